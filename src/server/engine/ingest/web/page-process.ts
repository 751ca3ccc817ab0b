import { type ExtractedPage, extractPage } from './extract-page.ts';
import { readSitemap, type Sitemap } from './read-sitemap.ts';

export type PageTask = { bytes: Buffer } & (
  | { kind: 'page'; contentType: string; url: string; knownParts: readonly string[] | null }
  | { kind: 'sitemap' }
);
export type PageAnswer = { page: ExtractedPage } | { sitemap: Sitemap } | { failed: true };

/** The child process: takes one page or sitemap after the other, until it is ended. */
process.on('message', (task: PageTask) => {
  process.send?.(answer(task));
});

function answer(task: PageTask): PageAnswer {
  const bytes = Buffer.from(task.bytes);
  try {
    if (task.kind === 'sitemap') return { sitemap: readSitemap(bytes) };
    return { page: extractPage({ ...task, bytes }) };
  } catch {
    return { failed: true };
  }
}
