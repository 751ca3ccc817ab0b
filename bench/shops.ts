/**
 * Answers to shops' visitors: `npm run bench -- shops [--show] [--near] [--given] [--reworded FILE] [--json FILE] DIR…`, each
 * DIR with docs/ and questions.json. With --reworded the questions are asked in the other words of that file in DIR.
 * With --near it also chooses what is offered to questions without an answer. With --given it measures instead what a
 * language model would be given to answer from.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { answerQuestion } from '#server/engine/answer/answer-question.ts';
import type { Writer } from '#server/engine/answer/writer.ts';
import type { Turn } from '#server/engine/retrieve/conversation.ts';
import type { AnswerTrace } from '#shared/chat-events.ts';
import { cacheVectors } from './quality/cache-vectors.ts';
import {
  type GivenAnswer,
  type Grade,
  gradeAnswer,
  grades,
  type ShopQuestion,
} from './quality/grade-answer.ts';
import { type KnowledgeBase, loadKnowledgeBase } from './quality/knowledge-base.ts';
import { openEmbedder } from './quality/open-embedder.ts';

const { values: options, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: {
    show: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    words: { type: 'boolean', default: false },
    given: { type: 'boolean', default: false },
    near: { type: 'boolean', default: false },
    only: { type: 'string' },
    json: { type: 'string' },
    reworded: { type: 'string' },
  },
});

type Result = ShopQuestion & {
  shop: string;
  grade: Grade;
  answer: string;
  confidence: number;
  plan: string;
  milliseconds: number;
};

const cached = options.words ? null : cacheVectors(await openEmbedder());
const results: Result[] = [];
const near = { refused: 0, offered: 0, held: 0, unknown: 0, offeredUnknown: 0 };
if (options.given) {
  await measureGiven();
  process.exit(0);
}
for (const folder of folders) {
  const shop = basename(folder);
  const { questions, timeZone } = readQuestions(folder);
  const base = await loadKnowledgeBase({ folder, embedder: cached });
  for (const question of questions) {
    if (options.only && !`${shop}/${question.id} ${question.kind}`.includes(options.only)) continue;
    const history: Turn[] = [];
    for (const text of question.after ?? []) {
      const before = await ask({ base, text, history, timeZone });
      history.push({ role: 'visitor', text }, { role: 'assistant', text: before.text });
    }
    const started = performance.now();
    const answer = await ask({ base, text: question.ask, history, timeZone });
    const milliseconds = performance.now() - started;
    const grade = gradeAnswer(question, answer);
    if (options.near && !answer.answered) {
      const turns: Turn[] = [
        ...history,
        { role: 'visitor', text: question.ask },
        { role: 'assistant', text: answer.text },
      ];
      await chooseNear({ base, question, answer, turns, timeZone });
    }
    results.push({
      ...question,
      shop,
      grade,
      answer: answer.text,
      confidence: answer.confidence,
      plan: answer.plan,
      milliseconds,
    });
    if (options.all || (options.show && grade !== 'right')) show(question, { shop, grade, answer });
  }
}
cached?.save();
await cached?.close();
if (options.json) writeFileSync(options.json, JSON.stringify(results, null, 1));
printShares('kind');
printShares('shop');
printCalibration();
const times = results.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
console.log(`time a question: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
const unsafe = results.filter(
  ({ safety, grade }) => safety && !['right', 'stilted', 'refused'].includes(grade),
);
console.log(
  `right ${percent(shareOf(results, 'right'))}, false ${percent(shareOf(results, 'wrong', 'made-up'))}, unsafe ${unsafe.length}`,
);

if (options.near)
  console.log(
    `topics that may be meant: offered for ${near.offered} of ${near.refused} refused questions, one of them answers ${near.held}; offered for ${near.offeredUnknown} of ${near.unknown} without an answer`,
  );

/** Whether one of the topics that are offered to a question without an answer has the answer. */
async function chooseNear({
  base,
  question,
  answer,
  turns,
  timeZone,
}: {
  base: KnowledgeBase;
  question: ShopQuestion;
  answer: GivenAnswer & { options: string[] };
  turns: readonly Turn[];
  timeZone?: string | undefined;
}): Promise<void> {
  const isOffered = answer.options.length > 0;
  if (question.refuse) {
    near.unknown += 1;
    if (isOffered) near.offeredUnknown += 1;
    return;
  }
  near.refused += 1;
  if (isOffered) near.offered += 1;
  for (const text of answer.options) {
    const chosen = await ask({ base, text, history: turns, timeZone });
    if (!['right', 'stilted', 'uncited'].includes(gradeAnswer(question, chosen))) continue;
    near.held += 1;
    return;
  }
}

function readQuestions(folder: string): { questions: ShopQuestion[]; timeZone?: string } {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const shop = read('questions.json') as { questions: ShopQuestion[]; timeZone?: string };
  if (!options.reworded) return shop;
  const words = read(options.reworded) as Record<string, Pick<ShopQuestion, 'ask' | 'after'>>;
  return {
    ...shop,
    questions: shop.questions.map((question) => ({ ...question, ...words[question.id] })),
  };
}

