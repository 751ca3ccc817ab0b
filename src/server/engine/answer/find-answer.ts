import type { Embedder } from '#server/adapters/models/embedder.ts';
import { answerContact } from '#server/engine/facts/contacts/answer-contact.ts';
import type { FactAnswer } from '#server/engine/facts/fact-answer.ts';
import type { OpenFacts } from '#server/engine/facts/open-facts.ts';
import { answerSchedule } from '#server/engine/facts/schedules/answer-schedule.ts';
import { answerTable } from '#server/engine/facts/tables/answer-table.ts';
import type { OpenRow } from '#server/engine/facts/tables/open-table.ts';
import { isPriceOfOther } from '#server/engine/facts/tables/price-of-other.ts';
import { priceOfRow } from '#server/engine/facts/tables/price-of-row.ts';
import type { RowNearness } from '#server/engine/facts/tables/row-nearness.ts';
import {
  readTableQuestion,
  type TableQuestion,
} from '#server/engine/facts/tables/table-question.ts';
import { wordsOf } from '#server/engine/index/analyse.ts';
import { createNearness } from '#server/engine/index/nearness.ts';
import type { SearchIndex } from '#server/engine/index/search-index.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { questionWordsOf } from '#server/engine/language/question-words-of.ts';
import { knowsMeaning } from '#server/engine/language/text-for-model.ts';
import { leansOnContext, type Turn } from '#server/engine/retrieve/conversation.ts';
import { type Retrieval, retrieve } from '#server/engine/retrieve/retrieve.ts';
import { findAskedTopics } from '#server/engine/understand/find-topics.ts';
import { saysPhrase } from '#server/engine/understand/phrases.ts';
import { type Question, readQuestion } from '#server/engine/understand/question.ts';
import { asksHow } from './asks-how.ts';
import { areRowsOfHours, asksForOther } from './beside-hours.ts';
import type { AnswerKind, Candidate, Statement } from './candidate.ts';
import { findConditions, findDangers, givesNumber } from './emergency.ts';
import { type ExpectedValue, findExpected } from './expected-value.ts';
import { findNearestContact } from './find-nearest-contact.ts';
import { findSectionAnswer, type SectionAnswer } from './find-section-answer.ts';
import { findKnownBesidePrice } from './known-beside-price.ts';
import type { LoadedPassage, PassageLoader } from './passage-text.ts';
import { pointsToUnknown } from './points-to-unknown.ts';
import { stemsIn } from './rank-sections.ts';
import { cutSections } from './sections.ts';
import { tellsOfOthers } from './tells-of-others.ts';
import { toCandidate } from './to-candidate.ts';
import { tellsTopics, tellsWhatUndoingCosts } from './undoing-costs.ts';
import { weighDay } from './weigh-day.ts';

export type FoundAnswer = {
  candidate: Candidate | null;
  retrieval: Retrieval;
  loaded: ReadonlyMap<string, LoadedPassage>;
  /** The question as it was read, and everything that may answer it, the likeliest first. */
  text: string;
  candidates: readonly Candidate[];
  /** What a section would say to it; null where no text was found. */
  say: SectionAnswer['say'] | null;
  /** The price that a row of a table gives, when that is asked. */
  sayPrice(passage: LoadedPassage): ReturnType<typeof priceOfRow>;
  /** A price is asked, and what it's asked of stands only in the note of this row of a table. */
  isPriceOfOther(passage: LoadedPassage): boolean;
  /** What is known about a thing whose price is asked, for when there is none. */
  tellKnown(): Statement | null;
  /** The kinds of values that an answer must have. */
  expected: readonly ExpectedValue[];
  /** The names of texts that may be meant, where the judge has read them. */
  near?: readonly string[];
  /** The question was completed from the one before it. */
  isCompleted?: boolean;
};

