/** Fits the confidence of text answers: `npm run bench -- fit SHOP… --kb DIR… --dialogues DIR`, one set left out at a time. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { findSectionAnswer } from '#server/engine/answer/find-section-answer.ts';
import type { SectionFeatures } from '#server/engine/answer/section-confidence.ts';
import { questionWordsOf } from '#server/engine/language/question-words-of.ts';
import { leansOnContext, type Turn } from '#server/engine/retrieve/conversation.ts';
import { retrieve } from '#server/engine/retrieve/retrieve.ts';
import { readQuestion } from '#server/engine/understand/question.ts';
import { understandMessage } from '#server/engine/understand/understand-message.ts';
import { cacheVectors } from './quality/cache-vectors.ts';
import { gradeAnswer, type ShopQuestion } from './quality/grade-answer.ts';
import { type KnowledgeBase, loadDocuments, loadKnowledgeBase } from './quality/knowledge-base.ts';
import { holdsGold } from './quality/measures.ts';
import { openEmbedder } from './quality/open-embedder.ts';

const { values: options, positionals: shops } = parseArgs({
  allowPositionals: true,
  options: { kb: { type: 'string', multiple: true, default: [] }, dialogues: { type: 'string' } },
});

type Sample = { set: string; features: SectionFeatures; isRight: boolean; weight: number };
const samples: Sample[] = [];
const embedder = cacheVectors(await openEmbedder());

for (const folder of shops) {
  const base = await loadKnowledgeBase({ folder, embedder });
  const { questions } = JSON.parse(readFileSync(join(folder, 'questions.json'), 'utf8')) as { questions: ShopQuestion[] };
  for (const question of questions) {
    if (['small-talk', 'two-in-one'].includes(question.kind)) continue;
    const history = (question.after ?? []).map((text): Turn => ({ role: 'visitor', text }));
    const isRight = (text: string): boolean =>
      !question.refuse &&
      ['right', 'stilted', 'uncited'].includes(gradeAnswer(question, { text, answered: true, confidence: 1, sources: [] }));
    await collect({ set: basename(folder), base, text: question.ask, history, isRight, weight: 1 });
  }
}
for (const folder of options.kb) {
  const base = await loadKnowledgeBase({ folder, embedder });
  for (const question of [...base.questions, ...base.followUps]) {
    const history = (question.history ?? []).map((turn): Turn => ({ role: turn.role === 'user' ? 'visitor' : 'assistant', text: turn.text }));
    const isRight = (text: string): boolean => question.answerable !== false && holdsGold(text, question, false);
    await collect({ set: basename(folder), base, text: question.question, history, isRight, weight: 0.7 });
  }
}
if (options.dialogues) {
  const turns = JSON.parse(readFileSync(join(options.dialogues, 'turns.json'), 'utf8')) as { entity: string; question: string; history: Turn[]; gold: { answer: string }[] }[];
  for (const turn of turns) {
    const path = join(options.dialogues, 'md', `${turn.entity}.md`);
    const base = await loadDocuments({ folder: options.dialogues, paths: [path], embedder });
    const isRight = (text: string): boolean => turn.gold.some(({ answer }) => text.includes(answer));
    await collect({ set: 'dialogues', base, text: turn.question, history: turn.history, isRight, weight: 1 });
  }
}
embedder.save();
await embedder.close();

const names = Object.keys(samples[0]?.features ?? {}) as (keyof SectionFeatures)[];
for (const set of new Set(samples.map((sample) => sample.set))) {
  const model = fit(samples.filter((sample) => sample.set !== set));
  report(set, samples.filter((sample) => sample.set === set), model);
}
const model = fit(samples);
report('all', samples, model);
console.log(Object.fromEntries([...names.map((name, index) => [name, round(model[index] ?? 0)]), ['start', round(model.at(-1) ?? 0)]]));

/** The question as it is, and once more without the text that answers it: what then comes first is wrong. */
async function collect({ set, base, text, history, isRight, weight }: { set: string; base: KnowledgeBase; text: string; history: Turn[]; isRight(text: string): boolean; weight: number }): Promise<void> {
  const { facts } = base;
  const message = understandMessage({ text, history, facts });
  const part = message.parts[0];
  if (!part) return;
  const read = (each: string) => readQuestion({ text: each, language: message.language, documentLanguages: facts.languages, vocabulary: facts.vocabulary });
  const question = read(part.text);
  const last = message.previous.at(-1);
  const before = last !== undefined && leansOnContext(part.text) ? read(last) : null;
  const retrieval = await retrieve({ ...base, embedder, question, history, limit: 12 });
  const loaded = new Map((await base.loadPassages(retrieval.matches.map(({ id }) => id))).map((passage) => [passage.id, passage]));
  const words = questionWordsOf(message.language);
  const found = findSectionAnswer({ question, before, retrieval, loaded, facts, words });
  if (!found) return;
  const right = isRight(found.statements[0]?.text ?? '');
  samples.push({ set, features: found.features, isRight: right, weight });
  if (!right) return;
  const others = new Map([...loaded].filter(([, passage]) => !isRight(passage.text)));
  const next = findSectionAnswer({ question, before, retrieval, loaded: others, facts, words });
  if (next) samples.push({ set, features: next.features, isRight: isRight(next.statements[0]?.text ?? ''), weight: weight * 0.4 });
}

function toRow({ features }: Sample): number[] {
  return [...names.map((name) => features[name]), 1];
}

/** Logistic regression by gradient descent with a little shrinkage; each set counts the same. */
function fit(some: readonly Sample[]): number[] {
  const sizes = new Map<string, number>();
  for (const { set, weight } of some) sizes.set(set, (sizes.get(set) ?? 0) + weight);
  const rows = some.map((sample) => ({ x: toRow(sample), y: sample.isRight ? 1 : 0, w: sample.weight / Math.sqrt(sizes.get(sample.set) ?? 1) }));
  const total = rows.reduce((sum, { w }) => sum + w, 0);
  const theta = rows[0]?.x.map(() => 0) ?? [];
  for (let step = 0; step < 6_000; step += 1) {
    const gradient = theta.map((value, index) => (index < theta.length - 1 ? 0.0005 * value : 0));
    for (const { x, y, w } of rows) {
      const error = predict(theta, x) - y;
      for (const [index, value] of x.entries()) gradient[index] = (gradient[index] ?? 0) + (w / total) * error * value;
    }
    for (const index of theta.keys()) theta[index] = (theta[index] ?? 0) - 1.5 * (gradient[index] ?? 0);
  }
  return theta;
}

function predict(theta: readonly number[], x: readonly number[]): number {
  const evidence = x.reduce((sum, value, index) => sum + value * (theta[index] ?? 0), 0);
  return 1 / (1 + Math.exp(-evidence));
}

function report(set: string, some: readonly Sample[], theta: readonly number[]): void {
  const scored = some.map((sample) => ({ ...sample, p: predict(theta, toRow(sample)) }));
  const given = scored.filter(({ p }) => p >= 0.5);
  const right = scored.filter(({ isRight }) => isRight);
  const share = (part: number, whole: number): string => `${((100 * part) / (whole || 1)).toFixed(0)}%`;
  console.log(
    `${set.padEnd(12)} ${String(some.length).padStart(5)} samples, right text first ${share(right.length, some.length)}; answered of those ${share(right.filter(({ p }) => p >= 0.5).length, right.length)}, wrong among answers ${share(given.filter(({ isRight }) => !isRight).length, given.length)}`,
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
