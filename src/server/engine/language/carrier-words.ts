import { fold } from '#server/engine/index/analyse.ts';
import type { LanguageCode } from './language-code.ts';
import { listOfEach, wordsOfEach } from './languages.ts';

/**
 * Words of a question that name no thing: what is wanted to be known ("price", "hours"), what someone wants or does
 * ("thinking of getting"), and whom it is for. What a question is about is what is left without them.
 */
const words: Record<LanguageCode, string> = wordsOfEach(({ smallWords }) => smallWords.carriers);

const sets = new Map<LanguageCode, ReadonlySet<string>>();

/** Whether a folded word names no thing that a question could be about. */
export function isCarrier(word: string, language: LanguageCode): boolean {
  let set = sets.get(language);
  if (!set) {
    set = new Set(fold(words[language]).split(/\s+/));
    sets.set(language, set);
  }
  return set.has(word);
}

/** Of those, the ones that belong to a name when they stand right beside it: "family pass", "chess night". */
const nameParts = new Set(
  fold(
    [
      `adult adults child children kid kids person people member members student students senior seniors baby family friend
    friends mother father minute minutes min mins hour hours day days week weeks month months night nights date first second
    new extra erwachsene erwachsenen kind kinder familie familien tag tage woche wochen monat nacht erste erster
    ersten neue neuer adulto adultos niño niños familia día semana noche enfant enfants famille adulte jour semaine nuit
    bambini famiglia adulti giorno settimana notte criança crianças família dia noite gezin kinderen dag nacht rodzina dzieci`,
      ...listOfEach(({ smallWords }) => smallWords.nameParts),
    ].join(' '),
  ).split(/\s+/),
);

export const belongsToName = (word: string): boolean => nameParts.has(word);
