import type { OpenFacts } from '#server/engine/facts/open-facts.ts';
import { confidentFrom } from '#server/engine/retrieve/confidence.ts';
import type { Turn } from '#server/engine/retrieve/conversation.ts';
import { findAskedThing } from '#server/engine/understand/asked-thing.ts';
import { carrySubject } from '#server/engine/understand/carry-subject.ts';
import { holdsTerm, readQuestion } from '#server/engine/understand/question.ts';
import type { QuestionPart } from '#server/engine/understand/split-questions.ts';
import type { UnderstoodMessage } from '#server/engine/understand/understand-message.ts';
import type { Candidate } from './candidate.ts';
import { findConditions, findDangers, tellsDistress } from './emergency.ts';
import { type FoundAnswer, findAnswer } from './find-answer.ts';
import { findInContext } from './find-in-context.ts';
import { nameOfFound } from './found-name.ts';
import { findNamedText } from './named-text.ts';
import { saysNotice } from './notice-tiers.ts';
import { stemsIn } from './rank-sections.ts';
import { reconsider } from './reconsider.ts';
import { isSamePlace, supportHalves } from './support-halves.ts';

type Asked = Parameters<typeof findAnswer>[0];
type Request = Pick<Asked, 'index' | 'embedder' | 'loadPassages' | 'signal'> & {
  /** What "today" and "open now" mean. */
  timeZone?: string;
  date?: Date;
};

/** An answer for each question of the message, or one for all of it. */
export async function findAnswers({
  request,
  message,
  facts,
  turns,
  threshold,
}: {
  request: Request;
  message: UnderstoodMessage;
  facts: OpenFacts;
  turns: readonly Turn[];
  threshold: number;
}): Promise<FoundAnswer[]> {
  const find = (text: string, before: readonly string[] = []): Promise<FoundAnswer> => {
    // A part that leans on another one of this message has been completed already, where that was possible.
    const search = before.length > 0 ? findAnswer : findInContext;
    return search({
      ...request,
      facts,
      text,
      previous: [...message.previous, ...before],
      language: message.language,
      history:
        before.length > 0 ? [...turns, { role: 'visitor', text: before[0] ?? '' }] : [...turns],
      now: request.date ?? new Date(),
      timeZone: request.timeZone ?? 'UTC',
    });
  };
  const isAnswered = ({ candidate }: FoundAnswer, least: number): boolean =>
    candidate !== null && candidate.confidence >= least;
  const isText = ({ candidate }: FoundAnswer): boolean => candidate?.kind === 'text';
  const found: FoundAnswer[] = [];
  // Someone in trouble gets one answer, to all they tell.
  const urgent = { text: message.whole, language: message.language };
  const parts =
    tellsDistress(urgent) || findDangers(urgent).size > 0
      ? [{ text: message.whole, leansOn: null }]
      : message.parts;
  for (const [index, part] of parts.entries()) {
    // "Are you open on the 1st, and when?": the hours have been said.
    const last = found.at(-1)?.candidate;
    if (last?.kind === 'schedule' && last.confidence >= threshold && bareWhen.test(part.text))
      continue;
    const before = parts.slice(0, index).map(({ text }) => text);
    let answer = await find(part.text, part.leansOn === null ? [] : before);
    const named = isAnswered(answer, threshold)
      ? null
      : findNamedText({ text: message.whole, found: answer });
    if (named) return [{ ...answer, candidate: named }];
    const least = Math.max(threshold, otherReading);
    // What is told around a question may be found in place of what is asked. How soon it is, is part of the question,
    // and so is a state of health: "I'm five months along, can I have a massage?"
    const { language } = message;
    const needsStory =
      saysNotice(part.text, language) || findConditions({ text: part.text, language }).size > 0;
    if (
      part.asked &&
      !needsStory &&
      !isAnswered(answer, isText(answer) ? confidentFrom : otherReading)
    ) {
      const other = await find(part.asked);
      const isFact = !isText(other) && isAnswered(other, confidentFrom);
      const isSurer = isAnswered(other, least) && !isAnswered(answer, otherReading);
      if ((isFact || isSurer) && !isPlainContact(other)) answer = other;
    }
    for (const { text, gives } of part.others ?? []) {
      if (isAnswered(answer, threshold)) break;
      const other = await find(text);
      // What answers the first half would only be said twice.
      const isSaid = found.some(({ candidate }) => saysSame(candidate, other.candidate));
      // Two readings that find the same place confirm each other.
      const isConfirmed = index === 0 && isSamePlace(answer.candidate, other.candidate);
      const needed = isText(other) && gives === 'subject' ? confidentFrom : least;
      const isSure = isAnswered(other, isConfirmed ? threshold : needed);
      const isRepeated = isSaid && (gives === 'subject' || !isText(other));
      if (isSure && !isRepeated) answer = other;
    }
    const name = last && last.confidence >= threshold ? nameOfFound(last) : null;
    if (name && part.said && !isAnswered(answer, threshold)) {
      const context = { before: name, text: part.said, language: message.language };
      const other = await find(carrySubject(context) ?? `${part.said} ${name}`);
      const isSaid = saysSame(last ?? null, other.candidate);
      if (!isText(other) && isAnswered(other, threshold) && !isSaid) answer = other;
    }
    if (parts === message.parts) {
      const judge = (given: FoundAnswer): Promise<FoundAnswer> =>
        reconsider({ found: given, message, facts, ...request });
      const told = answer;
      answer = await judge(told);
      // "Our son is so excited. Is there a charge for a cot?": the judge reads the question better without the story.
      if (part.asked && !needsStory && !isAnswered(answer, threshold)) {
        const alone = await judge(await find(part.asked));
        if (isAnswered(alone, least) && !isPlainContact(alone)) answer = alone;
      }
      // "…, and do I need an appointment for it?": what holds for everything needn't name it.
      for (const { text, gives } of part.others ?? []) {
        if (gives !== 'nothing' || isAnswered(answer, threshold)) continue;
        const other = await judge(await find(text));
        const isSaid = found.some(({ candidate }) => saysSame(candidate, other.candidate));
        if (isAnswered(other, confidentFrom) && !isSaid) answer = other;
      }
    }
    const isEmpty = found.some((before) => addsNothing(before.candidate, answer.candidate));
    if (isEmpty) answer = lower(answer, emptyShare);
    // "Do you mend clocks, and what's the price?": without an answer to the first the second is hardly about it.
    const asked = parts[index - 1];
    const isUnsure =
      asked !== undefined &&
      isDependent(part) &&
      !isAnswered(found[index - 1] ?? answer, threshold) &&
      findAskedThing(asked.text, message.language).size > 0;
    found.push(isUnsure ? lower(answer, dependentShare) : answer);
  }
  // One passage may answer both halves of a message that could be cut in two but not answered so.
  if (found.length > 1 && !found.some((each) => isAnswered(each, threshold))) {
    const whole = await find(message.whole);
    const isText = whole.candidate?.kind === 'text';
    if (isText && isAnswered(whole, threshold) && speaksOfAll({ whole, parts, message, facts }))
      return [whole];
  }
  return supportHalves({ found, threshold });
}

