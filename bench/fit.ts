/** Fits how text answers are ranked and how sure they are: `npm run bench -- fit SHOP… --kb DIR… --dialogues DIR`, one set left out at a time. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { findSectionAnswer } from '#server/engine/answer/find-section-answer.ts';
import { type RankedSection, signNames } from '#server/engine/answer/rank-sections.ts';
import { evidenceNames, type SectionEvidence } from '#server/engine/answer/section-confidence.ts';
import { questionWordsOf } from '#server/engine/language/question-words-of.ts';
import { leansOnContext, type Turn } from '#server/engine/retrieve/conversation.ts';
import { retrieve } from '#server/engine/retrieve/retrieve.ts';
import { readQuestion } from '#server/engine/understand/question.ts';
import { understandMessage } from '#server/engine/understand/understand-message.ts';
import { cacheVectors } from './quality/cache-vectors.ts';
import { gradeAnswer, type ShopQuestion } from './quality/grade-answer.ts';
import { type KnowledgeBase, loadDocuments, loadKnowledgeBase } from './quality/knowledge-base.ts';
import { dot, fitLogistic, predict } from './quality/logistic.ts';
import { holdsGold } from './quality/measures.ts';
import { openEmbedder } from './quality/open-embedder.ts';

const { values: options, positionals: shops } = parseArgs({
  allowPositionals: true,
  options: {
    kb: { type: 'string', multiple: true, default: [] },
    dialogues: { type: 'string' },
    json: { type: 'string' },
  },
});

/** A question with what was found for it. */
type Case = {
  set: string;
  kind: string;
  text: string;
  /** Of each section that was found: its signs, and whether it holds the answer. */
  sections: { x: number[]; right: boolean; heading: string; score: number }[];
};
type Sample = {
  set: string;
  kind: string;
  text: string;
  evidence: SectionEvidence;
  isRight: boolean;
  weight: number;
};
const cases: Case[] = [];
const mostSections = 12;
const shrinkage = 0.0005;
const samples: Sample[] = [];
const embedder = cacheVectors(await openEmbedder());

for (const folder of shops) {
  const base = await loadKnowledgeBase({ folder, embedder });
  const { questions } = JSON.parse(readFileSync(join(folder, 'questions.json'), 'utf8')) as {
    questions: ShopQuestion[];
  };
  for (const question of questions) {
    if (['small-talk', 'two-in-one', 'table', 'price', 'hours', 'contact'].includes(question.kind))
      continue;
    const history = (question.after ?? []).map((text): Turn => ({ role: 'visitor', text }));
    const grade = (text: string, asked: ShopQuestion): boolean =>
      !question.refuse &&
      ['right', 'stilted', 'uncited'].includes(
        gradeAnswer(asked, { text, answered: true, confidence: 1, sources: [] }),
      );
    await collect({
      set: basename(folder),
      kind: question.kind,
      base,
      text: question.ask,
      history,
      isRight: (text) => grade(text, question),
      holds: (text, title) =>
        grade(text, { ...question, none: [] }) && (!question.from || title === question.from),
      weight: 1,
    });
  }
}
for (const folder of options.kb) {
  const base = await loadKnowledgeBase({ folder, embedder });
  for (const question of [...base.questions, ...base.followUps]) {
    const history = (question.history ?? []).map(
      (turn): Turn => ({ role: turn.role === 'user' ? 'visitor' : 'assistant', text: turn.text }),
    );
    const holds = (text: string, _title: string, whole: string): boolean =>
      question.answerable !== false &&
      holdsGold(text, question, false) &&
      holdsGold(whole, question, true);
    await collect({
      set: basename(folder),
      kind: question.history ? 'follow-up' : 'kb',
      base,
      text: question.question,
      history,
      isRight: (text) =>
        holds(text, '', text) ||
        (question.answerable !== false && holdsGold(text, question, false)),
      holds,
      weight: 0.7,
    });
  }
}
if (options.dialogues) {
  const turns = JSON.parse(readFileSync(join(options.dialogues, 'turns.json'), 'utf8')) as {
    entity: string;
    question: string;
    history: Turn[];
    gold: { answer: string }[];
  }[];
  const bases = new Map<string, KnowledgeBase>();
  for (const [index, turn] of turns.entries()) {
    const kind = index % 2 === 0 ? 'md' : 'csv';
    const path = join(options.dialogues, kind, `${turn.entity}.${kind}`);
    if (!existsSync(path)) continue;
    const base =
      bases.get(path) ??
      (await loadDocuments({ folder: options.dialogues, paths: [path], embedder }));
    bases.set(path, base);
    const squeezed = turn.gold.map(({ answer }) => squeeze(answer));
    const isRight = (text: string): boolean =>
      squeezed.some((answer) => squeeze(text).includes(answer));
    await collect({
      set: 'dialogues',
      kind: 'dialogue',
      base,
      text: turn.question,
      history: turn.history,
      isRight,
      holds: isRight,
      weight: 1,
    });
  }
}
embedder.save();
await embedder.close();
if (options.json) {
  writeFileSync(options.json, JSON.stringify({ cases, samples, signNames, evidenceNames }));
  process.exit(0);
}

