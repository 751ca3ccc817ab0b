import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'rolldown';

const dictionary = "new URL('./in-english.json', import.meta.url)";

/** Dictionaries stay files of their own, which the server reads when a text in their language comes. */
export function keepDictionaryFiles(): Plugin {
  return {
    name: 'keep-dictionary-files',
    transform(code, id) {
      if (!code.includes(dictionary)) return null;
      const folder = dirname(id);
      const reference = this.emitFile({
        type: 'asset',
        fileName: `dictionaries/${basename(folder)}.json`,
        source: readFileSync(join(folder, 'in-english.json')),
      });
      const address = `new URL(import.meta.ROLLUP_FILE_URL_${reference})`;
      // The line stays the same, which is all that a stack trace needs.
      return { code: code.replace(dictionary, address), map: null };
    },
  };
}

/**
 * Writes letters outside ASCII as escapes: a single one of them in a file makes the text of the whole file, which stays
 * in memory while the server runs, take two bytes a letter instead of one.
 */
export function escapeForMemory(): Plugin {
  return {
    name: 'escape-for-memory',
    // After everything else, because rolldown writes letters again as they are.
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = escapeLetters(file.code);
    },
  };
}

/** Means the same in strings, patterns and names. */
export function escapeLetters(code: string): string {
  const unclear = /\\[^\0-\x7f]/.exec(code);
  if (unclear) throw new Error(`A backslash before a letter can't be kept: ${unclear[0]}`);
  return code.replace(
    /[^\0-\x7f]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
