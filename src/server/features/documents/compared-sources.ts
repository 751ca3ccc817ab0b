import type { Deps } from '#server/deps.ts';
import type { ComparedSource } from '#server/engine/conflicts/compared-fact.ts';
import { applyCorrections } from '#server/engine/facts/apply-corrections.ts';
import { listComparedDocuments, listSaidSentences } from './compared-source-queries.ts';
import { listStoredFacts } from './fact-queries.ts';

/** A chatbot's documents as they are compared: with their owner's corrections. */
export async function listComparedSources({
  deps,
  ...of
}: {
  deps: Deps;
  workspaceId: string;
  chatbotId: string;
}): Promise<ComparedSource[]> {
  const connection = deps.database.orm;
  const { workspaceId } = of;
  const sources: ComparedSource[] = [];
  for (const document of await listComparedDocuments({ connection, ...of })) {
    const { id: documentId, generation } = document;
    const stored = await listStoredFacts({ connection, workspaceId, documentIds: [documentId] });
    const own = stored.find((row) => row.generation === generation);
    if (!own) continue;
    const corrections = new Map(Object.entries(own.corrections ?? {}));
    sources.push({
      id: documentId,
      kind: 'document',
      title: document.name,
      changedAt: document.changedAt.getTime(),
      facts: applyCorrections({ facts: own.facts, corrections }),
      passages: await listSaidSentences({ connection, workspaceId, documentId, generation }),
    });
  }
  return sources;
}
