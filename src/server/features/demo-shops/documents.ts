/** The demo shops' documents as the engine searches them: read at the first question to each shop. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoShopsFolder } from '#server/config/paths.ts';
import type { MemoryPart } from '#server/config/process-memory.ts';
import type { Deps } from '#server/deps.ts';
import type { OpenFacts } from '#server/engine/facts/open-facts.ts';
import { readCsv } from '#server/engine/ingest/read/csv.ts';
import { readText } from '#server/engine/ingest/read/text.ts';
import {
  createShippedKnowledge,
  type OpenShippedKnowledge,
  type ShippedDocument,
  type ShippedKnowledge,
} from '#server/engine/shipped/shipped-knowledge.ts';
import type { DemoShopIndustry } from '#shared/demo-shop-industries.ts';

type Shops = Map<DemoShopIndustry, ShippedKnowledge>;
const openShops: MemoryPart<Shops> = { name: 'demo shops' };

/** To be closed after the answer. */
export async function openDemoShop({
  deps,
  industry,
}: {
  deps: Deps;
  industry: DemoShopIndustry;
}): Promise<OpenShippedKnowledge & { facts: OpenFacts }> {
  const shops = deps.memory.get(openShops, () => new Map());
  const shop = shops.get(industry) ?? createShippedKnowledge(readDocuments(industry));
  shops.set(industry, shop);
  const open = await shop.open({
    embedder: deps.embedding.current(),
    onEmbeddingFailure: (err) =>
      deps.log.warn({ err, industry }, 'this demo shop is searched by words only'),
  });
  return { ...open, facts: shop.getFacts() };
}

function readDocuments(industry: DemoShopIndustry): ShippedDocument[] {
  const folder = join(demoShopsFolder, industry);
  return readdirSync(folder).map((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    const read = name.endsWith('.csv')
      ? { kind: 'csv' as const, title: null, blocks: readCsv(text).blocks }
      : { kind: 'md' as const, ...readText({ text, markdown: true }) };
    return { documentId: name, title: name, document: { ...read, pages: null, warnings: [] } };
  });
}
