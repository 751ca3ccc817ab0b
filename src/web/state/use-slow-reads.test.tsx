// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patienceMs, useSlowReads } from './use-slow-reads.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A page that reads one thing by `read`, tried again after ten minutes should it fail. */
function openPage(read: () => Promise<unknown>) {
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: 3, retryDelay: 600_000 } },
  });
  const page = renderHook(
    () => {
      const { data } = useQuery({ queryKey: ['leads'], queryFn: read });
      return { data, ...useSlowReads() };
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      ),
    },
  );
  return {
    shown: () => page.result.current,
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  };
}

const never = () => new Promise(() => {});

test('a page that comes soon is not spoken about', async () => {
  const page = openPage(async () => 'Leads');
  await page.wait(patienceMs * 2);
  expect(page.shown()).toMatchObject({ data: 'Leads', isSlow: false });
});

test('a page that does not come is called slow, but not at once', async () => {
  const page = openPage(never);
  await page.wait(patienceMs - 100);
  expect(page.shown().isSlow).toBe(false);
  await page.wait(200);
  expect(page.shown().isSlow).toBe(true);
});

test('trying now does not wait for the next try, and ends the notice', async () => {
  const read = vi.fn(async () => 'Leads').mockRejectedValueOnce(new Error('The line broke'));
  const page = openPage(read);
  await page.wait(patienceMs + 100);
  expect(page.shown()).toMatchObject({ data: undefined, isSlow: true });
  page.shown().tryNow();
  await page.wait(100);
  expect(read).toHaveBeenCalledTimes(2);
  expect(page.shown()).toMatchObject({ data: 'Leads', isSlow: false });
});

test('trying now leaves a read that does not respond', async () => {
  const read = vi.fn(never).mockImplementationOnce(never);
  const page = openPage(read);
  await page.wait(patienceMs + 100);
  read.mockImplementationOnce(async () => 'Leads');
  page.shown().tryNow();
  await page.wait(100);
  expect(page.shown()).toMatchObject({ data: 'Leads', isSlow: false });
});
