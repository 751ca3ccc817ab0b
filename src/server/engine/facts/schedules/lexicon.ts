import type {
  CalendarWords,
  HolidayId,
  MealId,
  SeasonId,
  SenseId,
  TopicId,
} from '#server/engine/language/calendar-words.ts';
import { calendars } from '#server/engine/language/calendars.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { foldText, type TextToken, tokenize } from './fold-text.ts';

export type Meaning =
  | { kind: 'weekday'; day: number; short: boolean }
  | { kind: 'month'; month: number; short: boolean }
  | { kind: 'holiday'; holiday: HolidayId; name: string }
  | { kind: 'season'; season: SeasonId }
  | { kind: 'meal'; meal: MealId }
  | { kind: 'topic'; topic: TopicId }
  | { kind: 'ordinal'; week: number }
  | { kind: 'half'; before: boolean }
  | { kind: 'month-part'; part: number }
  | { kind: 'sense'; sense: SenseId };

export type Lexicon = {
  language: LanguageCode;
  words: CalendarWords;
  meanings: ReadonlyMap<string, readonly Meaning[]>;
  /** Tokens of the longest phrase. */
  longest: number;
};

const built = new Map<LanguageCode, Lexicon>();

export function lexiconOf(language: LanguageCode): Lexicon {
  const known = built.get(language);
  if (known) return known;
  const lexicon = buildLexicon(language);
  built.set(language, lexicon);
  return lexicon;
}

/** A phrase as the lexicon spells it: folded words and numbers with single spaces. */
export const phraseKey = (phrase: string): string =>
  tokenize(foldText(phrase))
    .filter((token) => token.kind !== 'mark')
    .map((token) => token.text)
    .join(' ');

function buildLexicon(language: LanguageCode): Lexicon {
  const words: CalendarWords = calendars[language];
  const meanings = new Map<string, Meaning[]>();
  let longest = 1;
  const add = (phrases: readonly string[], meaning: (phrase: string) => Meaning) => {
    for (const phrase of phrases) {
      const key = phraseKey(phrase);
      if (key === '') continue;
      longest = Math.max(longest, key.split(' ').length);
      const list = meanings.get(key);
      if (list) list.push(meaning(phrase));
      else meanings.set(key, [meaning(phrase)]);
    }
  };
  words.weekdays.forEach((list, day) => {
    add(list, () => ({ kind: 'weekday', day, short: false }));
  });
  words.shortWeekdays.forEach((list, day) => {
    add(list, () => ({ kind: 'weekday', day, short: true }));
  });
  words.months.forEach((list, month) => {
    add(list, () => ({ kind: 'month', month: month + 1, short: false }));
  });
  words.shortMonths.forEach((list, month) => {
    add(list, () => ({ kind: 'month', month: month + 1, short: true }));
  });
  for (const [holiday, list] of Object.entries(words.holidays)) {
    add(list, (name) => ({ kind: 'holiday', holiday: holiday as HolidayId, name }));
  }
  for (const [season, list] of Object.entries(words.seasons)) {
    add(list, () => ({ kind: 'season', season: season as SeasonId }));
  }
  for (const [meal, list] of Object.entries(words.meals)) {
    add(list, () => ({ kind: 'meal', meal: meal as MealId }));
  }
  words.ordinals.forEach((list, index) => {
    add(list, () => ({ kind: 'ordinal', week: index === 5 ? -1 : index + 1 }));
  });
  words.monthParts.forEach((list, part) => {
    add(list, () => ({ kind: 'month-part', part }));
  });
  add(words.halfAfter, () => ({ kind: 'half', before: false }));
  add(words.halfBefore, () => ({ kind: 'half', before: true }));
  for (const [sense, list] of Object.entries(words.senses)) {
    add(list, () => ({ kind: 'sense', sense: sense as SenseId }));
  }
  for (const [topic, list] of Object.entries(words.topics)) {
    add(list, () => ({ kind: 'topic', topic: topic as TopicId }));
  }
  return { language, words, meanings, longest };
}

/** The longest phrase of the lexicon that starts at a token; hyphens and dots between its words don't count. */
export function findPhrase({
  tokens,
  at,
  lexicon,
}: {
  tokens: readonly TextToken[];
  at: number;
  lexicon: Lexicon;
}): { meanings: readonly Meaning[]; next: number } | null {
  let key = '';
  let best: { meanings: readonly Meaning[]; next: number } | null = null;
  let words = 0;
  for (let index = at; index < tokens.length && words < lexicon.longest; index += 1) {
    const token = tokens[index];
    if (!token) break;
    if (token.kind === 'mark') {
      if (
        index > at &&
        (token.text === '-' || token.text === '.' || token.text === "'" || token.text === '/')
      ) {
        // A sign with spaces around it separates: "Sat - Sun" is no phrase.
        const before = tokens[index - 1];
        if (before && before.end === token.start) continue;
      }
      break;
    }
    key = key === '' ? token.text : `${key} ${token.text}`;
    words += 1;
    const meanings = lexicon.meanings.get(key);
    if (meanings) best = { meanings, next: index + 1 };
  }
  return best;
}
