/**
 * Compares the judges and fits how much each counts: `node bench/judge/weigh-judges.ts [--every N] FOUND…`. FOUND is what
 * list-found.ts writes, of shops that the judges didn't learn from; read-by-judges.ts takes the weights.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { describeBuiltIn } from '#server/adapters/models/embedding/local-model.ts';
import { openJudge } from '#server/adapters/models/embedding/open-judge.ts';
import { openTokenizer } from '#server/adapters/models/embedding/open-tokenizer.ts';
import { dot, fitLogistic } from '../quality/logistic.ts';
import { findModelFolder } from '../quality/open-embedder.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { every: { type: 'string', default: '1' } },
});

const kinds = ['answers', 'sections'] as const;
type Text = { text: string; right: boolean | null };
type Listed = { question: string; answers: Text[]; sections: Text[] };
type Scored = {
  kind: (typeof kinds)[number];
  isRight: boolean | null;
  quick: number;
  deep: number;
  isReadDeeply: boolean;
};
/** What is said of a text by both judges, or by the quick one alone. */
type Weights = { both: number[]; quick: number[] };

const model = describeBuiltIn(await findModelFolder());
if (!model.judges) throw new Error('The model has no judges.');
const tokenizer = await openTokenizer(model.tokenizer);
const quick = await openJudge({ ...model.judges.quick, tokenizer, threads: 1 });
const deep = await openJudge({ ...model.judges.deep, tokenizer, threads: 1 });

const lists: Scored[][] = [];
const spent = { quick: 0, deep: 0 };
let seen = 0;
for (const path of positionals) {
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  for (const line of lines) {
    seen += 1;
    if (seen % Number(values.every) === 0) lists.push(await score(JSON.parse(line)));
  }
}
const texts = lists.flat().length;
console.log(
  `${lists.length} questions, ${texts} texts; quick ${(spent.quick / texts).toFixed(1)} ms, deep ${(spent.deep / texts).toFixed(1)} ms each`,
);
report('quick', ({ quick: score }) => score);
report('deep', ({ deep: score }) => score);
for (const readDeeply of [0, 5, 8, 10, 12, 16, 99]) {
  markReadDeeply(readDeeply);
  // The questions are cut into two halves, and each is measured with weights from the other.
  const halves = [0, 1].map((half) => fitWeights(lists.filter((_, at) => at % 2 !== half)));
  const half = new Map(lists.flatMap((list, at) => list.map((one) => [one, halves[at % 2]])));
  report(`both, ${readDeeply} read deeply`, (one) => weigh(one, half.get(one)));
  const { both, quick: alone } = fitWeights(lists);
  const told = (some: readonly number[]): string =>
    some.map((value) => value.toFixed(2)).join(', ');
  console.log(`  quick, deep, start: ${told(both)}; quick alone, start: ${told(alone)}`);
}

async function score({ question, ...listed }: Listed): Promise<Scored[]> {
  const scored: Scored[] = [];
  for (const kind of kinds)
    for (const { text, right } of listed[kind]) {
      const started = performance.now();
      const quickScore = await quick.score(question, text);
      const between = performance.now();
      const deepScore = await deep.score(question, text);
      spent.quick += between - started;
      spent.deep += performance.now() - between;
      scored.push({ kind, isRight: right, quick: quickScore, deep: deepScore, isReadDeeply: true });
    }
  return scored;
}

function markReadDeeply(count: number): void {
  for (const list of lists) {
    const best = new Set([...list].sort((a, b) => b.quick - a.quick).slice(0, count));
    for (const one of list) one.isReadDeeply = best.has(one);
  }
}

function fitWeights(some: readonly (readonly Scored[])[]): Weights {
  const known = some.flat().filter(({ isRight }) => isRight !== null);
  const rows = (isReadDeeply: boolean) =>
    known
      .filter((one) => one.isReadDeeply === isReadDeeply)
      .map((one) => ({
        x: isReadDeeply ? [one.quick, one.deep, 1] : [one.quick, 1],
        y: one.isRight ? 1 : 0,
        w: 1,
      }));
  return { both: fitLogistic(rows(true), 0), quick: fitLogistic(rows(false), 0) };
}

function weigh(one: Scored, weights: Weights | undefined): number {
  return one.isReadDeeply
    ? dot(weights?.both ?? [], [one.quick, one.deep, 1])
    : dot(weights?.quick ?? [], [one.quick, 1]);
}

/** The area under the curve of right and wrong texts, and how often the best of a question is right. */
function report(name: string, scoreOf: (one: Scored) => number): void {
  const told = kinds.map((kind) => {
    const known = lists
      .flat()
      .filter((one) => one.kind === kind && one.isRight !== null)
      .map((one) => ({ isRight: one.isRight, score: scoreOf(one) }))
      .sort((a, b) => a.score - b.score);
    const right = known.filter(({ isRight }) => isRight).length;
    let [wrongBefore, pairs] = [0, 0];
    for (const { isRight } of known) {
      if (isRight) pairs += wrongBefore;
      else wrongBefore += 1;
    }
    const answered = lists.filter((list) => list.some((one) => one.kind === kind && one.isRight));
    const found = answered.filter((list) => {
      const [best] = list
        .filter((one) => one.kind === kind && one.isRight !== null)
        .sort((a, b) => scoreOf(b) - scoreOf(a));
      return best?.isRight;
    });
    const area = pairs / (right * (known.length - right));
    return `${kind} ${area.toFixed(3)}, best right ${((100 * found.length) / answered.length).toFixed(1)} %`;
  });
  console.log(`${name}: ${told.join('; ')}`);
}