/** Everything that may answer one question, weighed against each other. */
export async function findAnswer({
  text,
  own,
  previous,
  language,
  history,
  facts,
  index,
  embedder,
  loadPassages,
  now,
  timeZone,
  signal,
}: {
  /** Cleaned: without courtesies, typos repaired. */
  text: string;
  /** What the visitor wrote, when `text` was completed from the question before. */
  own?: string;
  /** The visitor's earlier questions, cleaned, the latest last. */
  previous: readonly string[];
  language: LanguageCode;
  history: readonly Turn[];
  facts: OpenFacts;
  index: SearchIndex;
  embedder: Embedder | null;
  loadPassages: PassageLoader;
  now: Date;
  timeZone: string;
  signal?: AbortSignal;
}): Promise<FoundAnswer> {
  const read = (each: string): Question =>
    readQuestion({
      text: each,
      language,
      documentLanguages: facts.languages,
      vocabulary: facts.vocabulary,
    });
  const question = read(text);
  const retrieval = await retrieve({
    index,
    embedder,
    question,
    history,
    limit: searchedPassages,
    signal,
  });
  const last = previous.at(-1);
  const before = last !== undefined && leansOnContext(text) ? read(last) : null;
  const words = questionWordsOf(language);
  const found = {
    schedule: answerSchedule({
      question: text,
      previous: [...previous],
      schedules: [...facts.schedules],
      now,
      timeZone,
      language,
    }),
    contact: answerContact({
      question: text,
      previous: previous.at(-1) ?? '',
      contacts: [...facts.contacts],
      language,
    }),
    table: answerTable({
      question,
      before,
      tables: facts.tables,
      words,
      nearnessOf: nearnessOfRows({ index, facts, language, embedder, vector: retrieval.vector }),
      changes: facts.changes,
    }),
  };
  if (found.contact === null && embedder && knowsMeaning({ embedder, language }))
    found.contact = await findNearestContact({
      question: text,
      facts,
      index,
      vector: retrieval.vector,
      language,
      loadPassages,
    });
  const ids = new Set(retrieval.matches.map(({ id }) => id));
  for (const answer of Object.values(found)) {
    for (const source of answer?.cited ?? []) {
      const id = facts.findPassageId(source);
      if (id) ids.add(id);
    }
  }
  const loaded = new Map((await loadPassages([...ids])).map((passage) => [passage.id, passage]));
  const isDated = givesDateOfStart(found);
  // Someone in danger needs advice, not opening hours or a price.
  const isDanger = findDangers({ text, language }).size > 0;
  const candidates = (['schedule', 'contact', 'table'] as const).flatMap((kind) => {
    const isLeftOut = kind === 'schedule' ? isDated || isDanger : kind === 'table' && isDanger;
    const answer = isLeftOut ? null : found[kind];
    return answer ? toCandidate({ kind, answer, facts, loaded }) : [];
  });
  const asked = readTableQuestion(question, words);
  const section = findSectionAnswer({
    question,
    own: own === undefined ? null : read(own),
    before,
    retrieval,
    loaded,
    facts,
    words,
    isScheduled: found.schedule !== null,
  });
  if (section) {
    // Text doesn't compare or add up, and counts only what it gives a number for.
    const isSaid =
      section.saysCount || saysSuperlative(section, asked) || limitAsked.test(question.folded);
    const share = isWorkedOut(asked) && !isSaid ? workedOutShare : 1;
    candidates.push({ ...section, confidence: section.confidence * share });
    weighDay({ candidate: candidates.at(-1), text, language, facts, now, timeZone });
  }
  // "Ring 112, then us": the number that saves a life comes first.
  if (isDanger && candidates.some(({ kind, statements }) => kind === 'text' && isAid(statements)))
    for (const candidate of candidates)
      if (candidate.kind === 'contact' && !isAid(candidate.statements)) candidate.confidence = 0;
  // What customers pay says nothing about wages.
  if (saysPhrase(question.folded, words.wePay))
    for (const candidate of candidates)
      if (!candidate.statements.some(({ text: said }) => speaksOfWages.test(said)))
        candidate.confidence *= besideHowShare;
  // What happens when a thing breaks or isn't wanted any more isn't in its price.
  const topics = findAskedTopics(text, language);
  const isOfPrices = asked.asksPrice || ['sum', 'compare', 'saving'].includes(asked.wants);
  if ((!isOfPrices || asked.asksWhether) && [...topics].some((topic) => topicsOfRules.has(topic)))
    for (const candidate of candidates)
      if (candidate.kind === 'table') candidate.confidence *= besideRulesShare;
  if (asked.asksPrice && section && tellsWhatUndoingCosts({ section, topics }))
    for (const candidate of candidates)
      if (candidate.kind === 'table' && !tellsTopics({ candidate, topics, facts }))
        candidate.confidence *= besideRulesShare;
  // Who asks how or where something is done, or when, doesn't want a list of things.
  const isHow = asksHow(question);
  const expected = findExpected(question, words);
  const isTimeless = expected.filter(({ name }) => isMeasured.test(name));
  for (const candidate of candidates) {
    if (candidate.kind !== 'table' || !/^(?:list of|what is listed)/.test(candidate.understood))
      continue;
    const [said = ''] = candidate.statements.map(({ text: one }) => one);
    const isOfHours = found.table !== null && areRowsOfHours({ answer: found.table, facts });
    if (isHow || isOfHours || isTimeless.some(({ test }) => !test(said)))
      candidate.confidence *= besideHowShare;
  }
  if (pointsToUnknown(question, (index) => retrieval.weights[index]?.known ?? false))
    for (const candidate of candidates) candidate.confidence *= besideHowShare;
  if (topics.has('jobs'))
    for (const candidate of candidates)
      if (candidate.kind === 'schedule') candidate.confidence *= besideHowShare;
  // Who gives a class is in its row rather than in the timetable.
  const hasRow = candidates.some(
    ({ kind, confidence }) => kind === 'table' && confidence >= leastRow,
  );
  // What is sold out at the moment isn't whether the shop is open.
  const isOfStock = candidates.some(({ understood }) => / (?:out of|in) stock$/.test(understood));
  if (isOfStock || (hasRow && asksWho.test(question.folded)))
    for (const candidate of candidates)
      if (candidate.kind === 'schedule') candidate.confidence *= besideHowShare;
  for (const candidate of candidates)
    if (candidate.kind === 'schedule' && asksForOther({ question, candidate, facts }))
      candidate.confidence *= besideHowShare;
  // "When can I bring paint?" isn't answered by opening hours where a sentence says when paint is taken.
  const isKnown = (at: number): boolean => retrieval.weights[at]?.known ?? false;
  if (found.schedule && tellsOfOthers({ question, isKnown, answer: found.schedule, facts, loaded }))
    for (const candidate of candidates)
      if (candidate.kind === 'schedule') candidate.confidence *= besideHowShare;
  const isOfOther = (passage: LoadedPassage): boolean => {
    const row = asked.asksPrice ? findRow(passage, facts) : null;
    return row !== null && isPriceOfOther({ row, question });
  };
  for (const candidate of candidates)
    if (
      candidate.kind === 'table' &&
      candidate.statements.every(({ passages }) => passages.every(isOfOther))
    )
      candidate.confidence *= ofOtherShare;
  // "Does my voucher expire?" isn't answered by what vouchers cost.
  const rankOf = ({ kind, confidence, understood }: Candidate): number =>
    confidence + (understood.startsWith('price of') && !asked.asksPrice ? 0 : advantage[kind]);
  candidates.sort((a, b) => rankOf(b) - rankOf(a));
  return {
    candidate: candidates[0] ?? null,
    retrieval,
    loaded,
    text,
    candidates,
    say: section?.say ?? null,
    sayPrice(passage) {
      const row = findRow(passage, facts);
      return row && priceOfRow({ row, question, before, tables: facts.tables, words });
    },
    isPriceOfOther: isOfOther,
    tellKnown: () => {
      const price = expected.find(({ name }) => name === 'price');
      const [written = 'en'] = facts.languages;
      const isAside = isDanger || findConditions(question).size > 0;
      if (!price || isAside || !facts.languages.includes(language)) return null;
      return findKnownBesidePrice({
        question,
        sections: cutSections({ matches: retrieval.matches, loaded }),
        isPrice: price.test,
        stemsOf: (said) => stemsIn(said, written, facts.vocabulary),
      });
    },
    expected,
  };
}

