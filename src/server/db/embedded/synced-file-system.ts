import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type EmscriptenOptions = Parameters<NodeFS['init']>[1];
type Stream = { nfd: number };
type NodeFileSystem = {
  stream_ops: { fsync?(stream: Stream): number };
  tryFSOperation<T>(operation: () => T): T;
};

/**
 * PGlite's own file system answers every fsync with "done" and does nothing, so a power cut would lose committed
 * rows. This one asks the operating system, and reports its errors to PostgreSQL.
 */
export class SyncedFileSystem extends NodeFS {
  readonly #onSync: () => void;

  constructor({ folder, onSync }: { folder: string; onSync(): void }) {
    super(folder);
    this.#onSync = onSync;
  }

  override async init(pg: PGlite, options: EmscriptenOptions) {
    const { emscriptenOpts } = await super.init(pg, options);
    const addSync = (module: { FS: unknown }) => {
      const files = module.FS as { filesystems: { NODEFS: NodeFileSystem } };
      const nodeFiles = files.filesystems.NODEFS;
      nodeFiles.stream_ops.fsync = (stream) => {
        nodeFiles.tryFSOperation(() => fsyncSync(stream.nfd));
        this.#onSync();
        return 0;
      };
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] },
    };
  }
}
