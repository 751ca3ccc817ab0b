import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createJobQueue, type Job } from './job-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A queue whose jobs write down each text they work on, 10 ms apiece, and how they end. */
function createWorkshop() {
  const log: string[] = [];
  const names = new Map<number, string>();
  const queue = createJobQueue<Job>({
    end: ({ id }, error) =>
      log.push(`${names.get(id)} ${error instanceof Error ? error.message : 'done'}`),
  });
  let last = 0;
  const add = (
    name: string,
    texts: number,
    { isJudged = false, fails = false }: { isJudged?: boolean; fails?: boolean } = {},
  ): number => {
    last += 1;
    names.set(last, name);
    let done = 0;
    queue.add({
      id: last,
      urgent: name !== 'import',
      isJudged,
      async step() {
        await new Promise((resolve) => setTimeout(resolve, 10));
        if (fails) throw new Error('broken');
        done += 1;
        log.push(`${name} ${done}`);
        return done === texts;
      },
    });
    return last;
  };
  return { log, add, cancel: queue.cancel };
}

it('works on a question before the next text of an import', async () => {
  const { log, add } = createWorkshop();
  add('import', 2);
  add('question', 1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(log).toEqual(['import 1', 'question 1', 'question done', 'import 2', 'import done']);
});

it('embeds a question before it judges what was found for another', async () => {
  const { log, add } = createWorkshop();
  add('judging', 2, { isJudged: true });
  add('question', 1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(log).toEqual(['judging 1', 'question 1', 'question done', 'judging 2', 'judging done']);
});

it('lets an import wait until what was found for a question is judged', async () => {
  const { log, add } = createWorkshop();
  add('question', 1);
  add('import', 1);
  await vi.advanceTimersByTimeAsync(100);
  expect(log).toEqual(['question 1', 'question done']);
  add('judging', 1, { isJudged: true });
  await vi.advanceTimersByTimeAsync(25);
  expect(log.slice(2)).toEqual(['judging 1', 'judging done', 'import 1', 'import done']);
});

it('goes on with an import where nothing comes to be judged', async () => {
  const { log, add } = createWorkshop();
  add('question', 1);
  add('import', 1);
  await vi.advanceTimersByTimeAsync(200);
  expect(log.slice(2)).toEqual(['import 1', 'import done']);
});

it('goes on after a job that fails, and drops one that is cancelled', async () => {
  const { log, add, cancel } = createWorkshop();
  add('question', 1, { fails: true });
  cancel(add('import', 1));
  add('import', 1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(log).toEqual(['question broken', 'import 1', 'import done']);
});