function findRow({ id, documentId }: LoadedPassage, facts: OpenFacts): OpenRow | null {
  for (const table of facts.tables) {
    if (table.documentId !== documentId) continue;
    const row = table.rows.find(({ block }) => facts.findPassageId({ documentId, block }) === id);
    if (row) return row;
  }
  return null;
}

const isAid = (statements: Candidate['statements']): boolean =>
  statements.some(({ text }) => givesNumber(text));

/** How near in meaning the question is to what a row is called. */
function nearnessOfRows({
  index,
  facts,
  language,
  embedder,
  vector,
}: {
  index: SearchIndex;
  facts: OpenFacts;
  language: LanguageCode;
  embedder: Embedder | null;
  vector: Float32Array | null;
}): RowNearness {
  const nearnessOf = createNearness({ index, vector });
  return ({ table, block, sentence }) => {
    // A model for English finds all names of another language about as near.
    const isCompared =
      embedder !== null &&
      [language, table.language].every((each) => knowsMeaning({ embedder, language: each }));
    const passageId = facts.findPassageId({ documentId: table.documentId, block });
    return isCompared && passageId && sentence !== undefined
      ? nearnessOf({ documentId: table.documentId, passageId, sentence })
      : null;
  };
}

/** "When does the course start?": its row has a date, of which a timetable knows only the weekday. */
function givesDateOfStart({
  schedule,
  table,
}: {
  schedule: FactAnswer | null;
  table: FactAnswer | null;
}): boolean {
  if (!schedule || !table || table.certainty < leastDated) return false;
  const [date] = monthAndDay.exec(table.text) ?? [];
  const isSameRow = table.cited.every(({ documentId, block }) =>
    schedule.cited.some((own) => own.documentId === documentId && own.block === block),
  );
  return (
    date !== undefined &&
    isSameRow &&
    schedule.understood.includes(' · opens ·') &&
    !schedule.text.includes(date)
  );
}

