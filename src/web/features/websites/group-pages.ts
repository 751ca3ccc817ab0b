import type { WebsitePage } from '#shared/contract/websites.ts';

export type PageGroup = { name: string; pages: WebsitePage[] };

/** Pages by section of the website, the top of it first, then the largest sections. */
export function groupPages(pages: readonly WebsitePage[]): PageGroup[] {
  const groups = new Map<string, WebsitePage[]>();
  for (const page of pages) groups.set(page.section, [...(groups.get(page.section) ?? []), page]);
  return [...groups]
    .map(([section, own]) => ({ name: section ? `/${section}` : 'Main pages', pages: own }))
    .sort(
      (a, b) =>
        Number(b.name === 'Main pages') - Number(a.name === 'Main pages') ||
        b.pages.length - a.pages.length ||
        a.name.localeCompare(b.name),
    );
}
