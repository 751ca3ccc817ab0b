import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { stopWordsOf } from '#server/engine/language/stop-words.ts';
import { calendarTokensOf } from './calendar-tokens.ts';
import { endOfLongest } from './pattern-matcher.ts';
import { readWords, type Word } from './read-words.ts';
import { getTalkMatchers, type TalkMatchers } from './talk-matchers.ts';

/** One question of a message; `leansOn` is the index of the earlier part it refers back to. */
export type QuestionPart = {
  text: string;
  leansOn: number | null;
  /** The same without what is told before it asks. */
  asked?: string;
  /** Other readings, the likeliest first, for when it isn't answered as it is. */
  others?: readonly OtherReading[];
  /** As the visitor wrote it, where it was completed from the part before. */
  said?: string;
};

/** A part with what another part names or tells, or without the word that points to it. */
export type OtherReading = { text: string; gives: 'subject' | 'story' | 'nothing' };

type Reading = {
  text: string;
  words: readonly Word[];
  texts: readonly string[];
  matchers: TalkMatchers;
  verbs: ReadonlySet<string>;
  language: LanguageCode;
};
/** Words of a sentence, and where the question in it starts. */
type Sentence = { start: number; end: number; isQuestion: boolean };
type Part = { start: number; end: number; leans: boolean };

const mostParts = 3;
/** A message with more words is a letter, not two questions. */
const mostWords = 120;
/** How far behind "what" or "how much" the verb of a direct question may be. */
const verbReach = 6;

/** Splits a message that asks two or three things. When in doubt it stays whole. */
export function splitQuestions(text: string, language: LanguageCode): QuestionPart[] {
  const whole: QuestionPart[] = [{ text: text.trim(), leansOn: null }];
  const matchers = getTalkMatchers(language);
  const words = readWords({ text, shorthand: matchers.talk.shorthand });
  if (words.length < 3 || words.length > mostWords) return whole;
  const reading: Reading = {
    text,
    words,
    texts: words.map((word) => word.text),
    matchers,
    verbs: new Set(matchers.talk.questions.verbs),
    language,
  };
  const parts = groupSentences({ reading }).flatMap((group) => cutGroup({ reading, ...group }));
  if (parts.length < 2) return whole;
  const last = parts[mostParts - 1];
  const end = parts.at(-1)?.end;
  const limited = parts.slice(0, mostParts);
  if (last && end !== undefined) limited[mostParts - 1] = { ...last, end };
  return limited.map(({ start, end: to, leans }, index) => ({
    text: writePart({ reading, start, end: to }),
    leansOn: index > 0 && leans ? index - 1 : null,
  }));
}

/**
 * The question of a part without what is told before it: "We drive up on Friday. Is there parking?" asks whether there is
 * parking. Null when nothing is told, or when the question points to what was told.
 */
export function withoutStory(text: string, language: LanguageCode): string | null {
  const matchers = getTalkMatchers(language);
  const words = readWords({ text, shorthand: matchers.talk.shorthand });
  const reading: Reading = {
    text,
    words,
    texts: words.map((word) => word.text),
    matchers,
    verbs: new Set(matchers.talk.questions.verbs),
    language,
  };
  const end = words.length;
  // "…. how much the workshop is?": what is left of an indirect question.
  const asks = (at: number): boolean =>
    endsSentence({ reading, at }) &&
    endOfLongest({ matcher: matchers.asking, words: reading.texts, start: at }) > at;
  const start = clauseStarts({ reading, start: 0, end }).find(
    (at) =>
      asks(at) ||
      readQuestion({ reading, start: at, end: clauseEnd({ reading, start: at, end }) }) !== null,
  );
  if (start === undefined || start < shortestStory || end - start < shortestQuestion) return null;
  if (leansBack({ reading, start, end })) return null;
  return writePart({ reading, start, end });
}

/** Whether a sentence ends before this word. */
function endsSentence({ reading, at }: { reading: Reading; at: number }): boolean {
  const [before, word] = [reading.words[at - 1], reading.words[at]];
  return Boolean(before && word && /[.!?\n]/.test(reading.text.slice(before.end, word.start)));
}

const shortestStory = 2;
const shortestQuestion = 3;

