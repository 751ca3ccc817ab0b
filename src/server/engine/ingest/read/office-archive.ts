import { posix } from 'node:path';
import { findAttribute, localName, readMarkup } from './markup.ts';
import { ReadFailure } from './read-failure.ts';
import { openZip } from './zip.ts';

const limits = { entries: 2_000, inflatedBytes: 80 * 1024 * 1024, ratio: 250 };

/** Other parts that a part names, by their id. */
export type OfficeTargets = Map<string, { type: string; path: string }>;

/** The parts of an office document, which is a ZIP archive of XML files. */
export type OfficeArchive = {
  names: string[];
  /** Empty where there is no such part. */
  readText(name: string): string;
  readTargets(part: string): OfficeTargets;
};

export function openOfficeArchive(bytes: Buffer): OfficeArchive {
  const archive = openZip(bytes, limits);
  function readText(name: string): string {
    const text =
      archive
        .read(name)
        ?.toString('utf8')
        .replace(/^\uFEFF/, '') ?? '';
    // Office programs write none; entities can be declared in it.
    if (/<!DOCTYPE/i.test(text.slice(0, 2_000))) throw new ReadFailure('damaged');
    return text;
  }
  return {
    names: archive.names,
    readText,
    readTargets(part) {
      const folder = posix.dirname(part);
      const source = readText(`${folder}/_rels/${posix.basename(part)}.rels`);
      const targets: OfficeTargets = new Map();
      for (const token of readMarkup(source, 'xml')) {
        if (token.type !== 'open' || localName(token.name) !== 'Relationship') continue;
        const setting = (key: string) => findAttribute(token.attributes, key) ?? '';
        const target = setting('Target');
        const path = target.startsWith('/') ? target.slice(1) : posix.join(folder, target);
        targets.set(setting('Id'), { type: posix.basename(setting('Type')), path });
      }
      return targets;
    },
  };
}