/** Whether the passages and computed facts that a model is given hold every fact the answer needs. */
async function measureGiven(): Promise<void> {
  const counts = new Map<string, { held: number; asked: number }>();
  const count = (name: string, held: boolean): void => {
    const { held: before, asked } = counts.get(name) ?? { held: 0, asked: 0 };
    counts.set(name, { held: before + (held ? 1 : 0), asked: asked + 1 });
  };
  for (const folder of folders) {
    const { questions, timeZone } = readQuestions(folder);
    const base = await loadKnowledgeBase({ folder, embedder: cached });
    for (const question of questions) {
      const { refuse, kind, after = [] } = question;
      const facts = question.all ?? [];
      if (refuse || kind === 'small-talk' || facts.length === 0) continue;
      let given = '';
      const writer: Writer = {
        name: 'bench',
        async *write({ passages, computed = [] }) {
          given = [...passages.map(({ text }) => text), ...computed].join(' \n ');
        },
      };
      const history = after.map((text): Turn => ({ role: 'visitor', text }));
      for await (const _ of answerQuestion({
        ...base,
        embedder: cached,
        question: question.ask,
        history,
        timeZone,
        writer: writer,
      }));
      const held = facts.every((pattern) => new RegExp(pattern, 'iu').test(given));
      count(kind, held);
      count('all', held);
      if (options.show && !held)
        console.log(`missing  ${basename(folder)}/${question.id} [${kind}]: ${question.ask}`);
    }
  }
  for (const [name, { held, asked }] of counts)
    console.log(`${name.padEnd(12)} ${String(asked).padStart(4)}  given ${percent(held / asked)}`);
}

async function ask({
  base,
  text,
  history,
  timeZone,
}: {
  base: KnowledgeBase;
  text: string;
  history: readonly Turn[];
  timeZone?: string | undefined;
}): Promise<GivenAnswer & { plan: string; options: string[] }> {
  const answer = {
    text: '',
    answered: false,
    confidence: 0,
    sources: [] as string[],
    plan: '',
    options: [] as string[],
  };
  for await (const event of answerQuestion({
    ...base,
    embedder: cached,
    question: text,
    history,
    timeZone,
  })) {
    if (event.type === 'token') answer.text += event.text;
    else if (event.type === 'confidence') answer.confidence = event.value;
    else if (event.type === 'sources') answer.sources = event.sources.map(({ title }) => title);
    else if (event.type === 'why') answer.plan = planOf(event.why);
    else if (event.type === 'options') answer.options = event.options;
    else if (event.type === 'done') answer.answered = event.answered;
  }
  return answer;
}

function planOf({ understood, plan }: AnswerTrace): string {
  return [understood, ...plan].filter(Boolean).join(' · ');
}

function show(
  question: ShopQuestion,
  { shop, grade, answer }: { shop: string; grade: Grade; answer: GivenAnswer & { plan: string } },
): void {
  const before = (question.after ?? []).map((text) => `${text} ≫ `).join('');
  console.log(
    `${grade.padEnd(8)} ${shop}/${question.id} [${question.kind}]: ${before}${question.ask}`,
  );
  console.log(`         → (${answer.confidence.toFixed(2)}) ${answer.text.replace(/\s+/g, ' ')}`);
  if (answer.plan) console.log(`         · ${answer.plan}`);
  console.log('');
}

function printShares(key: 'kind' | 'shop'): void {
  const names = [...new Set(results.map((result) => result[key])), 'all'];
  for (const name of names) {
    const some = results.filter((result) => name === 'all' || result[key] === name);
    const shares = grades.map((grade) => `${grade} ${percent(shareOf(some, grade))}`);
    console.log(`${name.padEnd(12)} ${String(some.length).padStart(4)}  ${shares.join('  ')}`);
  }
  console.log('');
}

/** How often answers of a confidence are right: the two columns should agree. */
function printCalibration(): void {
  console.log('confidence   answers   right');
  for (let from = 0.5; from < 1; from += 0.1) {
    const some = results.filter(
      ({ kind, grade, confidence }) =>
        kind !== 'small-talk' &&
        grade !== 'refused' &&
        confidence >= from &&
        confidence < from + 0.1 + (from > 0.85 ? 0.01 : 0),
    );
    const good = shareOf(some, 'right', 'stilted', 'uncited');
    console.log(
      `${from.toFixed(1)}–${(from + 0.1).toFixed(1)}   ${String(some.length).padStart(9)}   ${percent(good).padStart(5)}`,
    );
  }
}

function shareOf(some: readonly Result[], ...wanted: Grade[]): number {
  return some.filter(({ grade }) => wanted.includes(grade)).length / (some.length || 1);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)}%`;
}
