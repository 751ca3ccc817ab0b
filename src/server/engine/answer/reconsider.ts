import type { Embedder } from '#server/adapters/models/embedder.ts';
import { traceStep } from '#server/config/active-span.ts';
import type { OpenFacts } from '#server/engine/facts/open-facts.ts';
import { analyse } from '#server/engine/index/analyse.ts';
import { knowsMeaning, textForModel } from '#server/engine/language/text-for-model.ts';
import { isOtherScript } from '#server/engine/language/text-language.ts';
import { defaultThreshold } from '#server/engine/retrieve/confidence.ts';
import { leansOnContext } from '#server/engine/retrieve/conversation.ts';
import type { UnderstoodMessage } from '#server/engine/understand/understand-message.ts';
import { askJudge, type Judgment, type ReadForModel, writeAnswerForJudge } from './ask-judge.ts';
import type { AnswerKind, Candidate } from './candidate.ts';
import {
  type BeliefLimits,
  beliefLimits,
  beliefLimitsElsewhere,
  chooseBelieved,
} from './choose-believed.ts';
import { findConditions, speaksOf } from './emergency.ts';
import { findFavorite, leastJudged } from './favorite-section.ts';
import type { FoundAnswer } from './find-answer.ts';
import { toOdds, toShare } from './log-odds.ts';
import { nameNearTopics } from './near-topics.ts';
import type { LoadedPassage } from './passage-text.ts';
import { findRowsOfOthers } from './rows-of-others.ts';
import { cutSections, isColumnNames, type Section } from './sections.ts';
import { addOther, giveBoth } from './two-answers.ts';

/**
 * Has the judges read what was found, where the engine isn't sure: it may rescue an answer that would not be given,
 * show a section that the engine passed over, and take back what doesn't answer the question. A follow-up that nothing
 * answers is read once more together with the question before it.
 */
export async function reconsider({
  found,
  message,
  facts,
  embedder,
  signal,
}: {
  found: FoundAnswer;
  message: Pick<UnderstoodMessage, 'language' | 'previous'>;
  facts: OpenFacts;
  embedder: Embedder | null;
  signal?: AbortSignal;
}): Promise<FoundAnswer> {
  const { candidate } = found;
  const isEnglish = message.language === 'en' && facts.languages[0] === 'en';
  // "And on Saturdays?": it doesn't read what was asked before.
  const isOfContext = message.previous.length > 0 && leansOnContext(found.text);
  const limits = isEnglish ? beliefLimits : beliefLimitsElsewhere;
  const isLongElsewhere = !isEnglish && candidate !== null && isLong(candidate);
  const settled = isLongElsewhere ? settledWhenLong : limits.settledFrom[candidate?.kind ?? 'text'];
  const isSettled =
    candidate !== null &&
    isSure(found) &&
    (candidate.confidence >= (isOfContext ? Math.min(settled, settledInContext) : settled) ||
      (!isEnglish && isList(candidate)));
  if (isSettled || !knowsLanguage({ embedder, message, facts, found })) return found;
  const read = readerFor({ embedder, message, facts });
  const judge = (text: string): Promise<Judged | null> =>
    traceStep({ name: 'judge' }, () =>
      judgeFound({ found: { ...found, text }, read, embedder, signal }),
    );
  const judged = await judge(found.text);
  if (!judged) return found;
  const isBeside = tellBeside({ sections: judged.sections, found, message, facts });
  const decided = decide({ found, judged, limits, isOfContext, isBeside });
  const before = message.previous.findLast((each) => analyse(each).length > 0);
  if (!isOfContext || !before || found.isCompleted || isSure(decided)) return decided;
  const together = await judge(joinQuestions(before, found.text));
  const other = together && decide({ found, judged: together, limits, isOfContext, isBeside });
  return other && isSure(other) ? other : decided;
}

