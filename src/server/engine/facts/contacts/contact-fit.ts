import { findConcepts } from '#server/engine/language/concept-index.ts';
import { joinsNouns } from '#server/engine/language/joins-nouns.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import type { Contact } from './contact.ts';
import type { ContactQuestion } from './contact-question.ts';
import { anyLanguage, findPurposes, plainWords } from './contact-vocabulary.ts';

export function fitOf(
  contact: Contact,
  asked: ContactQuestion,
  language: LanguageCode,
): { score: number; share: number; fit: Fit } {
  const mailbox = contact.kind === 'email' ? (contact.value.split('@')[0] ?? '') : '';
  const sources: readonly [string, number, Fit][] = [
    [`${contact.label} ${contact.channel}`, 1, 'labelled'],
    [contact.person, 0.95, 'labelled'],
    [mailbox, 0.9, contact.label === '' ? 'context' : 'labelled'],
    [contact.heading, 0.75, 'context'],
    [contact.context, 0.7, 'context'],
    [contact.note, 0.6, 'context'],
  ];
  let best: { score: number; share: number; fit: Fit } = { score: 0, share: 0, fit: 'context' };
  for (const [text, weight, fit] of sources) {
    const { covered, share } = coverage({
      text,
      subject: asked.subject,
      language,
      isLabel: weight >= 0.9,
    });
    const score = weight * covered;
    if (score > best.score) best = { score, share, fit };
  }
  return best;
}

export type Fit = 'main' | 'labelled' | 'context' | 'fallback' | 'emergency';

/**
 * The share of the subject that a text names, by its own words, by another word for the same thing or by the purpose
 * both mean. A long question tells a story, so a label that is named in full counts as well.
 */
function coverage({
  text,
  subject,
  language,
  isLabel,
}: {
  text: string;
  subject: readonly string[];
  language: LanguageCode;
  isLabel: boolean;
}): { covered: number; share: number } {
  const plain = plainWords(text);
  if (plain === '') return { covered: 0, share: 0 };
  const words = plain.split(' ');
  const asked = findPurposes(subject.join(' '));
  const sharesPurpose = [...findPurposes(text)].some((purpose) => asked.has(purpose));
  const isSame = (a: string, b: string): boolean =>
    isSameStem(a, b) || isSameThing(a, b, language) || (joinsNouns(language) && isSameHead(a, b));
  const share =
    subject.filter((word) => words.some((other) => isSame(word, other))).length / subject.length;
  const own = words.filter((word) => !anyLanguage.stop.test(word));
  const named = own.filter((word) => subject.some((other) => isSame(other, word))).length;
  const whole =
    isLabel && named > 0 && named >= own.length * 0.6
      ? 0.9 * (named / own.length) * (0.6 + 0.4 * share)
      : 0;
  return { covered: Math.max(share, whole, sharesPurpose ? 0.9 : 0), share };
}

/** "rent" and "hire", "space" and "room". */
function isSameThing(a: string, b: string, language: LanguageCode): boolean {
  const ids = new Set(findConcepts(a, language).map(({ id }) => id));
  return ids.size > 0 && findConcepts(b, language).some(({ id }) => ids.has(id));
}

/** "Betriebsfeier" and "Firmenfeiern", "Klasse" and "Schulklassen": compounds of the same last word. */
function isSameHead(a: string, b: string): boolean {
  const formsOf = (word: string): string[] => [word, word.replace(/(?:en|n|s|e)$/, '')];
  return formsOf(a).some((one) =>
    formsOf(b).some((other) => {
      let shared = 0;
      while (shared < one.length && one.at(-1 - shared) === other.at(-1 - shared)) shared += 1;
      return shared >= shortestHead;
    }),
  );
}

const shortestHead = 5;

function isSameStem(a: string, b: string): boolean {
  if (a === b) return true;
  const shared = Math.min(a.length, b.length);
  if (shared < 4) return false;
  const length = Math.max(4, Math.max(a.length, b.length) - 3);
  return shared >= length && a.slice(0, length) === b.slice(0, length);
}