/** Statements go with the question they lead up to; what follows the last question goes with that one. */
function groupSentences({ reading }: { reading: Reading }): { start: number; end: number }[] {
  const groups: { start: number; end: number; asked: boolean }[] = [];
  let statement: number | null = null;
  for (const { start, end, isQuestion } of listSentences(reading)) {
    const open = groups.at(-1);
    const fragment = reading.words[end - 1]?.asks === true;
    if (open?.asked && isQuestion) {
      const from: number = statement ?? start;
      open.end = from;
      groups.push({ start: from, end, asked: true });
    } else if (open) {
      open.end = end;
      open.asked ||= isQuestion;
    } else {
      groups.push({ start, end, asked: isQuestion });
    }
    statement = isQuestion || fragment ? null : (statement ?? start);
  }
  return groups;
}

function listSentences(reading: Reading): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  reading.words.forEach((word, index) => {
    const next = reading.words[index + 1];
    const gap = reading.text.slice(word.end, next?.start ?? reading.text.length);
    if (next && !(word.closes && /[?!\n]|\.\s/.test(gap))) return;
    const end = index + 1;
    sentences.push({ start, end, isQuestion: asksIn({ reading, start, end }) });
    start = end;
  });
  return sentences;
}

function asksIn({
  reading,
  start,
  end,
}: {
  reading: Reading;
  start: number;
  end: number;
}): boolean {
  if (isWish({ reading, start, end })) return false;
  if (opensQuestion({ reading, start, end })) return true;
  const starts = clauseStarts({ reading, start, end });
  if (starts.some((at) => readQuestion({ reading, start: at, end }) !== null)) return true;
  // "¿El parking es gratis?" is a question by its mark and its verb alone.
  const words = reading.texts.slice(start, end);
  const marked = reading.words[end - 1]?.asks === true;
  // "Price of a tune-up? And do you rent bikes?"
  const isNamed = start === 0 && skipJoiner({ reading, at: end }) > end;
  if (marked && isNamed && words.length >= 2) return true;
  return marked && words.length >= 4 && words.some((word) => reading.verbs.has(word));
}

/** "Would love to sit outside.", "Würde gern draußen sitzen.": a wish without its subject, not a question. */
function isWish({ reading, start, end }: { reading: Reading; start: number; end: number }) {
  const isAsked = reading.words[end - 1]?.asks === true;
  return !isAsked && wish.test(reading.texts.slice(start, start + 3).join(' '));
}

export const wish =
  /^(?:would|d) (?:like|love|prefer|rather)|^(?:wurde|wurden|hatte|hatten|mochte|mochten|wollte|wollten|brauchte|brauchten) (?:mich |uns |mir |da |dann |auch |halt |aber )?(?:gern|gerne|lieber|mich|uns|mir|noch|nur|einfach|was|etwas|eine?n?)(?: |$)/;

function opensQuestion({ reading, start, end }: { reading: Reading; start: number; end: number }) {
  const { opening } = reading.matchers.talk.questions;
  return end - start > 2 && opening.includes(reading.texts[start] ?? '');
}

function clauseStarts({ reading, start, end }: { reading: Reading; start: number; end: number }) {
  const starts = [start];
  for (let at = start; at < end - 1; at++) if (reading.words[at]?.closes) starts.push(at + 1);
  return starts.map((at) => skipJoiner({ reading, at }));
}

function skipJoiner({ reading, at }: { reading: Reading; at: number }): number {
  return endOfLongest({ matcher: reading.matchers.joiners, words: reading.texts, start: at });
}

/** "when do you open & where are you": a sign instead of a word. */
function isJoinedBySign({ reading, at }: { reading: Reading; at: number }): boolean {
  const before = reading.words[at - 1];
  const word = reading.words[at];
  return Boolean(before && word && /[&+/]/.test(reading.text.slice(before.end, word.start)));
}