/** What is given, and how likely it is right, by what the judges think of all that was found. */
function decide({
  found,
  judged: { candidates, sections, judgment },
  limits,
  isOfContext,
  isBeside,
}: {
  found: FoundAnswer;
  judged: Judged;
  limits: BeliefLimits;
  isOfContext: boolean;
  isBeside: IsBeside;
}): FoundAnswer {
  const isGiven = isSure(found);
  const result = { ...found, near: nameNearTopics({ sections, judgment }) };
  const believed = candidates.map((one) => ({
    ...one,
    confidence: believe({ candidate: one, judgment }),
  }));
  const favorite = findFavorite({
    ...found,
    candidates,
    sections: sections.filter(
      ({ passage, heading, text }) => !isBeside(passage, `${heading}. ${text}`),
    ),
    judgment,
  });
  const [own] = believed;
  const options = [
    ...believed.filter(
      (one) =>
        (isGiven && one === own) ||
        !citedBy(one).every((passage) => isBeside(passage, writeAnswerForJudge(one))),
    ),
    ...(favorite ? [favorite] : []),
  ];
  const chosen = chooseBelieved({
    own,
    isGiven,
    options,
    least: isOfContext ? leastInContext : limits.leastBelieved[own?.kind ?? 'text'],
    muchLikelier: limits.muchLikelier,
    needed: isGiven ? limits.neededInstead : limits.neededAlone,
  });
  // What would have been given anyway stays as sure as the engine is.
  const first = isGiven && chosen === own ? found.candidate : chosen;
  if (first) return { ...result, candidate: addOther({ first, options }) };
  const both = giveBoth(options);
  if (both) return { ...result, candidate: both };
  return own && isGiven ? { ...result, candidate: own } : result;
}

/** Whether a text of a passage is surely about something else, however much it sounds like an answer. */
type IsBeside = (passage: LoadedPassage, text: string) => boolean;

/**
 * It belongs to another place than the one asked about, says nothing of the visitor's state of health, or is the price of
 * another thing.
 */
function tellBeside({
  sections,
  found: { text, isPriceOfOther },
  message,
  facts,
}: {
  sections: readonly Section[];
  found: FoundAnswer;
  message: Pick<UnderstoodMessage, 'language' | 'previous'>;
  facts: OpenFacts;
}): IsBeside {
  const others = findRowsOfOthers({
    passages: sections.map(({ passage }) => passage),
    asked: [...message.previous, text],
  });
  const conditions = findConditions({ text, language: message.language });
  return (passage, told) =>
    others.has(passage.id) ||
    isPriceOfOther(passage) ||
    (conditions.size > 0 &&
      !speaksOf({ text: told, conditions, language: facts.languageOf(passage.documentId) }));
}

const isSure = ({ candidate }: FoundAnswer): boolean =>
  candidate !== null && candidate.confidence >= defaultThreshold;

/** The judges read only so much of a question: what is asked now must be among it. */
const joinQuestions = (before: string, text: string): string =>
  `${before.split(/\s+/).slice(-wordsOfBefore).join(' ')} ${text}`;
const wordsOfBefore = 20;

type Judged = { candidates: Candidate[]; sections: Section[]; judgment: Judgment };

/** What was found, with what the judge thinks of it; null where there is no judge. */
export async function judgeFound({
  found: { candidate, candidates: others, text, retrieval, loaded },
  read,
  embedder,
  signal,
}: {
  found: FoundAnswer;
  read: ReadForModel;
  embedder: Embedder | null;
  signal?: AbortSignal;
}): Promise<Judged | null> {
  // The first may have become less sure since it was found.
  const candidates = candidate ? [candidate, ...others.slice(1)] : [...others];
  const sections = cutSections({ matches: retrieval.matches, loaded }).filter(
    (section) => !isColumnNames(section),
  );
  const judgment = await askJudge({
    question: text,
    sections,
    cited: candidates.map(citedBy),
    answers: candidates.map(writeAnswerForJudge),
    read,
    embedder,
    signal,
  });
  return judgment && { candidates, sections, judgment };
}

