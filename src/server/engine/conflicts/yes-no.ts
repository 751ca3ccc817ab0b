import { plainLetters } from '#server/engine/answer/fold-text.ts';
import { wordsOf } from '#server/engine/index/analyse.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { isLight } from '#server/engine/language/light-words.ts';
import { numberWordsOf } from '#server/engine/language/number-words-of.ts';

type Answer = 'yes' | 'no';

const yes = /^(?:yes|ja|jawohl|sí|si|oui|sì|sim|tak|✓|✔|x)(?!\p{L})/iu;
const no = /^(?:no|nein|non|não|nee|nie|✗|—|–|-)(?!\p{L})/iu;

/** A cell that says nothing but yes or no. */
export function readAnswerWord(text: string, language: LanguageCode): Answer | null {
  const plain = text.trim();
  if (plain.split(/\s+/).length > 3) return null;
  return readAnswerStart(plain, language);
}

/** How an answer to a yes-or-no question begins: "Yes, dogs are welcome." */
export function readAnswerStart(text: string, language: LanguageCode): Answer | null {
  const plain = text
    .trim()
    .replace(/^(?:sorry|unfortunately|leider|lo siento|désolé)[,:]?\s+/iu, '');
  // "No" is also a number in Italian lists, and "si" an if.
  if (/^si\s/iu.test(plain) && language !== 'it' && language !== 'es') return null;
  if (yes.test(plain)) return 'yes';
  return no.test(plain) ? 'no' : null;
}

/** Longer sentences have conditions and parts of their own. */
const longestStatement = 12;

/**
 * Whether a plain statement says that something is so or that it isn't; null for sentences with conditions, limits or
 * figures, which can both be true.
 */
export function readStatement(text: string, language: LanguageCode): Answer | null {
  const words = wordsOf(text).map(plainLetters);
  if (words.length > longestStatement || words.length < 2 || /[\d?？]/.test(text)) return null;
  const { negations, opposites, limits, exceptions } = numberWordsOf(language);
  const limited = new Set([...limits, ...exceptions]);
  for (const word of words) if (limited.has(word) && !harmless.has(word)) return null;
  const denials = words.filter((word) => negations.includes(word) || opposites.has(word)).length;
  if (denials > 1) return null;
  const offers = words.some((word) => isLight(word, language) || offering.has(word));
  if (denials === 0 && !offers) return null;
  return denials === 1 ? 'no' : 'yes';
}

/** Limits that say how something is offered, not when. */
const harmless = new Set('free kostenlos frei gratis all any every alle von'.split(' '));

const offering = new Set(
  `available possible permitted welcome accepted offered provided served erhaltlich zugelassen akzeptiert inbegriffen dabei
  admitidos admitimos aceptamos ofrecemos servimos acceptons acceptes proposons autorises servons accettiamo ammessi offriamo
  aceitamos permitidos oferecemos accepteren toegestaan bieden akceptujemy oferujemy dozwolone verfugbar moglich gestattet willkommen vorhanden angeboten disponible posible
  bienvenidos disponibles possible bienvenus disponibile possibile benvenuti disponivel possivel bemvindos beschikbaar
  mogelijk welkom dostepny dostepne mozliwe mile`.split(/\s+/),
);
