import type { AnswerEvent, ChatSource } from '#shared/chat-events.ts';
import { type DemoWorld, hasRead } from './demo-world.ts';
import { findDemoFact } from './find-demo-fact.ts';
import { type Passage, splitText } from './split-text.ts';
import { commonWords, wordsOf } from './words-of.ts';

type Found = { passage: Passage; title: string; documentId: string | null; share: number };
type Asked = { world: DemoWorld; chatbotId: string; question: string; signal: AbortSignal };

const enough = 0.5;
const sure = 0.75;
const wordMs = 18;

/**
 * Stands in for the engine, which is on the server: answers prices, opening hours and contact details in its words, and
 * quotes the paragraph that shares most of the question's words. Good enough to show what an answer looks like, and what
 * happens without one.
 */
export async function* answerInDemo(asked: Asked): AsyncGenerator<AnswerEvent, void> {
  const { chatbotId, signal } = asked;
  const { text, sources, value, options, understood, plan, writer, ranked } = findAnswer(asked);
  const level = value < enough ? 'unknown' : value < sure ? 'maybe' : 'confident';
  yield {
    type: 'start',
    conversationId: chatbotId,
    visitorToken: '',
    questionId: chatbotId,
    state: 'bot',
  };
  const hedge = level === 'maybe' ? `${mayHelp}\n\n` : '';
  const marks = writer === 'curated' ? '' : sources.map(({ number }) => `[${number}]`).join('');
  const spoken =
    level === 'unknown' ? unknown : `${hedge}${text}${marks === '' ? '' : ` ${marks}`}`;
  for (const word of spoken.split(/(?<=\s)/)) {
    await pause(wordMs, signal);
    yield { type: 'token', text: word };
  }
  if (level !== 'unknown' && writer !== 'curated') yield { type: 'sources', sources };
  yield { type: 'confidence', level, value };
  yield {
    type: 'why',
    why: {
      understood,
      plan: level === 'unknown' ? [] : plan,
      parts: [{ name: 'certainty', value }],
      writer,
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
  if (options.length > 0) yield { type: 'options', options };
  if (level === 'unknown') {
    yield {
      type: 'handoff',
      mode: 'offer',
      text: 'A visitor could now choose “Ask the team” or “Leave my details”.',
    };
  }
  yield { type: 'done', messageId: null, answered: level !== 'unknown', state: 'bot' };
}

const mayHelp = "This may be what you're looking for:";
const unknown = "I couldn't find that in the information I have.";
const mostSources = 5;

type FoundAnswer = {
  text: string;
  sources: ChatSource[];
  value: number;
  options: string[];
  understood: string;
  plan: string[];
  writer: 'built-in' | 'curated';
  ranked: Found[];
};

/** The owner's own answer first, then facts, then text. */
function findAnswer({ world, chatbotId, question }: Asked): FoundAnswer {
  const ranked = rank({ world, chatbotId, question });
  const [best] = ranked;
  const own = best?.documentId === null && best.share >= enough ? best : null;
  const documents = world.documents.filter((document) => hasRead({ document, chatbotId }));
  const fact = own ? null : findDemoFact({ documents, question });
  if (fact) {
    const { document, rows, ...answer } = fact;
    const places = rows.length > 0 ? rows.slice(0, mostSources) : [null];
    return {
      ...answer,
      sources: places.map((row, index) => ({
        ...sourceOf({
          passage: { heading: null, text: answer.text, row },
          title: document.name,
          documentId: document.id,
          share: 1,
        }),
        number: index + 1,
      })),
      plan: places.map((row) => (row ? `${document.name}, row ${row}` : document.name)),
      writer: 'built-in',
      ranked,
    };
  }
  const text = own ?? ranked.find(({ passage }) => passage.row === null);
  return {
    text: text ? sayPassage({ passage: text.passage, question }) : '',
    sources: text ? [sourceOf(text)] : [],
    value: Math.min(0.95, text?.share ?? 0),
    options: [],
    understood: (question.match(/[\p{L}\p{N}]+/gu) ?? [])
      .filter((word) => !commonWords.has(word.toLowerCase()))
      .join(' '),
    plan: text ? [placeOf(text)] : [],
    writer: own ? 'curated' : 'built-in',
    ranked,
  };
}

/** A paragraph as it is; of a list only the line that was asked for. */
function sayPassage({ passage, question }: { passage: Passage; question: string }): string {
  const lines = passage.text.split(/\n(?=[-*] )/);
  if (lines.length < 2) return passage.text.replace(/\s+/g, ' ');
  const asked = new Set(wordsOf(question));
  const hits = (line: string) => wordsOf(line).filter((word) => asked.has(word)).length;
  const [line = ''] = [...lines].sort((one, other) => hits(other) - hits(one));
  return `${line.replace(/^[-*]\s+/, '').replace(/\.$/, '')}.`;
}

function placeOf({ title, passage: { row, heading } }: Found): string {
  return row ? `${title}, row ${row}` : heading ? `${title}, ${heading}` : title;
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

function sourceOf({ documentId, title, passage }: Found): ChatSource {
  return {
    number: 1,
    documentId,
    title,
    page: null,
    row: passage.row,
    heading: passage.heading,
    quote: passage.text,
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