/** How a question starts at `start`: in full, or as a bare "and until when?"; null when none starts there. */
function readQuestion({
  reading,
  start,
  end,
  isJoined = false,
}: {
  reading: Reading;
  start: number;
  end: number;
  /** It follows "and": then a question word is enough, whatever the verb. */
  isJoined?: boolean;
}): 'full' | 'bare' | null {
  const { texts, matchers, verbs } = reading;
  const first = texts[start] ?? '';
  if (isWish({ reading, start, end })) return null;
  // "Which is cheaper, and by how much?" is one question.
  if (isJoined && byHowMuch.test(texts.slice(start, end).join(' '))) return null;
  // "come over and do the roof" goes on with what is done.
  if (isJoined && infinitives.has(first) && objects.test(texts[start + 1] ?? '')) return null;
  if (endOfLongest({ matcher: matchers.yesNo, words: texts, start }) > start) return 'full';
  // "The price of a repair and whether you do it on Saturdays".
  if (isJoined && whethers.has(first) && end - start >= shortestQuestion) return 'full';
  if (isJoined && opensQuestion({ reading, start, end }) && !infinitives.has(first)) return 'full';
  const asked = endOfLongest({ matcher: matchers.asking, words: texts, start });
  if (asked === start) return null;
  const { subjects } = matchers.talk.questions;
  for (let at = asked - 1; at < Math.min(end, asked + verbReach); at++) {
    const text = texts[at] ?? '';
    if (at >= asked && subjects.includes(text) && !verbs.has(text)) {
      // "and what they cost", but "and who teaches it" and "and how long it takes".
      if (!isJoined || (at === asked && asked - start < 2)) return null;
      break;
    }
    if (verbs.has(text)) return 'full';
    if (reading.words[at]?.closes) break;
  }
  // "Do you have any below 20, and if so which?" is one question.
  if (asked >= clauseEnd({ reading, start, end })) return whiches.test(first) ? null : 'bare';
  return isJoined && !conjunctions.has(texts[asked - 1] ?? '') ? 'full' : null;
}

/** Words that begin nothing but an indirect question. */
const whethers = new Set('whether ob'.split(' '));
const whiches =
  /^(?:which|welche[rsnm]?|cuales?|quels?|quelles?|lesquels|lesquelles|quali|quale|quais|qual|welke|ktore|jakie)$/;
const byHowMuch =
  /^(?:by how (?:much|many)|um wie ?viel|por cuanto|en cuanto|de combien|di quanto|por quanto|(?:met )?hoeveel|o ile)(?: (?:per|pro|je|a|an|each|por|al|par|la|za) \p{L}+)?$/u;
/** Verbs that may also go on after "and": "can you cut and do colors". */
const infinitives = new Set('do have haben konnen durfen zijn hebben kunnen mogen'.split(' '));
/** What is done something with: "do the roof", "have it cut". */
const objects = /^(?:the|a|an|my|our|his|her|their|some|it|that|this|them)$/;
/** Verbs that go on with a story after "and". */
const possessions = new Set(
  'has have is are was were hat hatte ist sind war heeft is zijn'.split(' '),
);
/** Question words that also join sentences without asking anything. */
const conjunctions = new Set('que che qui como come how jak was'.split(' '));

function clauseEnd({ reading, start, end }: { reading: Reading; start: number; end: number }) {
  for (let at = start; at < end; at++) if (reading.words[at]?.closes) return at + 1;
  return end;
}

/** Cuts at "and" or a comma where one question ends and the next begins. */
function cutGroup({
  reading,
  start,
  end,
}: {
  reading: Reading;
  start: number;
  end: number;
}): Part[] {
  const parts: Part[] = [];
  let from = start;
  let askedFrom: number | null = null;
  for (let at = start; at < end; at++) {
    const opens = at === start || reading.words[at - 1]?.closes === true;
    const joined = skipJoiner({ reading, at });
    const isJoined = joined > at || isJoinedBySign({ reading, at });
    const kind = opens || isJoined ? readQuestion({ reading, start: joined, end, isJoined }) : null;
    if (kind !== null && isJoined && askedFrom === null)
      askedFrom = isFragment({ reading, start: from, end: at })
        ? from
        : elliptic({ reading, start: from, end: at });
    // "our cat had a bath and has her brushing next" goes on telling.
    const tells =
      isJoined && at > start && askedFrom === null && possessions.has(reading.texts[joined] ?? '');
    if (kind === null || tells) {
      if (at === start && opensQuestion({ reading, start, end })) askedFrom = start;
      continue;
    }
    const wide = askedFrom !== null && at - askedFrom >= 2;
    if (wide && (isJoined || kind === 'full') && parts.length < mostParts - 1) {
      parts.push({ start: from, end: at, leans: leansBack({ reading, start: from, end: at }) });
      from = whethers.has(reading.texts[joined] ?? '') ? joined + 1 : joined;
    }
    askedFrom ??= joined;
    if (from >= joined) askedFrom = joined;
    at = Math.max(at, joined);
  }
  // A joiner in front of a later sentence has done its work.
  const first = parts.length === 0 && start > 0 ? skipJoiner({ reading, at: from }) : from;
  parts.push({ start: first, end, leans: leansBack({ reading, start: first, end }) });
  return parts;
}

