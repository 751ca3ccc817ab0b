import type { AnswerEvent, ChatSource } from '#shared/chat-events.ts';
import { type DemoWorld, hasRead } from './demo-world.ts';
import { type Passage, splitText } from './split-text.ts';

type Found = { passage: Passage; title: string; documentId: string | null; share: number };
type Asked = { world: DemoWorld; chatbotId: string; question: string; signal: AbortSignal };

const enough = 0.5;
const wordMs = 18;

/**
 * Stands in for the engine, which is on the server: quotes the passage that shares most of the question's words. Good
 * enough to show what an answer looks like, and what happens without one.
 */
export async function* answerInDemo({
  world,
  chatbotId,
  question,
  signal,
}: Asked): AsyncGenerator<AnswerEvent, void> {
  const ranked = rank({ world, chatbotId, question });
  const best = ranked[0];
  const isKnown = best !== undefined && best.share >= enough;
  const isCurated = isKnown && best.documentId === null;
  const options = isKnown ? listRivals(ranked) : [];
  const isAsking = options.length > 0;
  const quote = isKnown ? chooseSentences({ text: best.passage.text, question }) : '';
  yield {
    type: 'start',
    conversationId: chatbotId,
    visitorToken: '',
    questionId: chatbotId,
    state: 'bot',
  };
  const text = isAsking
    ? 'Which one do you mean?'
    : isKnown
      ? `${quote}${isCurated ? '' : ' [1]'}`
      : 'I could not find that in the information I have.';
  for (const word of text.split(/(?<=\s)/)) {
    await pause(wordMs, signal);
    yield { type: 'token', text: word };
  }
  if (isKnown && !isCurated && !isAsking) {
    yield { type: 'sources', sources: [sourceOf({ found: best, quote })] };
  }
  const value = Math.min(0.95, best?.share ?? 0);
  const level = isAsking ? 'maybe' : isKnown ? 'confident' : 'unknown';
  yield { type: 'confidence', level, value };
  yield {
    type: 'why',
    why: {
      understood: (question.match(/[\p{L}\p{N}]+/gu) ?? [])
        .filter((word) => !common.has(word.toLowerCase()))
        .join(' '),
      plan: isAsking ? [`${options.length} rows fit equally well`] : isKnown ? [placeOf(best)] : [],
      parts: [{ name: 'Words of the question found', value }],
      voice: isCurated ? 'curated' : 'built-in',
      fallbackReason: null,
      confidence: value,
      threshold: enough,
      withheld: [],
      passages: ranked.slice(0, 3).map(({ passage, title, share }) => ({
        title,
        page: null,
        score: share,
        text: passage.text,
      })),
      milliseconds: { retrieval: 1, answer: 1 },
    },
  };
  if (isAsking) yield { type: 'options', options };
  if (!isKnown) {
    yield {
      type: 'handoff',
      mode: 'contact',
      text: 'Leave your email address, and the team comes back to you.',
    };
  }
  yield { type: 'done', messageId: null, answered: isKnown, state: 'bot' };
}

const mostOptions = 4;

/** The names of rows that fit the question as well as the best one does; empty when there is no doubt. */
function listRivals([best, ...others]: Found[]): string[] {
  if (!best?.passage.row) return [];
  const equal = [best, ...others.filter(({ share }) => share === best.share)];
  const names = equal.flatMap(({ passage }) => /^[^:·]+: ([^·]+) ·/.exec(passage.text)?.[1] ?? []);
  const isChoice = names.length > 1 && names.length <= mostOptions && names.length === equal.length;
  return isChoice ? names : [];
}

function placeOf({ title, passage: { row, heading } }: Found): string {
  return row ? `${title}, row ${row}` : heading ? `${title}, “${heading}”` : title;
}

/** By how much of the question each passage has, rare words weighing more than common ones. */
function rank({
  world,
  chatbotId,
  question,
}: Pick<Asked, 'world' | 'chatbotId' | 'question'>): Found[] {
  const read = world.documents
    .filter((document) => hasRead({ document, chatbotId }))
    .flatMap((document) =>
      splitText(document).map((passage) => ({
        passage,
        title: document.name,
        documentId: document.id,
      })),
    );
  const curated = world.answers
    .filter((answer) => answer.chatbotId === chatbotId)
    .map(({ question: heading, answer }) => ({
      passage: { heading, text: answer, row: null },
      title: heading,
      documentId: null,
    }));
  const all = [...curated, ...read].map((entry) => ({
    ...entry,
    words: new Set(
      wordsOf(`${entry.passage.heading ?? ''} ${entry.documentId ? entry.passage.text : ''}`),
    ),
  }));
  const weigh = (word: string) =>
    Math.log(1 + all.length / (1 + all.filter(({ words }) => words.has(word)).length));
  const asked = [...new Set(wordsOf(question))].map((word) => ({ word, weight: weigh(word) }));
  const sum = (weights: { weight: number }[]) =>
    weights.reduce((total, { weight }) => total + weight, 0);
  const whole = sum(asked) || 1;
  return all
    .map(({ words, ...entry }) => ({
      ...entry,
      share: sum(asked.filter(({ word }) => words.has(word))) / whole,
    }))
    .filter(({ share }) => share > 0)
    .sort((one, other) => other.share - one.share);
}

/** Of a long paragraph only what was asked about, at most two sentences. */
function chooseSentences({ text, question }: { text: string; question: string }): string {
  const asked = new Set(wordsOf(question));
  const sentences = text.replace(/\s+/g, ' ').split(/(?<=[.!?])\s+(?=[A-Z])/);
  const best = sentences
    .map((sentence, at) => ({
      sentence,
      at,
      hits: wordsOf(sentence).filter((word) => asked.has(word)).length,
    }))
    .sort((one, other) => other.hits - one.hits || one.at - other.at)
    .slice(0, 2)
    .filter(({ hits }, index) => index === 0 || hits > 0)
    .sort((one, other) => one.at - other.at);
  return best.map(({ sentence }) => sentence).join(' ');
}

const common = new Set(
  'a an and any are at be can could do does for from get have how i in is it me my of on or our out please the there they to us we what when where which who will with would you your'.split(
    ' ',
  ),
);

/** Without endings, so that "vouchers" finds "voucher" and "opened" finds "open". */
function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !common.has(word))
    .map((word) => (/^(costs?|much|charge)$/.test(word) ? 'price' : word))
    .map((word) => (word.length > 4 ? word.replace(/(ing|ed|es|s|e)$/, '') : word));
}

function sourceOf({ found, quote }: { found: Found; quote: string }): ChatSource {
  const { documentId, title, passage } = found;
  return {
    number: 1,
    documentId,
    title,
    page: null,
    row: passage.row,
    heading: passage.heading,
    quote,
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
