/**
 * Fits how far the judges are believed, and what is decided by that: `node bench/judge/fit.ts [--json FILE] [--other] SHOP…`,
 * with --other for questions in other languages than English. Shops that the judges learned from don't belong here. The shops are cut into five groups, and each is measured with weights
 * from the others. reconsider.ts and favorite-section.ts take the weights, choose-believed.ts the limits.
 */
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { type AnswerKind, inOneLine } from '#server/engine/answer/candidate.ts';
import {
  type BeliefLimits,
  beliefLimits,
  beliefLimitsElsewhere,
  chooseBelieved,
} from '#server/engine/answer/choose-believed.ts';
import { favoriteNames, readFavorite } from '#server/engine/answer/favorite-section.ts';
import { judgeFound, readSigns, signNames } from '#server/engine/answer/reconsider.ts';
import { defaultThreshold } from '#server/engine/retrieve/confidence.ts';
import { cacheVectors } from '../quality/cache-vectors.ts';
import { fitLogistic, predict } from '../quality/logistic.ts';
import { openEmbedder } from '../quality/open-embedder.ts';
import { askShop } from './ask-shop.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' }, other: { type: 'boolean', default: false } },
});

/** The judge's favorite is written as text and is weighed by signs of its own. */
type Kind = AnswerKind | 'favorite';
type Option = { kind: Kind; x: number[]; confidence: number; isRight: boolean };
type Case = {
  set: string;
  id: string;
  text: string;
  isRefused: boolean;
  options: Option[];
};

const kinds: readonly Kind[] = ['schedule', 'contact', 'table', 'text', 'favorite'];
const shrinkage = 0.002;
const groups = 5;
const embedder = cacheVectors(await openEmbedder());
const cases: Case[] = [];
for (const folder of positionals) await collect(folder);
await embedder.close();
if (options.json) writeFileSync(options.json, JSON.stringify(cases));

const sets = [...new Set(cases.map(({ set }) => set))];
const groupOf = new Map(sets.map((set, at) => [set, at % groups]));
const fitted = Array.from({ length: groups }, (_, group) =>
  fitAll(cases.filter(({ set }) => groupOf.get(set) !== group)),
);
const believed = cases.map((one) => ({ one, options: believe(one) }));

console.log(`${cases.length} questions, right / false of their first parts`);
const limitsThereAre = options.other ? beliefLimitsElsewhere : beliefLimits;
report('without judges', { ...limitsThereAre, settledFrom: all(0), neededAlone: 2 });
report('with the limits there are', limitsThereAre);
const better = search();
report('with better limits', better);
for (const neededAlone of [0.5, 0.55, 0.6, 0.65, 0.7])
  report(`and ${neededAlone} alone`, { ...better, neededAlone });
console.log(JSON.stringify(better));
for (const [kind, theta] of fitAll(cases)) {
  const names = [...(kind === 'favorite' ? favoriteNames : signNames), 'start'];
  console.log(kind, names.map((name, at) => `${name}: ${(theta[at] ?? 0).toFixed(2)}`).join(', '));
}

async function collect(folder: string): Promise<void> {
  for await (const { question, found, isRight, isEnglish, read } of askShop({ folder, embedder })) {
    if (isEnglish === options.other) continue;
    const judged = await judgeFound({ found, read, embedder });
    if (!judged) throw new Error('The model has no judge.');
    const { candidates, sections, judgment } = judged;
    const favorite = readFavorite({ ...found, candidates, sections, judgment });
    cases.push({
      set: basename(folder),
      id: question.id,
      text: found.text,
      isRefused: question.refuse === true,
      options: [
        ...candidates.map((one): Option => {
          const signs = readSigns({ candidate: one, judgment });
          return {
            kind: one.kind,
            x: [...signNames.map((name) => signs[name]), 1],
            confidence: one.confidence,
            isRight: isRight(inOneLine(one)),
          };
        }),
        ...(favorite
          ? [
              {
                kind: 'favorite' as const,
                x: [...favoriteNames.map((name) => favorite.signs[name]), 1],
                confidence: 0,
                isRight: isRight(favorite.statement.text),
              },
            ]
          : []),
      ],
    });
  }
  embedder.save();
}

function fitAll(some: readonly Case[]): Map<Kind, number[]> {
  return new Map(
    kinds.map((kind) => {
      const rows = some.flatMap((one) =>
        one.options
          .filter((option) => option.kind === kind)
          .map(({ x, isRight }) => ({ x, y: isRight ? 1 : 0, w: 1 })),
      );
      return [kind, fitLogistic(rows, shrinkage)];
    }),
  );
}

type Believed = Option & { engine: number };

/** Every option, as likely as the weights of the other groups have it. */
function believe({ set, options: given }: Case): Believed[] {
  const weights = fitted[groupOf.get(set) ?? 0];
  return given.map((one) => ({
    ...one,
    engine: one.confidence,
    confidence: predict(weights?.get(one.kind) ?? [], one.x),
  }));
}

/** As reconsider.ts decides where nothing is asked in context, but always for one answer. */
function decide(given: readonly Believed[], limits: BeliefLimits): Believed | null {
  const own = given.find(({ kind }) => kind !== 'favorite');
  const kind = own && own.kind !== 'favorite' ? own.kind : 'text';
  const isGiven = own !== undefined && own.engine >= defaultThreshold;
  if (isGiven && own.engine >= limits.settledFrom[kind]) return own;
  return chooseBelieved({
    own,
    isGiven,
    options: given,
    least: limits.leastBelieved[kind],
    muchLikelier: limits.muchLikelier,
    needed: isGiven ? limits.neededInstead : limits.neededAlone,
  });
}

function measure(limits: BeliefLimits): { right: number; wrong: number } {
  let [right, wrong] = [0, 0];
  for (const { one, options: given } of believed) {
    const answer = decide(given, limits);
    if (answer ? answer.isRight : one.isRefused) right += 1;
    else if (answer) wrong += 1;
  }
  return { right: right / cases.length, wrong: wrong / cases.length };
}

function report(name: string, limits: BeliefLimits): void {
  const { right, wrong } = measure(limits);
  console.log(`${name}: ${(100 * right).toFixed(1)} / ${(100 * wrong).toFixed(1)}`);
}

/** One limit after the other; a false answer costs as much as a right one is worth. */
function search(): BeliefLimits {
  let best = limitsThereAre;
  const worth = (limits: BeliefLimits): number => {
    const { right, wrong } = measure(limits);
    return right - wrong;
  };
  const take = (values: readonly number[], change: (value: number) => BeliefLimits): void => {
    for (const value of values) if (worth(change(value)) > worth(best)) best = change(value);
  };
  for (const kind of ['schedule', 'table', 'text', 'schedule', 'table', 'text'] as const) {
    take([0.8, 0.85, 0.88, 0.9, 0.92, 0.95, 0.97, 1.01], (value) => ({
      ...best,
      settledFrom: { ...best.settledFrom, [kind]: value },
    }));
    take([0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.7, 0.8], (value) => ({
      ...best,
      leastBelieved: { ...best.leastBelieved, [kind]: value },
    }));
    take([0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.5], (muchLikelier) => ({
      ...best,
      muchLikelier,
    }));
    take([0.5, 0.55, 0.6, 0.65, 0.7], (neededAlone) => ({ ...best, neededAlone }));
    take([0.5, 0.6, 0.7, 0.8], (neededInstead) => ({ ...best, neededInstead }));
  }
  return best;
}

function all(value: number): Record<AnswerKind, number> {
  return { schedule: value, contact: value, table: value, text: value };
}
