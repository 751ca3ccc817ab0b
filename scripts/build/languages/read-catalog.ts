import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalog } from './translate-source.ts';

const folder = 'content/languages';
/** The server's, which are written when an email is sent. */
const emails = 'emails.json';

/** All texts of the pages in a language, from the files of its folder. */
export function readCatalog(from: { root: string; language: string }): Catalog {
  return new Map(listEntries(from));
}

/** Texts that two files of a language have, so that one of them would count for nothing. */
export function listRepeatedTexts(from: { root: string; language: string }): string[] {
  const keys = listEntries(from).map(([key]) => key);
  return keys.filter((key, at) => keys.indexOf(key) !== at);
}

function listEntries({ root, language }: { root: string; language: string }) {
  return readdirSync(join(root, folder, language))
    .filter((name) => name.endsWith('.json') && name !== emails)
    .sort()
    .flatMap((name) =>
      Object.entries(readJson<Record<string, string>>(join(root, folder, language, name))),
    );
}

/** Names and pieces of code that the search for texts takes for texts. They are the same in every language. */
export function readSameTexts(root: string): ReadonlySet<string> {
  return new Set(readJson<string[]>(join(root, folder, 'same.json')));
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}
