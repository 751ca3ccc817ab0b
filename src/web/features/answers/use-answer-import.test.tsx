// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { prepareWebApi, renderHookInDashboard } from '#web/testing/render-in-dashboard.tsx';
import { useAnswerImport } from './use-answer-import.ts';

const { api } = prepareWebApi();
const route = 'POST /api/chatbots/b1/answers/import';
const file = new File(['question,answer\nWhen?,At nine'], 'answers.csv');
const response = { rows: [], counts: { new: 2, replaces: 1, kept: 0 }, ignoredColumns: [] };

function openImport() {
  const imported: string[] = [];
  const hook = renderHookInDashboard(() =>
    useAnswerImport({ chatbotId: 'b1', onImported: () => imported.push('imported') }),
  );
  return { hook, imported };
}
const queries = () =>
  api()
    .callsOf(route)
    .map(({ query }) => query);

test('stores nothing before the owner has seen what becomes of each row', async () => {
  api().on(route, () => ({ body: response }));
  const { hook, imported } = openImport();
  act(() => hook.current.choose(file));
  await waitFor(() => expect(hook.current.count).toBe(3));
  expect(hook.current.differs).toBe(true);
  expect(queries()).toEqual(['preview=1']);
  act(() => hook.current.save());
  await waitFor(() => expect(imported).toEqual(['imported']));
  expect(queries()).toEqual(['preview=1', '']);
  expect(api().callsOf(route)[1]?.body).toContain('At nine');
});

test('looks again when existing answers are to stay, and imports the same way', async () => {
  api().on(route, () => ({ body: response }));
  const { hook, imported } = openImport();
  act(() => hook.current.choose(file));
  await waitFor(() => expect(hook.current.count).toBe(3));
  act(() => hook.current.keep(true));
  await waitFor(() => expect(queries()).toEqual(['preview=1', 'preview=1&keep=1']));
  await waitFor(() => expect(hook.current.preview.isPending).toBe(false));
  act(() => hook.current.save());
  await waitFor(() => expect(imported).toHaveLength(1));
  expect(queries().at(-1)).toBe('keep=1');
});

test('says why a file is refused, and forgets it with the next one', async () => {
  const error = { code: 'invalid_input', message: 'No column “question”.', requestId: 'r' };
  api().on(route, () => ({ status: 400, body: { error } }));
  const { hook, imported } = openImport();
  act(() => hook.current.choose(file));
  await waitFor(() => expect(hook.current.preview.error?.message).toBe(error.message));
  act(() => hook.current.save());
  await waitFor(() => expect(hook.current.saving.error?.message).toBe(error.message));
  api().on(route, () => ({ body: response }));
  act(() => hook.current.choose(file));
  await waitFor(() => expect(hook.current.count).toBe(3));
  expect(hook.current.saving.error).toBeNull();
  expect(imported).toEqual([]);
});
