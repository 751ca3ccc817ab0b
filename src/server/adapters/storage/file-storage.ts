import type { Readable } from 'node:stream';

/** Where uploaded files are: a folder of this machine, PostgreSQL, or a bucket that speaks S3. */
export type FileStorage = {
  /** Takes a finished local file over. Afterwards it is there whole, or not at all. */
  put(options: { key: string; path: string; bytes: number; sha256: string }): Promise<void>;
  /** Throws StoredFileMissing. */
  get(key: string): Promise<Readable>;
  /** The same in chunks, each valid until the next is asked for. To be read at once, to the end or until `return`. */
  getChunks(key: string): Promise<AsyncIterable<Uint8Array>>;
  /** What is not there is fine. */
  delete(key: string): Promise<void>;
};
