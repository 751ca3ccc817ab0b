import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The languages of the chat window: each has a file, `src/shared/chat-texts/<code>.ts`. */
export const listWidgetLanguages = (root: string): string[] =>
  readdirSync(join(root, 'src/shared/chat-texts'))
    .flatMap((name) => /^([a-z]{2,3})\.ts$/.exec(name)?.[1] ?? [])
    .sort();

/** Finds the first of them in a list of languages. Codes that begin alike share a letter, because the chat carries it. */
export function languagePattern(codes: readonly string[]): RegExp {
  const endings = new Map<string, string[]>();
  for (const code of codes) {
    const start = code.slice(0, -1);
    endings.set(start, [...(endings.get(start) ?? []), code.slice(-1)]);
  }
  const parts = [...endings].map(([start, ends]) =>
    ends.length === 1 ? `${start}${ends[0]}` : `${start}[${ends.join('')}]`,
  );
  return new RegExp(`,(${parts.join('|')})(?![a-z])`);
}
