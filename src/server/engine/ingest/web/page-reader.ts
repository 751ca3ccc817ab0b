import type { ChildProcess } from 'node:child_process';
import { forkReader } from '#server/engine/ingest/fork-reader.ts';
import type { PreviewAnswer } from '#shared/contract/websites.ts';
import type { ExtractedPage } from './extract-page.ts';
import type { PageAnswer, PageTask, PreviewTask } from './page-process.ts';
import type { Sitemap } from './read-sitemap.ts';

export type PageReader = {
  /** Null for a page that can't be read in the time and memory it gets. */
  readPage(page: {
    bytes: Buffer;
    contentType: string;
    url: string;
    knownParts: readonly string[] | null;
  }): Promise<ExtractedPage | null>;
  readSitemap(bytes: Buffer): Promise<Sitemap>;
  /** Null where it took too long. */
  previewAnswers(input: Omit<PreviewTask, 'kind'>): Promise<PreviewAnswer[] | null>;
  close(): void;
};

const secondsPerPage = 15;
/** Many pages at once, and word lists that are loaded first. */
const secondsPerPreview = 60;
const megabytes = 256;
/** A new process now and then, so that what a page leaves behind in memory doesn't add up. */
const tasksPerProcess = 300;

/**
 * Reads web pages in a process of its own: whatever a hostile page does to a parser, it does it there. One page at a
 * time; the process is started for the first and kept for the next ones.
 */
export function createPageReader(): PageReader {
  let child: ChildProcess | null = null;
  let tasks = 0;
  let queue: Promise<unknown> = Promise.resolve();

  const end = (): void => {
    child?.kill('SIGKILL');
    child = null;
    tasks = 0;
  };
  const run = (task: PageTask): Promise<PageAnswer> => {
    if (tasks >= tasksPerProcess) end();
    tasks += 1;
    child ??= startProcess();
    return askProcess({ child, task }).then((answer) => {
      if ('failed' in answer) end();
      return answer;
    });
  };
  const inTurn = (task: PageTask): Promise<PageAnswer> => {
    const turn = queue.then(() => run(task));
    queue = turn.catch(() => {});
    return turn;
  };

  return {
    async readPage(page) {
      const answer = await inTurn({ kind: 'page', ...page });
      return 'page' in answer ? answer.page : null;
    },
    async readSitemap(bytes) {
      const answer = await inTurn({ kind: 'sitemap', bytes });
      return 'sitemap' in answer ? answer.sitemap : { pages: [], sitemaps: [] };
    },
    async previewAnswers(input) {
      const answer = await inTurn({ kind: 'preview', ...input });
      return 'answers' in answer ? answer.answers : null;
    },
    close: end,
  };
}

function startProcess(): ChildProcess {
  const file = import.meta.url.endsWith('.ts') ? './page-process.ts' : './page-process.js';
  return forkReader({ url: new URL(file, import.meta.url), heapMegabytes: megabytes });
}

function askProcess({ child, task }: { child: ChildProcess; task: PageTask }): Promise<PageAnswer> {
  return new Promise((resolve) => {
    const settle = (answer: PageAnswer): void => {
      clearTimeout(timer);
      child.off('message', settle);
      child.off('exit', fail);
      child.off('error', fail);
      resolve(answer);
    };
    const fail = (): void => settle({ failed: true });
    const seconds = task.kind === 'preview' ? secondsPerPreview : secondsPerPage;
    const timer = setTimeout(fail, seconds * 1_000);
    child.on('message', settle);
    child.on('exit', fail);
    child.on('error', fail);
    child.send(task, (error) => error && fail());
  });
}
