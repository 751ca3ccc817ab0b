import { fold } from '#server/engine/index/analyse.ts';
import { splitSentences } from '#server/engine/ingest/split/sentences.ts';
import type { ConceptId } from '#server/engine/language/concept-ids.ts';
import { findConcepts } from '#server/engine/language/concept-index.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { readLanguages } from '#server/engine/language/languages.ts';
import type { NoticeWords } from '#server/engine/language/time-words.ts';
import {
  findFigures,
  isInRange,
  readRanges,
  spellNumbers,
} from '#server/engine/understand/figures.ts';
import { saysPhrase } from '#server/engine/understand/phrases.ts';
import type { Question } from '#server/engine/understand/question.ts';

/** Spans in minutes, as the figures of a question are. */
type Tier = { from: number; to: number };

const day = 1440;
/** Who cancels on the day gives next to no notice. */
const sameDayNotice = 30;

/** What notice is given of. */
const callingOff: ReadonlySet<ConceptId> = new Set<ConceptId>([
  'cancel',
  'refund',
  'reschedule',
  'no-show',
]);

/** How long before its start something is called off in a question: "36 hours before", "the day before", "tonight". */
export function findNotice({
  text,
  folded,
  language,
}: Pick<Question, 'text' | 'folded' | 'language'>): number | null {
  if (!findConcepts(text, language).some(({ id }) => callingOff.has(id))) return null;
  const { before, sameDay, dayBefore } = noticeWordsOf(language);
  const spans = findFigures(folded, language).filter(
    ({ kind, period }) => kind === 'time' && period !== 'minute' && period !== 'year',
  );
  const [span] = spans;
  const isBefore = saysPhrase(folded, before) || startsIn.test(folded);
  if (spans.length === 1 && span && isBefore) return span.value;
  if (spans.length > 0) return null;
  const unit = /(?<!\p{L})(?:a|an|one|einen?|una?|un|une|een) (\p{L}+)/u.exec(folded)?.[1];
  if (unit && isBefore) {
    const [one] = findFigures(`1 ${unit}`, language);
    if (one?.kind === 'time') return one.value;
  }
  if (saysPhrase(folded, dayBefore)) return day;
  return saysPhrase(folded, sameDay) ? sameDayNotice : null;
}

/** Whether a question says how long before something is called off. */
export const saysNotice = (text: string, language: LanguageCode): boolean =>
  findNotice({ text, folded: fold(text), language }) !== null;

/** "It starts in 10 days". */
const startsIn = /(?<!\p{L})(?:in|within|en|dans|tra|fra|em|over|za) \d/u;

/** What notice a sentence is for, or null when it speaks of none. */
export function readTier(sentence: string, language: LanguageCode): Tier | null {
  const folded = spellNumbers(fold(sentence), language);
  const { before, orEarlier, sameDay, dayBefore } = noticeWordsOf(language);
  const isEarlier = orEarlier.split(',').some((word) => folded.includes(`${word} `));
  const spans = findFigures(folded, language).filter(({ kind }) => kind === 'time');
  // "Between four days and 24 hours before": each end has a unit of its own.
  if (spans.length === 2 && saysPhrase(folded, before)) {
    const [low = 0, high = 0] = spans.map(({ value }) => value).sort((a, b) => a - b);
    return { from: low, to: high };
  }
  const [, low, high, unit = ''] = stepDown.exec(folded) ?? [];
  const [first, last] = [low, high].map((each) => findFigures(`${each} ${unit}`, language)[0]);
  if (first?.kind === 'time' && last?.kind === 'time')
    return { from: Math.min(first.value, last.value), to: Math.max(first.value, last.value) };
  const [range] = readRanges(folded, language).filter(({ kind }) => kind === 'time');
  if (!range && isEarlier && saysPhrase(folded, dayBefore))
    return { from: day, to: Number.POSITIVE_INFINITY };
  if (!range) return saysPhrase(folded, sameDay) ? { from: 0, to: day } : null;
  const { from, to, isExact } = range;
  if (isExact) {
    if (!saysPhrase(folded, before)) return null;
    return { from, to: Number.POSITIVE_INFINITY };
  }
  const isUpTo = from === 0 && isEarlier;
  const isUnder = from === 0 && !Number.isInteger(to);
  if (isUpTo && !isUnder) return { from: to, to: Number.POSITIVE_INFINITY };
  return { from, to };
}

