import type { WebsitePage } from '#shared/contract/websites.ts';

export type PageGroup = { name: string; pages: WebsitePage[] };
export type HostGroup = { host: string; pages: WebsitePage[]; groups: PageGroup[] };

/** Pages by host, that of the website's own address first, and by section of it. */
export function groupByHost({
  pages,
  address,
}: {
  pages: readonly WebsitePage[];
  address: string;
}): HostGroup[] {
  const own = hostOf(address);
  return [...gather(pages, ({ url }) => hostOf(url))]
    .map(([host, all]) => ({ host, pages: all, groups: groupPages(all) }))
    .sort(
      (a, b) => Number(b.host === own) - Number(a.host === own) || a.host.localeCompare(b.host),
    );
}

/** Pages by section of the website, the top of it first, then the largest sections. */
export function groupPages(pages: readonly WebsitePage[]): PageGroup[] {
  return [...gather(pages, ({ section }) => section)]
    .map(([section, own]) => ({ name: section ? `/${section}` : 'Main pages', pages: own }))
    .sort(
      (a, b) =>
        Number(b.name === 'Main pages') - Number(a.name === 'Main pages') ||
        b.pages.length - a.pages.length ||
        a.name.localeCompare(b.name),
    );
}

const hostOf = (address: string): string => new URL(address).host.replace(/^www\./, '');

function gather(
  pages: readonly WebsitePage[],
  by: (page: WebsitePage) => string,
): Map<string, WebsitePage[]> {
  const gathered = new Map<string, WebsitePage[]>();
  for (const page of pages) gathered.set(by(page), [...(gathered.get(by(page)) ?? []), page]);
  return gathered;
}
