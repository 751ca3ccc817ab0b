import type { TopicId } from '#server/engine/language/calendar-words.ts';
import { joinsNouns } from '#server/engine/language/joins-nouns.ts';
import { type ClauseDefaults, noDefaults } from './clause.ts';
import { withFloatingDates } from './floating-dates.ts';
import { foldText } from './fold-text.ts';
import { type Item, isSense } from './items.ts';
import { joinPeriods } from './join-periods.ts';
import { type Lexicon, phraseKey } from './lexicon.ts';
import { businessTopics } from './place-topics.ts';
import { plainWords } from './plain-words.ts';
import { readWhen } from './read-when.ts';
import { scanText } from './scan-text.ts';
import type { DateRule } from './schedule.ts';

export type Heading = {
  level: number;
  text: string;
  capitals: boolean;
  /** Says nothing about whose hours these are: "Opening hours", "Holidays". */
  general: boolean;
  /** "Holidays": the lines below are exceptions to the usual week. */
  special: boolean;
  defaults: ClauseDefaults;
};

/** The headings above a block, outermost first. */
export type HeadingStack = Heading[];

export function pushHeading({ stack, heading }: { stack: HeadingStack; heading: Heading }): void {
  while (stack.length > 0) {
    const top = stack.at(-1) as Heading;
    // Readers can't always tell levels: headings in capitals end each other, whatever their level.
    const ends =
      top.level >= heading.level ||
      (heading.capitals && top.capitals && stack.length > 1) ||
      (heading.capitals && !top.capitals && top.level > 1);
    if (!ends) break;
    stack.pop();
  }
  stack.push(heading);
}

export function readHeading({
  text,
  level,
  lexicon,
  first,
}: {
  text: string;
  level: number;
  lexicon: Lexicon;
  first: boolean;
}): Heading {
  const [, before = '', owner = ''] = /^([^:]{3,30}):\s*(\S[^:]{2,60})$/.exec(text) ?? [];
  // "Hours: Lake Store" names whose hours these are.
  if (
    owner !== '' &&
    scanText({ text: before, lexicon }).every((item) => isSense(item, 'hours', 'glue', 'open'))
  )
    return { ...readHeading({ text: owner, level, lexicon, first: false }), general: false };
  const items = scanText({ text, lexicon });
  const letters = text.replace(/[^\p{L}]/gu, '');
  const own = items.some(
    (item) =>
      item.kind === 'topic' ||
      (item.kind === 'word' &&
        !plainWords.test(item.text) &&
        !fillersOf(lexicon).has(phraseKey(item.text))),
  );
  const hours = items.some(
    (item) =>
      isSense(item, 'hours', 'open', 'opens', 'closed') &&
      // "Gliders on trailers" says nothing of hours.
      !isPreposition.test(item.text),
  );
  const topic = items.some((item) => item.kind === 'topic' && item.topic !== 'branch');
  const question = text.trim().endsWith('?');
  const name = first && !(hours && topic);
  return {
    level,
    text: cleanSubject(text),
    capitals: letters.length > 2 && letters === letters.toUpperCase(),
    general:
      !own ||
      // "Drop-off 7.45–8.15, home 3.30–5" is a line of its own, whatever it looks like.
      items.filter(({ kind }) => kind === 'time').length >= 3 ||
      schoolBreak.test(text.trim()) ||
      isClosingTimes(items) ||
      name ||
      (question && hours && !topic) ||
      (hours &&
        !topic &&
        !isNamedOpen(items) &&
        items.filter((item) => item.kind === 'word').length <= 2),
    special: items.some(
      (item) => isSense(item, 'public-holidays', 'company-holiday') || item.kind === 'holiday',
    ),
    // "Menu Autumn 2026" on top says what the document is, not when its hours count.
    defaults: name
      ? { ...readDefaults({ items, text }), seasons: [] }
      : readDefaults({ items, text }),
  };
}

const isPreposition = /^on$/iu;

/** A time of the year, not a part of the business. */
const schoolBreak =
  /^(?:(?:in|during|over) )?(?:the )?(?:school (?:holidays?|breaks?|vacations?)|half[- ]terms?|schulferien|vacaciones escolares|vacances scolaires|vacanze scolastiche|férias escolares|schoolvakanties?|ferie szkolne)$/iu;

/** "When the shop is closed": the days below are those of the business. */
const isClosingTimes = (items: readonly Item[]): boolean =>
  items.some((item) => isSense(item, 'closed')) &&
  !items.some((item) => isSense(item, 'open', 'hours')) &&
  items.every((item) => item.kind !== 'topic' || businessTopics.has(item.topic)) &&
  items.filter((item) => item.kind === 'word').length <= 1;

/** "Open mic", "open gym": the name of something that takes place. */
const isNamedOpen = (items: readonly Item[]): boolean =>
  isSense(items[0], 'open') &&
  items.length === 2 &&
  items[1]?.kind === 'word' &&
  !items.some((item) => isSense(item, 'hours', 'opens', 'closed'));

