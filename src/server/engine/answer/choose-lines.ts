import { findOnline } from '#server/engine/facts/contacts/find-online.ts';
import { findPhones } from '#server/engine/facts/contacts/find-phones.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import type { ExpectedValue } from './expected-value.ts';
import { pickTier } from './notice-tiers.ts';
import { pickNumbered } from './numbered-lines.ts';
import type { RankedSection } from './rank-sections.ts';
import { labelOf, textOf } from './sections.ts';

/** A section up to this length is shown whole, unless parts of it are about another case. */
const wholeSection = 420;
const longestWindow = 380;
const longestSteps = 650;

type Unit = { sentences: number[]; text: string; value: number; coverage: number; label: string };

/** What of a section is shown: all of it when it is short, else the lines around the best one, as they stand. */
export function chooseLines({
  ranked: { section, sentences, describes, isRare },
  expected,
  advises,
  notice,
  isMissed = false,
  asksContact = false,
  question,
  language,
}: {
  ranked: RankedSection;
  /** Nothing was called off at all: the visitor didn't come. */
  isMissed?: boolean;
  /** It asks for a number or an address, or whom to turn to. */
  asksContact?: boolean;
  /** As the visitor wrote it, cleaned. */
  question: string;
  /** How long before its start the question calls something off, in minutes. */
  notice: number | null;
  language: LanguageCode;
  expected: readonly ExpectedValue[];
  /** In an emergency: whether a line says what to do. */
  advises: ((text: string) => boolean) | null;
}): number[] {
  const tier =
    notice === null
      ? null
      : pickTier({
          sentences: section.sentences.map((index) => ({
            index,
            text: section.passage.sentences[index]?.text ?? '',
          })),
          notice,
          isMissed,
          language,
        });
  if (tier !== null && !advises) return tier;
  const worth = new Map(
    section.sentences.map((index, at) => [
      index,
      sentences[at] ?? { cosine: 0, coverage: 0, isOnTopic: false },
    ]),
  );
  const groups =
    section.lines.length > 1 ? section.lines : section.sentences.map((index) => [index]);
  const isName = (label: string): boolean => !/\d/.test(label) && isRare(label);
  const units = groups.map((indexes): Unit => {
    const text = textOf(section.passage, indexes);
    // What names the whole section sets none of its lines apart.
    const own = section.heading.endsWith(labelOf(text)) ? '' : labelOf(text);
    const cosine = Math.max(...indexes.map((index) => worth.get(index)?.cosine ?? 0));
    const coverage = Math.max(...indexes.map((index) => worth.get(index)?.coverage ?? 0));
    const fits =
      expected.length > 0 && expected.every((value) => value.test(text)) ? expectedWorth : 0;
    return {
      sentences: indexes,
      text,
      coverage,
      value:
        cosine +
        coverage +
        fits +
        (advises?.(text) ? adviceWorth : 0) +
        (indexes.some((index) => worth.get(index)?.isOnTopic) ? topicWorth : 0),
      // "24 hours or more: …" is one of several cases, not a name that a question says; "after waxing: …" is one.
      label: goesOnFromBefore.test(own) || (isCase(own) && !isName(own)) ? '' : own,
    };
  });
  const numbered = pickNumbered({ lines: units.map(({ text }) => text), question, language });
  if (numbered && !advises)
    return units.slice(numbered.from, numbered.to).flatMap((unit) => unit.sentences);
  const isSteps = units.filter(({ text }) => /^\s*\d{1,2}[.)]\s/.test(text)).length >= 2;
  if (isSteps && section.text.length <= longestSteps) return section.sentences;
  const line = asksContact && !advises ? pickContact(units) : null;
  if (line) return line.sentences;
  const items = advises || section.lines.length < shortestList ? null : pickItems(units);
  if (items) return items.flatMap((unit) => unit.sentences);
  const best = units.reduce((top, unit) => (unit.value > top.value ? unit : top), units[0] as Unit);
  const named = units.filter(({ label }) => label !== '');
  const said = (unit: Unit): number => describes(unit.label);
  // "Late cancellation: …" beside "No-show: …": who asks for one doesn't want the other. A list that the question
  // doesn't choose from stays whole, and so does a paragraph in which most lines have names.
  const isChosen = best.label !== '' && said(best) >= namedFrom;
  const isAside = best.label === '' && named.length < units.length;
  const isForeign = (unit: Unit): boolean =>
    !advises &&
    unit !== best &&
    unit.label !== '' &&
    said(unit) < namedFrom &&
    (isChosen || (isAside && said(unit) === 0 && isRare(unit.label)));
  const kept = units.filter((unit) => !isForeign(unit));
  const chosen =
    lengthOf(kept) <= wholeSection
      ? kept
      : growAround({ units, best: units.indexOf(best), isForeign, isOnward: Boolean(advises) });
  return withEnds({ units, chosen: withBeginnings({ units, chosen }) }).flatMap(
    (unit) => unit.sentences,
  );
}

