import { inflateRawSync } from 'node:zlib';
import { ReadFailure } from './read-failure.ts';

/** Reads single entries of a zip by its directory; every size is counted, none is believed. */
export type ZipArchive = { names: string[]; read(name: string): Buffer | null };

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const localMark = 0x04034b50;
const longestComment = 65_557;

type Entry = { name: string; method: number; packed: number; size: number; at: number };
type ZipLimits = { entries: number; inflatedBytes: number; ratio: number };

export function openZip(bytes: Buffer, limits: ZipLimits): ZipArchive {
  const entries = readDirectory(bytes, limits);
  const total = [...entries.values()].reduce((sum, entry) => sum + entry.size, 0);
  if (total > limits.inflatedBytes) throw new ReadFailure('too-large');
  let left = limits.inflatedBytes;

  return {
    names: [...entries.keys()],
    read(name) {
      const entry = entries.get(name);
      if (!entry) return null;
      const content = inflate({
        bytes,
        entry,
        limit: Math.min(left, entry.packed * limits.ratio + 65_536),
      });
      left -= content.length;
      return content;
    },
  };
}

function readDirectory(bytes: Buffer, limits: ZipLimits): Map<string, Entry> {
  let end = bytes.length - 22;
  const lowest = Math.max(0, bytes.length - longestComment);
  while (end >= lowest && bytes.readUInt32LE(end) !== endMark) end -= 1;
  if (end < lowest) throw new ReadFailure('damaged');
  const count = bytes.readUInt16LE(end + 10);
  if (count > limits.entries) throw new ReadFailure('too-large');
  const entries = new Map<string, Entry>();
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entryMark)
      throw new ReadFailure('damaged');
    if (bytes.readUInt16LE(at + 8) & 1) throw new ReadFailure('password-protected');
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength).replaceAll('\\', '/');
    entries.set(name, {
      name,
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      at: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function inflate({ bytes, entry, limit }: { bytes: Buffer; entry: Entry; limit: number }): Buffer {
  if (entry.at + 30 > bytes.length || bytes.readUInt32LE(entry.at) !== localMark) {
    throw new ReadFailure('damaged');
  }
  const start =
    entry.at + 30 + bytes.readUInt16LE(entry.at + 26) + bytes.readUInt16LE(entry.at + 28);
  const packed = bytes.subarray(start, start + entry.packed);
  if (entry.method === 0) return packed;
  if (entry.method !== 8) throw new ReadFailure('damaged');
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, limit) });
  } catch (cause) {
    const tooLarge =
      cause instanceof RangeError || (cause as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE';
    throw new ReadFailure(tooLarge ? 'too-large' : 'damaged', { cause });
  }
}