const fillerSets = new WeakMap<Lexicon, ReadonlySet<string>>();

/** Words that name nothing: "When we're here" says as little about whose hours these are as "Opening hours". */
function fillersOf(lexicon: Lexicon): ReadonlySet<string> {
  const known = fillerSets.get(lexicon);
  if (known) return known;
  const set = new Set(lexicon.words.fillers.map(phraseKey));
  fillerSets.set(lexicon, set);
  return set;
}

function readDefaults({ items, text }: { items: readonly Item[]; text: string }): ClauseDefaults {
  const meal = items.find((item) => item.kind === 'meal');
  const closed =
    items.some((item) => isSense(item, 'closed', 'company-holiday')) &&
    !items.some((item) => isSense(item, 'open', 'hours'));
  return {
    ...noDefaults,
    kind: items.some((item) => isSense(item, 'last-orders'))
      ? 'last-orders'
      : items.some((item) => isSense(item, 'break'))
        ? 'break'
        : 'hours',
    meal: meal?.kind === 'meal' ? meal.meal : null,
    seasons: readSeasons({ items: withFloatingDates({ items, text }) }),
    closed,
  };
}

/** "Summer (1 April - 30 September)", "March and October", "Winter". Dates say more than names. */
export function readSeasons({ items }: { items: readonly Item[] }): DateRule[] {
  const ranges: DateRule[] = [];
  const named: DateRule[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const when = readWhen({ items, at });
    if (!when) continue;
    for (const rule of when.when.dates) {
      if (rule.kind === 'range') ranges.push(rule);
      if (rule.kind === 'season') named.push(rule);
    }
    at = Math.max(at, when.next - 1);
  }
  return joinPeriods(ranges.length > 0 ? ranges : named);
}

export const mergeDefaults = (stack: HeadingStack): ClauseDefaults => {
  const merged = { ...noDefaults };
  for (const { defaults } of stack) {
    if (defaults.kind !== 'hours') merged.kind = defaults.kind;
    merged.meal = defaults.meal ?? merged.meal;
    if (defaults.seasons.length > 0) merged.seasons = defaults.seasons;
    merged.closed ||= defaults.closed;
  }
  return merged;
};

/** "2) FILIALE VAUBAN:" without its number and colon. */
export const cleanSubject = (text: string): string =>
  text
    .replace(/^\s*(?:\d{1,2}[.)]|[-–•*#])\s*/, '')
    .replace(/(?<![\s:;–-])[\s:;–-]+$/, '')
    .trim();

/** "7 Bell Lane", with nothing but a town behind it. */
const streetAfterNumber =
  /^\d{1,5}\p{L}?\s(?:\p{Lu}[\p{L}'’.-]+\s){1,3}(?:street|st|road|rd|lane|ln|avenue|ave|way|alley|square|drive|dr|court|place|row|terrace|quay|hill|crescent|boulevard|blvd|highway|parade|wharf|mews|walk)\.?(?:,|$)/iu;

/** Street, number and town: says where, not what. */
export const looksLikeAddress = (text: string): boolean =>
  /\b(?!(?:19|20)\d\d\b)\d{4,5}\b/.test(text) ||
  /^\d{1,5}\p{L}?\s+\p{Lu}[^\d]{3,60},/u.test(text) ||
  streetAfterNumber.test(text.trim()) ||
  (/\d/.test(text) && /\p{L}{4}[^\d]{0,12}(?!(?:19|20)\d\d\b)\b\d{1,4}\p{L}?(?:,|$)/u.test(text));

export const topicsOf = ({ text, lexicon }: { text: string; lexicon: Lexicon }): TopicId[] =>
  scanText({ text, lexicon }).flatMap((item) =>
    item.kind === 'topic'
      ? [item.topic]
      : item.kind === 'word'
        ? compoundTopics({ word: item.text, lexicon })
        : [],
  );

/** "Telefonzeiten", "Werkstattannahme": a compound is about its first part. */
function compoundTopics({ word, lexicon }: { word: string; lexicon: Lexicon }): TopicId[] {
  if (!joinsNouns(lexicon.language)) return [];
  const folded = foldText(word);
  return Object.entries(lexicon.words.topics).flatMap(([topic, names]) =>
    names.some((name) => {
      const start = foldText(name);
      return start.length >= 4 && folded.length >= start.length + 4 && folded.startsWith(start);
    })
      ? [topic as TopicId]
      : [],
  );
}

/** A line of its own with a street or a postcode, below the name of a branch. */
export const isAddressLine = (text: string): boolean =>
  text.length <= 90 &&
  text.split(/\s+/).length <= 12 &&
  !/[.!?;:]$|:\s/.test(text.trim()) &&
  looksLikeAddress(text);

/** "phone 555 0123" below the name of a branch names nothing. */
export const isContactLine = ({ text, lexicon }: { text: string; lexicon: Lexicon }): boolean =>
  text.length <= 60 &&
  scanText({ text, lexicon }).some((item) => item.kind === 'other' && /\d{3}|@/.test(item.text));