/** "29 to 14 days": policies count down. */
const stepDown =
  /(?<![\d.,])(\d+)\s?(?:[-–—]|to|bis|a|al|tot|do|and|und|y|et|e)\s?(\d+)\s(\p{L}+)/u;

/** Of sentences for different notice those that the question falls under; null when none or several do. */
export function pickTier({
  sentences,
  notice,
  isMissed,
  language,
}: {
  sentences: readonly { index: number; text: string }[];
  notice: number;
  /** Nothing was called off at all. */
  isMissed: boolean;
  language: LanguageCode;
}): number[] | null {
  const tiers: { indexes: number[]; tier: Tier; isMissed: boolean }[] = [];
  for (const [at, { index, text }] of sentences.entries()) {
    const tier = readTier(text, language);
    const before = tiers.at(-1);
    const isNext = before?.indexes.at(-1) === sentences[at - 1]?.index;
    if (tier) {
      const hasSpan = findFigures(spellNumbers(fold(text), language), language).some(
        ({ kind }) => kind === 'time',
      );
      const missed = !hasSpan && speaksOfMissing(text, language);
      tiers.push({ indexes: [index], tier, isMissed: missed });
    } else if (before && isNext && before.tier.from > 0 && saysLater(text, language))
      // "Later than that: £20" is understood only behind what comes before it.
      tiers.push({
        indexes: [...before.indexes, index],
        tier: { from: 0, to: before.tier.from - 1 },
        isMissed: false,
      });
  }
  if (tiers.length < 2) return null;
  const width = ({ from, to }: Tier): number => to - from;
  // Who doesn't come at all isn't someone who cancels late.
  const missing = tiers.filter(({ isMissed }) => isMissed);
  if (isMissed && missing.length === 1) return missing[0]?.indexes ?? null;
  const all = tiers
    .filter(({ tier }) => isInRange(notice, { ...tier, kind: 'time', noun: '', isExact: false }))
    .sort((a, b) => width(a.tier) - width(b.tier));
  const calledOff = all.filter((one) => !one.isMissed);
  const fitting = calledOff.length > 0 && !isMissed ? calledOff : all;
  const [first, second] = fitting;
  if (!first) return null;
  if (second && width(second.tier) === width(first.tier)) return null;
  // "By noon the day before": who calls the day before may be too late, so what then applies is said too.
  const next = tiers.find(({ indexes }) => indexes.length > 1 && indexes[0] === first.indexes[0]);
  if (first.tier.from === day && notice === day) return next?.indexes ?? null;
  return first.indexes;
}

/** "Later than that", "after that", "otherwise", "late cancellation": less notice than the sentence before gives. */
function saysLater(text: string, language: LanguageCode): boolean {
  const folded = fold(text);
  return noticeWordsOf(language)
    .later.split(',')
    .some((words) => folded.startsWith(`${words} `) || folded.startsWith(`${words}:`));
}

/** Whether a text is about not coming without a word: "no-show", "I forgot my appointment". */
export function speaksOfMissing(text: string, language: LanguageCode): boolean {
  return findConcepts(text, language).some(({ id }) => id === 'no-show');
}

/** Whether a text says what different notice costs. */
export function hasTiers(text: string, language: LanguageCode): boolean {
  return splitSentences(text).some((sentence) => readTier(sentence, language) !== null);
}

const noticeWordsOf = (language: LanguageCode): NoticeWords =>
  readLanguages[language].timeWords.notice;