/** Whether a text has a telling word of each part: one that is about the first half alone answers neither. */
function speaksOfAll({
  whole: { candidate },
  parts,
  message,
  facts,
}: {
  whole: FoundAnswer;
  parts: readonly QuestionPart[];
  message: UnderstoodMessage;
  facts: OpenFacts;
}): boolean {
  const language = facts.languages[0] ?? 'en';
  const passages = candidate?.statements.flatMap(({ passages: cited }) => cited) ?? [];
  const text = [
    ...(candidate ? [textOf(candidate)] : []),
    ...passages.map(({ place }) => place.heading ?? ''),
  ].join(' ');
  const stems = stemsIn(text, language, facts.vocabulary);
  return parts.every((part) => {
    const { terms } = readQuestion({
      text: part.text,
      language: message.language,
      documentLanguages: facts.languages,
      vocabulary: facts.vocabulary,
    });
    const telling = terms.filter(
      ({ information, isVague, isDoing }) => information >= tellingWord && !isVague && !isDoing,
    );
    return telling.length === 0 || telling.some((term) => holdsTerm(term, stems) > onlyLike);
  });
}

const tellingWord = 0.6;
/** What is only a word like it, where the documents use the word itself, isn't what is asked. */
const onlyLike = 0.65;

const bareWhen =
  /^\s*(?:and |und |y |et |e |en )?(?:when|what time|from when|at what time|wann|um wie ?viel uhr|cuándo|a qué hora|quand|à quelle heure|quando|a che ora|a que horas|wanneer|hoe laat|kiedy)\s*[?.!]*\s*$/iu;

/** Whether a part is asked with what the part before it names. */
const isDependent = ({ leansOn, others = [] }: QuestionPart): boolean =>
  leansOn !== null || others.some(({ gives }) => gives === 'subject');

const dependentShare = 0.6;
const emptyShare = 0.5;

/** Whether a second answer only lists the row that the first one told about, with no figure that is new. */
function addsNothing(before: Candidate | null, after: Candidate | null): boolean {
  if (after?.kind !== 'table' || !isSamePlace(before, after) || saysSame(before, after))
    return false;
  const said = before ? textOf(before) : '';
  const figures = textOf(after).match(/\d+(?:[.,:]\d+)*/g) ?? [];
  return after.understood.startsWith('list of') && figures.every((figure) => said.includes(figure));
}

const lower = (found: FoundAnswer, share: number): FoundAnswer =>
  found.candidate
    ? {
        ...found,
        candidate: { ...found.candidate, confidence: found.candidate.confidence * share },
      }
    : found;

/** "I'm a teacher planning a trip, who do I email?": the story says what the contact is for. */
const isPlainContact = ({ candidate }: FoundAnswer): boolean =>
  candidate?.kind === 'contact' && /: (?:phone|email)$/.test(candidate.understood);

/** What a question is read as in the second place must be surer. */
const otherReading = 0.6;

const saysSame = (a: Candidate | null, b: Candidate | null): boolean =>
  a !== null && b !== null && textOf(a) === textOf(b);

export const textOf = ({ statements }: Candidate): string =>
  statements.map(({ text }) => text).join('\n');