/** "We're six, the small menu. How much each and …", "How much for …": where a question without a verb begins, if any. */
function elliptic({
  reading,
  start,
  end,
}: {
  reading: Reading;
  start: number;
  end: number;
}): number | null {
  const { texts, matchers } = reading;
  const asks = (at: number): boolean =>
    endOfLongest({ matcher: matchers.asking, words: texts, start: at }) > at + 1;
  return clauseStarts({ reading, start, end }).find(asks) ?? null;
}

const longestFragment = 8;

/** "surcharge for gift wrap and how much is a card": a name of something is a question when another one follows. */
function isFragment({ reading, start, end }: { reading: Reading; start: number; end: number }) {
  const { subjects } = reading.matchers.talk.questions;
  const words = reading.texts.slice(start, end);
  if (words.length < 2 || words.length > longestFragment) return false;
  return !words.some((word) => reading.verbs.has(word) || ownSubjects(subjects).includes(word));
}

/** Of the words before a verb, those that aren't articles. */
const ownSubjects = (subjects: readonly string[]): readonly string[] =>
  subjects.filter((word) => personal.test(word));

const personal =
  /^(?:i|you|we|they|he|she|my|our|ich|du|er|sie|wir|ihr|man|mein|meine|unser|unsere|ik|je|jij|u|hij|zij|ze|wij|mijn|onze)$/;

function leansBack({
  reading,
  start,
  end,
}: {
  reading: Reading;
  start: number;
  end: number;
}): boolean {
  const { texts, matchers, verbs } = reading;
  const { pointers, articlePointers, particles, thingVerbs } = matchers.talk.questions;
  const points = new Set(pointers);
  const articles = new Set(articlePointers);
  const asked = endOfLongest({ matcher: matchers.asking, words: texts, start });
  const rest: string[] = [];
  for (let at = asked; at < end; ) {
    const skipped = endOfLongest({ matcher: matchers.impersonal, words: texts, start: at });
    if (skipped === at) rest.push(texts[at++] ?? '');
    else at = skipped;
  }
  if (rest.length === 0 && asked === start) return false;
  if (rest.some((word) => points.has(word))) return true;
  const loose = rest.some((word, at) => {
    if (!articles.has(word)) return false;
    const next = rest[at + 1];
    const follows =
      next === undefined || articles.has(next) || verbs.has(next) || particles.includes(next);
    return follows || (at === rest.length - 2 && /(?:en|ar|er|ir)$/.test(next ?? ''));
  });
  if (loose || rest.every((word) => thingVerbs.includes(word))) return true;
  // "and when in May?" says nothing of what it is about.
  const { language } = reading;
  const stopWords = stopWordsOf(language);
  const isWhen = (word: string): boolean => calendarTokensOf(word, language).length > 0;
  return (
    asked > start &&
    rest.some(isWhen) &&
    rest.every((word) => isWhen(word) || (stopWords.has(word) && !verbs.has(word)))
  );
}

function writePart({
  reading,
  start,
  end,
}: {
  reading: Reading;
  start: number;
  end: number;
}): string {
  const { text, words } = reading;
  const first = words[start];
  const last = words[end - 1];
  if (!first || !last) return '';
  const behind = text.slice(last.end, words[end]?.start ?? text.length);
  const before = /(?<![¿¡"“„«($€£#+])[¿¡"“„«($€£#+]+$/u.exec(
    text.slice(Math.max(0, first.start - 3), first.start),
  );
  const closing = /^[^\s,;¿¡]*\s?[?!.)”"»]+/u.exec(behind)?.[0] ?? '';
  const part = `${before?.[0] ?? ''}${text.slice(first.start, last.end)}${closing}`.trim();
  return part.startsWith('¿') && !part.includes('?') ? `${part}?` : part;
}
