import type { Deps } from '#server/deps.ts';
import type { ComparedSource } from '#server/engine/conflicts/compared-fact.ts';
import { applyCorrections } from '#server/engine/facts/apply-corrections.ts';
import { leaveOutFacts, leaveOutOfPassage } from '#server/engine/validity/leave-out.ts';
import { isDocumentValid } from '#server/engine/validity/validity.ts';
import { listStoredFacts } from '#server/features/documents/reading/fact-queries.ts';
import { listComparedDocuments, listSaidSentences } from './compared-source-queries.ts';
import { findLeftOutOf } from './knowledge-on-day.ts';

/** A chatbot's documents as they are compared: with their owner's corrections, and only what counts on a day. */
export async function listComparedSources({
  deps,
  day,
  ...of
}: {
  deps: Deps;
  workspaceId: string;
  chatbotId: string;
  day: string;
}): Promise<ComparedSource[]> {
  const connection = deps.database.orm;
  const { workspaceId } = of;
  const sources: ComparedSource[] = [];
  for (const document of await listComparedDocuments({ connection, ...of })) {
    const { id: documentId, generation, validity } = document;
    if (!isDocumentValid({ validity: validity ?? [], day })) continue;
    const stored = await listStoredFacts({ connection, workspaceId, documentIds: [documentId] });
    const own = stored.find((row) => row.generation === generation);
    if (!own) continue;
    const ofReading = { connection, workspaceId, documentId, generation };
    const leftOut = await findLeftOutOf({ ...ofReading, facts: own.facts, validity, day });
    const corrections = new Map(Object.entries(own.corrections ?? {}));
    const facts = applyCorrections({ facts: own.facts, corrections });
    const passages = await listSaidSentences(ofReading);
    sources.push({
      id: documentId,
      kind: 'document',
      title: document.name,
      changedAt: document.changedAt.getTime(),
      facts: leftOut ? leaveOutFacts({ facts, leftOut }) : facts,
      passages: leftOut
        ? passages.map(
            (passage, at) =>
              (leftOut.passages.has(at) ? null : leaveOutOfPassage({ passage, leftOut })) ?? {
                ...passage,
                sentences: [],
              },
          )
        : passages,
    });
  }
  return sources;
}
