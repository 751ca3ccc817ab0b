import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deps } from '#server/deps.ts';

type LocalFile = { path: string; bytes: number; sha256: string };

/** Text as a local file, as storage takes it in. The file is removed afterwards, whatever happens. */
export async function withLocalFile<Result>({
  deps,
  text,
  use,
}: {
  deps: Deps;
  text: string;
  use: (file: LocalFile) => Promise<Result>;
}): Promise<Result> {
  const content = Buffer.from(text, 'utf8');
  const sha256 = createHash('sha256').update(content).digest('hex');
  const folder = join(deps.env.dataDir, 'incoming');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  try {
    await writeFile(path, content, { mode: 0o600, flush: true });
    return await use({ path, bytes: content.length, sha256 });
  } finally {
    await rm(path, { force: true });
  }
}
