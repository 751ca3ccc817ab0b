import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import type { PageLanguage } from '../../../src/shared/page-languages.ts';
import { listErrorTexts, listTexts } from './list-texts.ts';
import { readCatalog } from './read-catalog.ts';
import { type Catalog, findTranslation, translateSource } from './translate-source.ts';
import { isTranslatedFile } from './translated-files.ts';

const serverTexts = 'virtual:server-texts';

/**
 * Builds the pages in another language: texts are replaced in the sources, so that a browser loads no catalog. Only what
 * the server says comes in English and is looked up: `virtual:server-texts` has it.
 */
export function translatePages({
  root,
  language,
}: {
  root: string;
  language: PageLanguage;
}): Plugin {
  const catalog: Catalog = language === 'en' ? new Map() : readCatalog({ root, language });
  return {
    name: 'translate-pages',
    enforce: 'pre',
    resolveId: (id) => (id === serverTexts ? `\0${serverTexts}` : null),
    load(id) {
      if (id !== `\0${serverTexts}`) return null;
      return `export default ${JSON.stringify(catalog.size > 0 ? listServerTexts({ root, catalog }) : [])}`;
    },
    transform(code, id) {
      if (catalog.size === 0) return null;
      const file = relative(root, id.split('?', 1)[0] ?? '').replaceAll(sep, '/');
      return isTranslatedFile(file) ? { code: translateSource({ file, code, catalog }) } : null;
    },
  };
}

/** Refusals, and what is said about a field: the server checks with the same schemas as the page. */
function listServerTexts({ root, catalog }: { root: string; catalog: Catalog }) {
  const fields = listTexts({ root, folders: ['src/shared/contract'] });
  const pairs = [...listErrorTexts(root), ...fields].flatMap(({ file, text }) => {
    const translated = findTranslation({ catalog, file, text });
    return translated && translated !== text ? [[text, translated] as const] : [];
  });
  return [...new Map(pairs)];
}
