import { translatedLanguages } from '../../src/shared/page-languages.ts';
import { type FoundText, listErrorTexts, listTexts } from '../build/languages/list-texts.ts';
import { listRepeatedTexts, readCatalog, readSameTexts } from '../build/languages/read-catalog.ts';
import { type Catalog, findTranslation } from '../build/languages/translate-source.ts';
import type { CheckResult } from './check-result.ts';

/** Every text of the pages is there in every language we offer, with all that is filled in, and no catalog has more. */
export async function checkLanguages(root: string): Promise<CheckResult> {
  const found = [...listTexts({ root }), ...listErrorTexts(root)];
  const same = readSameTexts(root);
  const wanted = found.filter(({ text }) => !same.has(text));
  const problems = [
    ...translatedLanguages.flatMap((language) => [
      ...findProblems({ wanted, language, catalog: readCatalog({ root, language }) }),
      ...listRepeatedTexts({ root, language }).map((key) => `${language}: in two files: ${key}`),
    ]),
    ...findStale({ keys: [...same], found }).map((key) => `same.json: no longer used: ${key}`),
  ];
  return { ok: problems.length === 0, output: problems.join('\n') };
}

function findProblems({
  wanted,
  language,
  catalog,
}: {
  wanted: readonly FoundText[];
  language: string;
  catalog: Catalog;
}): string[] {
  const missing = wanted
    .filter(({ file, text }) => !findTranslation({ catalog, file, text })?.trim())
    .map(({ file, text }) => `${language}: not translated: ${JSON.stringify(text)} (${file})`);
  const broken = [...catalog]
    .filter(([key, text]) => marksOf(key.replace(forFile, '')) !== marksOf(text))
    .map(([key]) => `${language}: other values or elements than in English: ${key}`);
  const stale = findStale({ keys: [...catalog.keys()], found: wanted }).map(
    (key) => `${language}: no longer used: ${key}`,
  );
  return [...new Set(missing), ...broken, ...stale];
}

/** What is filled in and which elements a text has, whatever their order. */
function marksOf(text: string): string {
  return (text.match(/\{\w+\}|<\/?\d+\/?>/g) ?? []).sort().join(' ');
}

const forFile = / @[\w.-]+\.tsx?$/;

function findStale({ keys, found }: { keys: readonly string[]; found: readonly FoundText[] }) {
  const used = new Set(
    found.flatMap(({ file, text }) => [text, `${text} @${file.slice(file.lastIndexOf('/') + 1)}`]),
  );
  return keys.filter((key) => !used.has(key));
}
