import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Deps } from '#server/deps.ts';
import type { PreparedDocument } from '#server/engine/ingest/prepare-document.ts';
import type { ReadProgress } from '#server/engine/ingest/read/pdf.ts';
import { defaultReadLimits, readFile } from '#server/engine/ingest/read/read-file.ts';
import { listTextCorrections } from './text-correction-queries.ts';

type StoredDocument = {
  id: string;
  workspaceId: string;
  storageKey: string;
  name: string;
  type: string;
};

/** Reads and splits a document's file in a process of its own, with what its owner corrected in it. */
export async function readStoredFile({
  deps,
  document,
  signal,
  onProgress,
}: {
  deps: Deps;
  document: StoredDocument;
  signal: AbortSignal;
  onProgress?: (progress: ReadProgress) => void;
}): Promise<PreparedDocument> {
  const folder = join(deps.env.dataDir, 'incoming');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  try {
    const stored = await deps.storage.get(document.storageKey);
    await pipeline(stored, createWriteStream(path, { mode: 0o600 }));
    // What could be uploaded can be read, also after the limit was lowered.
    const bytes = Math.max(defaultReadLimits.bytes, deps.env.upload.maxBytes);
    const { workspaceId, id: documentId } = document;
    const of = { connection: deps.database.orm, workspaceId, documentId };
    const corrections = await listTextCorrections(of);
    const name = readableName(document);
    return await readFile({
      ...{ path, name, corrections, limits: { bytes }, signal },
      ...(onProgress && { onProgress }),
    });
  } finally {
    await rm(path, { force: true });
  }
}

/** An owner may rename a document to anything; what the file is was found out when it came. */
const readableName = ({ name, type }: Pick<StoredDocument, 'name' | 'type'>) =>
  extname(name).toLowerCase() === `.${type}` ? name : `${name}.${type}`;
