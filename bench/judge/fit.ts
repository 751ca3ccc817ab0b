/**
 * Fits how far the judge is believed, and shows what that does to shops that were left out of it:
 * `node bench/judge/fit.ts [--unread SHOP]… [--json FILE] SHOP…`. Shops that nothing was built with (--unread) count
 * three times. reconsider.ts takes the weights.
 */
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { type AnswerKind, inOneLine } from '#server/engine/answer/candidate.ts';
import { favoriteNames, readFavorite } from '#server/engine/answer/favorite-section.ts';
import { judgeFound, readSigns, signNames } from '#server/engine/answer/reconsider.ts';
import { defaultThreshold } from '#server/engine/retrieve/confidence.ts';
import { cacheVectors } from '../quality/cache-vectors.ts';
import { fitLogistic, predict } from '../quality/logistic.ts';
import { openEmbedder } from '../quality/open-embedder.ts';
import { askShop } from './ask-shop.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    unread: { type: 'string', multiple: true, default: [] },
    json: { type: 'string' },
  },
});

/** The judge's favorite is written as text and is weighed by signs of its own. */
type Kind = AnswerKind | 'favorite';
type Option = { kind: Kind; x: number[]; confidence: number; isRight: boolean };
type Case = {
  set: string;
  weight: number;
  id: string;
  text: string;
  isRefused: boolean;
  options: Option[];
};

const kinds: readonly Kind[] = ['schedule', 'contact', 'table', 'text', 'favorite'];
const unreadWeight = 3;
const shrinkage = 0.002;
const embedder = cacheVectors(await openEmbedder());
const cases: Case[] = [];
for (const folder of [...options.unread, ...positionals])
  await collect({ folder, weight: options.unread.includes(folder) ? unreadWeight : 1 });
await embedder.close();
if (options.json) writeFileSync(options.json, JSON.stringify(cases));

const sets = [...new Set(cases.map(({ set }) => set))];
const unread = new Set(options.unread.map((folder) => basename(folder)));
const believedBy = new Map(
  sets.map((set) => [set, fitAll(cases.filter((one) => one.set !== set))]),
);
console.log('right / false of the first part of English messages, each shop left out of the fit');
report('as it is', () => ({ alone: 2, instead: 2, least: -1 }));
for (const alone of [0.6, 0.65, 0.7, 0.75, 0.8])
  for (const least of [0.3, 0.4, 0.5])
    for (const instead of [0.6, 0.7])
      report(`alone ${alone}, least ${least}, instead ${instead}`, () => ({
        alone,
        instead,
        least,
      }));
for (const [kind, theta] of fitAll(cases)) {
  const names = [...(kind === 'favorite' ? favoriteNames : signNames), 'start'];
  console.log(kind, names.map((name, at) => `${name}: ${(theta[at] ?? 0).toFixed(2)}`).join(', '));
}

async function collect({ folder, weight }: { folder: string; weight: number }): Promise<void> {
  for await (const { question, found, isRight, isEnglish } of askShop({ folder, embedder })) {
    if (!isEnglish) continue;
    const judged = await judgeFound({ found, read: (text) => text, embedder });
    if (!judged) throw new Error('The model has no judge.');
    const { candidates, sections, judgment } = judged;
    const favorite = readFavorite({ ...found, candidates, sections, judgment });
    cases.push({
      set: basename(folder),
      weight,
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
      const rows = some.flatMap(({ weight, options: given }) =>
        given
          .filter((one) => one.kind === kind)
          .map(({ x, isRight }) => ({ x, y: isRight ? 1 : 0, w: weight })),
      );
      return [kind, fitLogistic(rows, shrinkage)];
    }),
  );
}

type Limits = { alone: number; instead: number; least: number };

/** As reconsider.ts decides, but with everything judged that isn't a contact, and one answer at a time. */
function decide({ set, options: given }: Case, { alone, instead, least }: Limits): Option | null {
  const believed = given.map((one) => ({
    one,
    p: predict(believedBy.get(set)?.get(one.kind) ?? [], one.x),
  }));
  const [first] = believed;
  const likeliest = believed.reduce<(typeof believed)[number] | null>(
    (best, each) => (best && best.p >= each.p ? best : each),
    null,
  );
  const isGiven =
    first !== undefined &&
    first.one.kind !== 'favorite' &&
    first.one.confidence >= defaultThreshold;
  const isDoubted = isGiven && first.one.kind !== 'contact';
  if (isGiven && (!isDoubted || first.p >= least)) return first.one;
  return likeliest && likeliest.p >= (isGiven ? instead : alone) ? likeliest.one : null;
}

function report(name: string, limits: () => Limits): void {
  const groups = [
    { label: 'unread', some: cases.filter(({ set }) => unread.has(set)) },
    { label: 'others', some: cases.filter(({ set }) => !unread.has(set)) },
  ];
  const told = groups.map(({ label, some }) => {
    const given = some.map((one) => ({ one, answer: decide(one, limits()) }));
    const right = given.filter(({ one, answer }) => (answer ? answer.isRight : one.isRefused));
    const wrong = given.filter(({ answer }) => answer && !answer.isRight);
    const share = (part: number): string => ((100 * part) / (some.length || 1)).toFixed(1);
    return `${label} ${share(right.length)} / ${share(wrong.length)}`;
  });
  console.log(`${name}: ${told.join(', ')}`);
}
