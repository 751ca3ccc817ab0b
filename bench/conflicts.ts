/** How many planted conflicts are found in generated shops, and how many look-alikes are taken for one. */
import { parseArgs } from 'node:util';
import type { ComparedSource, FoundConflict } from '#server/engine/conflicts/compared-fact.ts';
import { findConflicts } from '#server/engine/conflicts/find-conflicts.ts';
import { sourceOfAnswer } from '#server/engine/conflicts/source-of-answer.ts';
import { prepareDocument } from '#server/engine/ingest/prepare-document.ts';
import { readBytes } from '#server/engine/ingest/read/read-bytes.ts';
import { defaultReadLimits } from '#server/engine/ingest/read/read-file.ts';
import {
  createShop,
  type GeneratedShop,
  type Half,
  type Planted,
} from './conflicts/create-shop.ts';
import { type ShopLanguage, shopWords } from './conflicts/words.ts';

const { values: options } = parseArgs({
  options: { show: { type: 'boolean', default: false }, seeds: { type: 'string' } },
});
/** Rules may be tuned on the first; the others are only reported, with texts that the first don't use. */
const sets: { half: Half; seeds: number[] }[] = [
  { half: 'tuned', seeds: [1, 2, 3] },
  { half: 'unseen', seeds: [101, 102, 103, 104, 105] },
];
const perShop = 5;
const shopsPerSeed = 8;

for (const { half, seeds } of sets) {
  const kinds = new Map<string, [found: number, planted: number]>();
  const counts = { found: 0, planted: 0, false: 0, lookAlikes: 0 };
  const chosen = options.seeds && half === 'tuned' ? options.seeds.split(',').map(Number) : seeds;
  for (const seed of chosen) {
    for (let nth = 0; nth < shopsPerSeed; nth += 1) {
      const languages = Object.keys(shopWords) as ShopLanguage[];
      const language = languages[nth % languages.length] as ShopLanguage;
      const of = { seed: seed * 1000 + nth, language, half };
      const shop = createShop({ ...of, conflicts: perShop, lookAlikes: perShop });
      await measure({ shop, counts, kinds, name: `${half} ${seed}/${nth} ${language}` });
    }
  }
  for (const [kind, [found, planted]] of [...kinds].sort())
    console.log(`${half} ${kind}: ${found} of ${planted} found`);
  const recall = counts.found / counts.planted;
  const precision = counts.found / (counts.found + counts.false);
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  console.log(
    `${half}: ${counts.planted} conflicts and ${counts.lookAlikes} look-alikes: recall ${percent(recall)}, precision ${percent(precision)} (${counts.false} false)`,
  );
}

async function measure({
  shop,
  counts,
  kinds,
  name,
}: {
  shop: GeneratedShop;
  counts: { found: number; planted: number; false: number; lookAlikes: number };
  kinds: Map<string, [found: number, planted: number]>;
  name: string;
}): Promise<void> {
  const conflicts = await findConflicts(await openSources(shop));
  const left = new Set(conflicts);
  for (const one of shop.planted) {
    if (!one.isConflict) {
      counts.lookAlikes += 1;
      continue;
    }
    counts.planted += 1;
    const own = [...left].filter((conflict) => isOf(conflict, one));
    for (const conflict of own) left.delete(conflict);
    const [found, planted] = kinds.get(one.kind) ?? [0, 0];
    kinds.set(one.kind, [found + Math.min(own.length, 1), planted + 1]);
    if (own.length > 0) counts.found += 1;
    else if (options.show && name.startsWith('tuned'))
      console.log(`${name}: missed`, one.kind, one.values);
  }
  counts.false += left.size;
  if (options.show && name.startsWith('tuned'))
    for (const { kind, places } of left)
      console.log(
        `${name}: false`,
        kind,
        places.map(({ quote, source }) => `${source.title}: ${quote}`),
      );
}

function isOf({ kind, places }: FoundConflict, planted: Planted): boolean {
  if (kind !== planted.kind) return false;
  if (kind === 'hours') return true;
  const texts = places.map(({ quote }) => quote);
  const [one, other] = planted.values;
  const says = (text: string | undefined, value: string) => text?.includes(value) ?? false;
  return (
    (says(texts[0], one) && says(texts[1], other)) || (says(texts[0], other) && says(texts[1], one))
  );
}

async function openSources(shop: GeneratedShop): Promise<ComparedSource[]> {
  const sources: ComparedSource[] = [];
  for (const [at, { name, text }] of shop.documents.entries()) {
    const bytes = Buffer.from(text);
    const document = await readBytes({ name, bytes, maxPages: defaultReadLimits.pages });
    const { facts, passages } = prepareDocument({ document, name });
    sources.push({
      id: `document-${at}`,
      kind: 'document',
      title: name,
      changedAt: at,
      facts,
      passages,
    });
  }
  for (const [at, pair] of shop.answers.entries())
    sources.push(
      sourceOfAnswer({ id: `answer-${at}`, ...pair, changedAt: 100 + at, language: shop.language }),
    );
  return sources;
}
