/** The manual as the engine searches it: read at the first question, because most servers' days begin without one. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manualFolder } from '#server/config/paths.ts';
import type { MemoryPart } from '#server/config/process-memory.ts';
import type { Deps } from '#server/deps.ts';
import { readText } from '#server/engine/ingest/read/text.ts';
import {
  createShippedKnowledge,
  type OpenShippedKnowledge,
  type ShippedDocument,
  type ShippedKnowledge,
} from '#server/engine/shipped/shipped-knowledge.ts';
import { fillBrand } from '#shared/fill-brand.ts';

const manualPart: MemoryPart<ShippedKnowledge> = { name: 'manual' };
/** Pictures, samples to copy and the marks around words say nothing in an answer. */
const onlyForTheEye = /^!\[.*\)$|^```[\s\S]*?^```$|<\/?(?:span|a)\b[^>]*>/gm;

/** To be closed after the answer. Without typed facts: prices and hours in a manual are examples. */
export function openManual(deps: Deps): Promise<OpenShippedKnowledge> {
  const manual = deps.memory.get(manualPart, () =>
    createShippedKnowledge(readManual(deps.env.http.publicUrl)),
  );
  return manual.open({
    embedder: deps.embedding.current(),
    onEmbeddingFailure: (err) => deps.log.warn({ err }, 'the manual is searched by words only'),
  });
}

function readManual(publicUrl: string): ShippedDocument[] {
  const { origin } = new URL(publicUrl);
  const files = readdirSync(manualFolder).filter((name) => name.endsWith('.md'));
  return files.map((file) => {
    const source = readFileSync(join(manualFolder, file), 'utf8').replace(onlyForTheEye, '');
    const text = fillBrand({ text: source, origin });
    const { blocks } = readText({ text, markdown: true });
    const title = /^# (.+)$/m.exec(text)?.[1] ?? file;
    const document = { kind: 'md' as const, title, blocks, pages: null, warnings: [] };
    return { documentId: file.slice(0, -'.md'.length), title, document };
  });
}