const sets = [...new Set(cases.map(({ set }) => set))];
console.log(
  'ranking: right section among those found, first as it is, first when fitted on the other sets, first when fitted on all',
);
const whole = fitRanking(cases, null, 400);
for (const set of [...sets, 'all']) {
  const some = cases.filter((one) => set === 'all' || one.set === set);
  const asked = some.filter(({ sections }) => sections.length > 0);
  const known = some.filter(({ sections }) => sections.some(({ right }) => right));
  const own = fitRanking(
    cases.filter((one) => one.set !== set),
    whole,
    100,
  );
  const first = (theta: readonly number[] | null): string =>
    share(known.filter(({ sections }) => best(sections, theta)?.right).length, known.length);
  console.log(
    `${set.padEnd(12)} ${asked.length} asked, held ${share(known.length, asked.length)}, ${first(null)}, ${first(own)}, ${first(whole)}`,
  );
}
printWeights(signNames, whole);

console.log('\nconfidence');
for (const set of sets)
  report(
    set,
    samples.filter((sample) => sample.set === set),
    fitConfidence(samples.filter((sample) => sample.set !== set)),
  );
const model = fitConfidence(samples);
report('all', samples, model);
printWeights([...evidenceNames, 'start'], model);

type Asked = {
  set: string;
  kind: string;
  base: KnowledgeBase;
  text: string;
  history: Turn[];
  /** Whether what is shown answers, and whether a section would. */
  isRight(text: string): boolean;
  holds(text: string, title: string, whole: string): boolean;
  weight: number;
};

/** The question as it is, and once more without the text that answers it: what then comes first is wrong. */
async function collect({
  set,
  kind,
  base,
  text,
  history,
  isRight,
  holds,
  weight,
}: Asked): Promise<void> {
  const { facts } = base;
  const message = understandMessage({ text, history, facts });
  const part = message.parts[0];
  if (!part || message.smallTalk) return;
  const read = (each: string) =>
    readQuestion({
      text: each,
      language: message.language,
      documentLanguages: facts.languages,
      vocabulary: facts.vocabulary,
    });
  const question = read(part.text);
  const last = message.previous.at(-1);
  const before = last !== undefined && leansOnContext(part.text) ? read(last) : null;
  const retrieval = await retrieve({ ...base, embedder, question, history, limit: 12 });
  const loaded = new Map(
    (await base.loadPassages(retrieval.matches.map(({ id }) => id))).map((passage) => [
      passage.id,
      passage,
    ]),
  );
  const words = questionWordsOf(message.language);
  const asked = { question, own: null, before, retrieval, facts, words, isScheduled: false };
  const find = (some: typeof loaded) => findSectionAnswer({ ...asked, loaded: some });
  const found = find(loaded);
  if (!found) return;
  const holdsAnswer = ({ section }: RankedSection): boolean =>
    holds(section.text, section.passage.title, section.passage.text);
  cases.push({
    set,
    kind,
    text: part.text,
    sections: found.ranked.map((one) => ({
      x: signNames.map((name) => one.signs[name]),
      right: holdsAnswer(one),
      heading: one.section.heading,
      score: one.score,
    })),
  });
  // Where every passage is long, an answer counts that has the right passage to show.
  const right =
    isRight(shownText(found)) || (kind === 'kb' && found.ranked.slice(0, 3).some(holdsAnswer));
  samples.push({ set, kind, text, evidence: found.evidence, isRight: right, weight });
  // In lists of frequent questions another entry often says the same.
  if (!right || kind === 'dialogue') return;
  const others = new Map([...loaded].filter(([, passage]) => !isRight(passage.text)));
  const next = find(others);
  if (next)
    samples.push({
      set,
      kind: 'without',
      text,
      evidence: next.evidence,
      isRight: isRight(shownText(next)),
      weight: weight * 0.4,
    });
}

