import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Connection } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import type { ReadDocument } from '#server/engine/ingest/document.ts';
import type { PreparedDocument } from '#server/engine/ingest/prepare-document.ts';
import type { ReadProgress } from '#server/engine/ingest/read/pdf.ts';
import { defaultReadLimits, readFile } from '#server/engine/ingest/read/read-file.ts';
import { readerVersion } from '#server/engine/ingest/reader-version.ts';
import { listTextCorrections } from '#server/features/documents/corrections/text-correction-queries.ts';
import { findRecognizedText, saveRecognizedText } from './recognized-text-queries.ts';

const zip = promisify(gzip);
const unzip = promisify(gunzip);

type StoredDocument = {
  id: string;
  workspaceId: string;
  storageKey: string;
  sha256: string;
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
    const ofFile = { ...of, sha256: document.sha256, readerVersion };
    const known = await findRecognizedText(ofFile);
    const read = known && (JSON.parse((await unzip(known)).toString('utf8')) as ReadDocument);
    let recognized: ReadDocument | null = null;
    const prepared = await readFile({
      ...{ path, name, corrections, read, limits: { bytes }, signal },
      ...(onProgress && { onProgress }),
      onRecognized(document) {
        recognized = document;
      },
    });
    if (recognized) await keepRecognized({ ...ofFile, recognized });
    return prepared;
  } finally {
    await rm(path, { force: true });
  }
}

async function keepRecognized({
  connection,
  recognized,
  ...ofFile
}: {
  connection: Connection;
  recognized: ReadDocument;
  workspaceId: string;
  documentId: string;
  sha256: string;
  readerVersion: number;
}): Promise<void> {
  const content = await zip(JSON.stringify(recognized));
  await saveRecognizedText({ connection, text: { ...ofFile, content } });
}

/** An owner may rename a document to anything; what the file is was found out when it came. */
const readableName = ({ name, type }: Pick<StoredDocument, 'name' | 'type'>) =>
  extname(name).toLowerCase() === `.${type}` ? name : `${name}.${type}`;
