import type { SyncSummary, Website } from '#shared/contract/websites.ts';
import { plural } from '#web/lib/plural.ts';

type Described = { badge: string; tone: 'good' | 'bad' | 'accent' | 'warn'; text: string };

export function countPages(count: number): string {
  return plural({ count, one: '{count} page', other: '{count} pages' });
}

/** What a website is doing, in a word and in a sentence. */
export function describeWebsiteState({ state, pages, pagesReady, failure }: Website): Described {
  const imported = pages.imported ?? 0;
  const found = pages.found ?? 0;
  if (state === 'finding') {
    return {
      badge: 'Finding pages',
      tone: 'accent',
      text: `${countPages(found)} found so far`,
    };
  }
  if (state === 'choosing') {
    return { badge: 'Choose pages', tone: 'warn', text: `${countPages(found)} found` };
  }
  if (state === 'failed') {
    return { badge: 'Failed', tone: 'bad', text: failure?.message ?? 'This website was not read.' };
  }
  if (state === 'importing') {
    const all = imported + (pages.selected ?? 0);
    return {
      badge: 'Importing',
      tone: 'accent',
      text: `${imported} of ${countPages(all)} imported`,
    };
  }
  if (pagesReady < imported) {
    const text = `${pagesReady} of ${countPages(imported)} ready`;
    return { badge: state === 'syncing' ? 'Syncing' : 'Reading', tone: 'accent', text };
  }
  const text = `${countPages(imported)} ready`;
  return state === 'syncing'
    ? { badge: 'Syncing', tone: 'accent', text }
    : { badge: 'Ready', tone: 'good', text };
}

/** "3 changed, 1 new, 1 gone", or that nothing changed. */
export function describeSummary({ changed, added, gone, failed }: SyncSummary): string {
  const parts = [
    changed > 0 && `${changed} changed`,
    added > 0 && `${added} new`,
    gone > 0 && `${gone} gone`,
    failed > 0 && `${failed} not read`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : 'nothing changed';
}

/** Whole percent of work that is under way, or null where there is nothing to show. */
export function percentDone({ state, pages, pagesReady }: Website): number | null | undefined {
  const imported = pages.imported ?? 0;
  if (state === 'finding' || state === 'syncing') return undefined;
  if (state === 'importing') {
    return Math.round((imported / Math.max(1, imported + (pages.selected ?? 0))) * 100);
  }
  return state === 'ready' && pagesReady < imported
    ? Math.round((pagesReady / imported) * 100)
    : null;
}