function shownText({ statements }: { statements: readonly { text: string }[] }): string {
  return statements.map(({ text }) => text).join(' ');
}

function best(
  sections: Case['sections'],
  theta: readonly number[] | null,
): Case['sections'][number] | undefined {
  const value = (one: Case['sections'][number]): number => (theta ? dot(theta, one.x) : one.score);
  return sections.reduce<Case['sections'][number] | undefined>(
    (top, one) => (top && value(top) >= value(one) ? top : one),
    undefined,
  );
}

/** Softmax over the sections of each question, by gradient descent with a little shrinkage; each set counts the same. */
function fitRanking(
  some: readonly Case[],
  start: readonly number[] | null,
  steps: number,
): number[] {
  const usable = some.filter(
    ({ sections }) => sections.some(({ right }) => right) && sections.some(({ right }) => !right),
  );
  const sizes = countBy(usable);
  const theta = start ? [...start] : signNames.map(() => 1);
  const total = usable.reduce((sum, { set }) => sum + 1 / Math.sqrt(sizes.get(set) ?? 1), 0);
  for (let step = 0; step < steps; step += 1) {
    const gradient = theta.map((value) => 0.002 * value);
    for (const { set, sections: found } of usable) {
      const sections = found.filter(({ right }, index) => right || index < mostSections);
      const weight = 1 / Math.sqrt(sizes.get(set) ?? 1) / total;
      const scores = sections.map(({ x }) => dot(theta, x));
      const top = Math.max(...scores);
      const all = scores.map((score) => Math.exp(score - top));
      const sumAll = all.reduce((sum, value) => sum + value, 0);
      const sumRight = all.reduce(
        (sum, value, index) => sum + (sections[index]?.right ? value : 0),
        0,
      );
      for (const [index, { x, right }] of sections.entries()) {
        const share = (all[index] ?? 0) / sumAll - (right ? (all[index] ?? 0) / sumRight : 0);
        for (const [at, value] of x.entries())
          gradient[at] = (gradient[at] ?? 0) + weight * share * value;
      }
    }
    for (const at of theta.keys()) theta[at] = (theta[at] ?? 0) - 4 * (gradient[at] ?? 0);
  }
  return theta;
}

function fitConfidence(some: readonly Sample[]): number[] {
  const sizes = countBy(some);
  const rows = some.map((sample) => ({
    x: toRow(sample),
    y: sample.isRight ? 1 : 0,
    w: sample.weight / Math.sqrt(sizes.get(sample.set) ?? 1),
  }));
  return fitLogistic(rows, shrinkage);
}

function toRow({ evidence }: Sample): number[] {
  return [...evidenceNames.map((name) => evidence[name]), 1];
}

function countBy(some: readonly { set: string }[]): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const { set } of some) sizes.set(set, (sizes.get(set) ?? 0) + 1);
  return sizes;
}

function report(set: string, some: readonly Sample[], theta: readonly number[]): void {
  const scored = some.map((sample) => ({ ...sample, p: predict(theta, toRow(sample)) }));
  const asked = scored.filter(({ kind }) => kind !== 'without');
  const given = asked.filter(({ p }) => p >= 0.5);
  const right = asked.filter(({ isRight }) => isRight);
  const without = scored.filter(({ kind, isRight }) => kind === 'without' && !isRight);
  const answered = right.filter(({ p }) => p >= 0.5).length;
  console.log(
    `${set.padEnd(12)} ${String(asked.length).padStart(5)} asked, right text first ${share(right.length, asked.length)}; answered of those ${share(answered, right.length)}, wrong among answers ${share(given.filter(({ isRight }) => !isRight).length, given.length)}, answered without the text ${share(without.filter(({ p }) => p >= 0.5).length, without.length)}`,
  );
}

function printWeights(names: readonly string[], theta: readonly number[]): void {
  console.log(
    names
      .map((name, index) => `${name}: ${Math.round((theta[index] ?? 0) * 100) / 100}`)
      .join(', '),
  );
}

function share(part: number, whole: number): string {
  return `${((100 * part) / (whole || 1)).toFixed(0)}%`;
}

function squeeze(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
