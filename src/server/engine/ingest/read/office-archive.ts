import { ReadFailure } from './read-failure.ts';
import { openZip } from './zip.ts';

const limits = { entries: 2_000, inflatedBytes: 80 * 1024 * 1024, ratio: 250 };

/** The parts of an office document, which is a ZIP archive of XML files. */
export type OfficeArchive = {
  names: string[];
  /** Empty where there is no such part. */
  readText(name: string): string;
};

export function openOfficeArchive(bytes: Buffer): OfficeArchive {
  const archive = openZip(bytes, limits);
  return {
    names: archive.names,
    readText(name) {
      const text =
        archive
          .read(name)
          ?.toString('utf8')
          .replace(/^\uFEFF/, '') ?? '';
      // Office programs write none; entities can be declared in it.
      if (/<!DOCTYPE/i.test(text.slice(0, 2_000))) throw new ReadFailure('damaged');
      return text;
    },
  };
}