/** Names alone say little to a judge that reads them word by word: that they were asked for is known from the table. */
function isList(candidate: Candidate): boolean {
  return candidate.kind === 'table' && new Set(citedBy(candidate)).size > 1;
}

/** Of long texts in another language too much is lost when they're read word by word. */
const isLong = ({ kind, statements }: Candidate): boolean =>
  kind === 'text' &&
  statements.some(({ passages }) => passages.some(({ text }) => text.length > longText));
const longText = 500;
const settledWhenLong = 0.7;
const settledInContext = 0.85;
const leastInContext = 0.1;

type Asked = {
  embedder: Embedder | null;
  message: Pick<UnderstoodMessage, 'language'>;
  facts: OpenFacts;
};

/** A model can't judge texts or questions in a language or a script that it doesn't know. */
function knowsLanguage({
  embedder,
  message,
  facts,
  found: { text, retrieval, loaded },
}: Asked & { found: FoundAnswer }): boolean {
  if (!embedder) return false;
  const [written = 'en'] = facts.languages;
  const best = loaded.get(retrieval.matches[0]?.id ?? '');
  return (
    embedder.languages === 'all' ||
    (!facts.vocabulary.otherLanguage &&
      ![text, best?.text ?? ''].some(isOtherScript) &&
      [message.language, written].every((language) => knowsMeaning({ embedder, language })))
  );
}

/** Answers are in the visitor's language, texts in their document's. */
export function readerFor({ embedder, message, facts }: Asked): ReadForModel {
  return (text, { documentId }) => {
    const language = documentId ? facts.languageOf(documentId) : message.language;
    return embedder ? textForModel({ text, language, embedder }) : text;
  };
}

/**
 * How much each sign counts, by what kind of answer it is; fitted on shops that the judges didn't learn from. Contacts,
 * of which too few are wrong there, are weighed as before. Of texts, how sure the engine is counts more than fitted
 * (0.23): that is as good there, and gives more answers in dialogues.
 */
const weights: Record<AnswerKind, Record<keyof Signs, number> & { start: number }> = {
  schedule: { sure: 0.65, own: -0.11, said: 0.55, besides: -0.09, behind: -0.63, start: -1.47 },
  contact: { sure: 0.53, own: -0.02, said: 0.49, besides: 0, behind: -0.48, start: -0.69 },
  table: { sure: 0.2, own: 0.15, said: 0.38, besides: -0.12, behind: -0.25, start: -0.49 },
  text: { sure: 0.5, own: 0.17, said: 0.43, besides: -0.18, behind: -0.04, start: -0.5 },
};

type Signs = {
  /** How sure the engine is. */
  sure: number;
  /** What the judge thinks of the passages that it rests on, and of its words. */
  own: number;
  said: number;
  /** Of the best other text, and how far that is better. */
  besides: number;
  behind: number;
};

function believe({ candidate, judgment }: { candidate: Candidate; judgment: Judgment }): number {
  const { start, ...each } = weights[candidate.kind];
  const signs = readSigns({ candidate, judgment });
  return toShare(start + signNames.reduce((sum, name) => sum + each[name] * signs[name], 0));
}

export const signNames = ['sure', 'own', 'said', 'besides', 'behind'] as const;

export function readSigns({
  candidate,
  judgment,
}: {
  candidate: Candidate;
  judgment: Judgment;
}): Signs {
  const cited = citedBy(candidate);
  const own = judgment.passages(cited) ?? unasked;
  const said = judgment.answer(writeAnswerForJudge(candidate)) ?? unasked;
  const besides = Math.max(leastJudged, judgment.besides(cited) ?? leastJudged);
  return {
    sure: toOdds(candidate.confidence),
    own,
    said,
    besides,
    behind: Math.max(0, besides - Math.max(own, said)),
  };
}

/** What is taken where the judge wasn't asked. */
const unasked = -3;

const citedBy = ({ statements }: Candidate) => statements.flatMap(({ passages }) => passages);