/** Of several lines with a number or an address the one for what is asked, when it is clearly the nearest. */
function pickContact(units: readonly Unit[]): Unit | null {
  const [best, second] = units
    .filter(({ text }) => countContacts(text) > 0)
    .toSorted((a, b) => b.value - a.value);
  if (!best || !second || units.some(({ value }) => value > best.value)) return null;
  return best.value - second.value >= clearlyNearer ? best : null;
}

/** How many numbers and addresses a text gives. */
export const countContacts = (text: string): number =>
  findOnline(text).length + findPhones(text).length;

const clearlyNearer = 0.1;

/** "Write to the owner:" says nothing without the line that it announces. */
function withEnds({ units, chosen }: { units: readonly Unit[]; chosen: readonly Unit[] }): Unit[] {
  const last = chosen.at(-1);
  const next = last?.text.endsWith(':') ? units[units.indexOf(last) + 1] : undefined;
  return next ? [...chosen, next] : [...chosen];
}

/** "And a bank card for the deposit" says too little without the line that it goes on from. */
function withBeginnings({
  units,
  chosen,
}: {
  units: readonly Unit[];
  chosen: readonly Unit[];
}): Unit[] {
  const shown = new Set(chosen);
  for (let at = units.length - 1; at > 0; at -= 1) {
    const unit = units[at];
    const before = units[at - 1];
    if (unit && before && shown.has(unit) && goesOn.test(unit.text)) shown.add(before);
  }
  return units.filter((unit) => shown.has(unit));
}

const goesOn =
  /^(?:and|but|also|plus|then|so|und|aber|außerdem|dazu|dann|y|pero|además|luego|et|mais|ensuite|e|ma|inoltre|mas|além|en|maar|ook|i|oraz|ale)(?=[ ,]\p{Ll})/iu;

/** "24 hours or more: free", "Later than that: £20". */
const isCase = (label: string): boolean => /\d/.test(label) || comparing.test(label);

const comparing =
  /^(?:later|earlier|after|before|less|more|otherwise|within|up to|until|over|under|danach|davor|später|früher|vorher|weniger|mehr|sonst|bis|después|antes|menos|más|hasta|après|avant|moins|plus|sinon|dopo|prima|meno|più|depois|menos|mais|later|eerder|anders|minder|później|wcześniej|mniej)(?!\p{L})/iu;

/** "If that happens: …" names no case of its own, it goes on from what was said before. */
const goesOnFromBefore =
  /^(?:if|when|in case|once|wenn|falls|sobald|si|cuando|en caso de que|quand|dès que|se|quando|als|zodra|jeśli|gdy) (?:it|this|that|es|das|dies|esto|eso|ya|cela|ça|c[’']est|ciò|isso|isto|dit|dat|to)(?!\p{L})/iu;

const expectedWorth = 0.15;
const adviceWorth = 0.2;
const topicWorth = 0.2;
const namedFrom = 0.4;

/** Of a list the items that hold what is asked for, when the others hold next to nothing of it: "who speaks Danish?" */
function pickItems(units: readonly Unit[]): Unit[] | null {
  if (units.some(({ text }) => text.length > longestItem)) return null;
  const most = Math.max(...units.map(({ coverage }) => coverage));
  if (most < heldByItem) return null;
  const picked = units.filter(({ coverage }) => coverage >= most * nearlyAsMuch);
  const others = units.filter(({ coverage }) => coverage < most * nearlyAsMuch);
  const isClear = others.every(({ coverage }) => coverage <= most * muchLess);
  return isClear && picked.length <= units.length / 2 ? picked : null;
}

const shortestList = 3;
const longestItem = 200;
const heldByItem = 0.4;
const nearlyAsMuch = 0.9;
const muchLess = 0.5;

function lengthOf(units: readonly Unit[]): number {
  return units.reduce((sum, { text }) => sum + text.length + 1, 0);
}

/** The best line and its neighbors, those after it first, as far as they fit. */
function growAround({
  units,
  best,
  isForeign,
  isOnward,
}: {
  units: readonly Unit[];
  best: number;
  isForeign(unit: Unit): boolean;
  /** What to do in an emergency follows what happened: nothing before it is needed. */
  isOnward: boolean;
}): Unit[] {
  let from = best;
  let to = best;
  let length = units[best]?.text.length ?? 0;
  const fits = (unit: Unit | undefined): unit is Unit =>
    unit !== undefined && !isForeign(unit) && length + unit.text.length < longestWindow;
  for (;;) {
    const next = units[to + 1];
    const before = units[from - 1];
    // A line that ends with a colon only announces what follows.
    if (
      fits(before) &&
      (before.text.endsWith(':') || (!isOnward && best - from < 1 && to > best))
    ) {
      from -= 1;
      length += before.text.length + 1;
    } else if (fits(next)) {
      to += 1;
      length += next.text.length + 1;
    } else if (!isOnward && fits(before) && best - from < 1) {
      from -= 1;
      length += before.text.length + 1;
    } else break;
  }
  return units.slice(from, to + 1);
}
