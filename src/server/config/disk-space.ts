import { statfsSync } from 'node:fs';
import type { Log } from './log.ts';

/** A full disk stops the embedded database; below this there is still time to act. */
const leastFreeBytes = 1024 ** 3;

export type DiskSpace = { freeBytes: number; isLow: boolean };

export function readDiskSpace(folder: string): DiskSpace {
  const { bavail, bsize } = statfsSync(folder);
  const freeBytes = bavail * bsize;
  return { freeBytes, isLow: freeBytes < leastFreeBytes };
}

export function warnOfDiskSpace({ dataDir, log }: { dataDir: string; log: Log }): void {
  const { freeBytes, isLow } = readDiskSpace(dataDir);
  if (!isLow) return;
  const megabytes = Math.round(freeBytes / 1024 ** 2);
  log.warn({ dataDir, megabytes }, 'the disk of the data folder is almost full');
}
