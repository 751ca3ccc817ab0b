import { withLanguages } from '#server/engine/language/with-languages.ts';
import { foldText } from './fold-text.ts';
import type { Lexicon } from './lexicon.ts';
import { scanText } from './scan-text.ts';

const termTime = withLanguages(
  'in-term-time',
  /(?<!\p{L})(?:(?:(?:in|during) )?(?:school )?term[- ]?time(?: only)?|(?:(?:in|during) )?school terms?(?: only)?|(?:in )?terms? \d(?:(?:,| and|-) \d){0,2} only|while (?:classes are|school is) in session|in der schulzeit|wahrend der schulzeit|nur in der unterrichtszeit|en periodo escolar|en epoca escolar|en periode scolaire|hors vacances scolaires|in periodo scolastico|em periodo letivo|in schoolweken|w roku szkolnym)(?!\p{L})/u,
);
const otherTimes = withLanguages(
  'out-of-term',
  /(?<!\p{L})(?:holidays?|half[- ]terms?|breaks?|vacations?|summer|ferien|vacaciones|vacances|vacanze|ferias|vakanties?|wakacje)(?!\p{L})/u,
);

/** "Tuesdays 10 to 11 in term time": weeks that no calendar has, so that the words go with the hours. */
export function termOf({ text, lexicon }: { text: string; lexicon: Lexicon }): {
  words: string;
  /** "Sat 11–1, and Wed 4.30–6 in Term 3 only" says nothing about the Saturdays. */
  isOfLast: boolean;
} | null {
  const folded = foldText(text);
  const found = termTime.exec(folded);
  // As the label of a line it's said anyway.
  if (!found || found.index === 0 || otherTimes.test(folded.replace(found[0], ''))) return null;
  const last = scanText({ text, lexicon }).findLast(
    ({ kind, end }) => kind === 'time' && end <= found.index,
  );
  return {
    words: text.slice(found.index, found.index + found[0].length),
    isOfLast: last !== undefined && /^\s*$/.test(text.slice(last.end, found.index)),
  };
}
