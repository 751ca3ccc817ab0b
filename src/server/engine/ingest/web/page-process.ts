import type { PreviewPage } from '#server/engine/preview/open-pages.ts';
import type { PreviewAnswer } from '#shared/contract/websites.ts';
import { type ExtractedPage, extractPage } from './extract-page.ts';
import { readSitemap, type Sitemap } from './read-sitemap.ts';

export type PreviewTask = {
  kind: 'preview';
  pages: readonly PreviewPage[];
  shown: readonly PreviewAnswer[];
  most: number;
};
export type PageTask =
  | {
      kind: 'page';
      bytes: Buffer;
      contentType: string;
      url: string;
      knownParts: readonly string[] | null;
    }
  | { kind: 'sitemap'; bytes: Buffer }
  | PreviewTask;
export type PageAnswer =
  | { page: ExtractedPage }
  | { sitemap: Sitemap }
  | { answers: PreviewAnswer[] }
  | { failed: true };

/** The child process: takes one page or sitemap after the other, until it is ended. */
process.on('message', async (task: PageTask) => {
  process.send?.(await answer(task).catch(() => ({ failed: true })));
});

async function answer(task: PageTask): Promise<PageAnswer> {
  if (task.kind === 'preview') {
    // Most processes only read pages and need no word lists.
    const { previewAnswers } = await import('#server/engine/preview/preview-answers.ts');
    return { answers: await previewAnswers(task) };
  }
  const bytes = Buffer.from(task.bytes);
  if (task.kind === 'sitemap') return { sitemap: readSitemap(bytes) };
  return { page: extractPage({ ...task, bytes }) };
}