const leastRow = 0.7;
const asksWho =
  /^(?:and |und |y |et |e |en )?(?:who|wer|wem|quien|quienes|qui|chi|quem|wie(?= geeft)|kto)(?!\p{L})/u;

const isMeasured = /^(?:time|duration|measure|weight|year)$/;

const monthAndDay = /\b\d{1,2}\.? \p{L}{3}|(?<!\p{L})\p{L}{3,12} \d{1,2}(?![\d:.])/u;
const leastDated = 0.7;
const workedOutShare = 0.45;

function isWorkedOut({ wants, limit }: TableQuestion): boolean {
  return limit !== null || ['count', 'extreme', 'compare', 'sum', 'saving'].includes(wants);
}

/** "Our largest room is …" answers which one is the largest, whatever can be worked out. */
function saysSuperlative(section: SectionAnswer, { superlative, limit }: TableQuestion): boolean {
  if (!superlative || limit || section.evidence.lineCoverage < saysMost) return false;
  const [last = ''] = wordsOf(superlative).slice(-1);
  return section.statements.some(({ text }) => wordsOf(text).includes(last));
}

/** "What's the longest I can keep it" asks for a rule, not for the longest of several things. */
const limitAsked =
  /\bthe (?:longest|latest|earliest|soonest|shortest|most|least|maximum|minimum|furthest|farthest)(?: time| amount| date)?(?: that)? (?:i|we|you|he|she|they|someone|a \p{L}+) (?:can|could|may|am|are|is|have|has|must)\b/u;

const saysMost = 0.6;

const speaksOfWages =
  /(?<!\p{L})(?:wages?|salar\p{L}*|we pay|starting pay|hourly pay|\p{L}*lohn\p{L}*|gehalt\p{L}*|wir zahlen|vergüt\p{L}*|sueldos?|salarios?|pagamos|salaires?|stipendi\p{L}*|salaris\p{L}*|wynagrodzen\p{L}*)(?!\p{L})/iu;

const ofOtherShare = 0.4;
const besideRulesShare = 0.6;
const besideHowShare = 0.5;

const topicsOfRules = new Set(
  'warranty return return-period exchange arrived-damaged cancel no-show refund complaint missed-class membership-end membership-pause reschedule aftercare refill'.split(
    ' ',
  ),
);

/** A typed fact that answers the very question beats a piece of text that is only near it. */
const advantage: Record<AnswerKind, number> = {
  schedule: 0.25,
  contact: 0.2,
  table: 0.15,
  text: 0,
};

/** The first dozen may answer by what they say; those after them when they are about what is asked. */
const searchedPassages = 40;
