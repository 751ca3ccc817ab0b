// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { prepareWebApi, renderHookInDashboard } from '#web/testing/render-in-dashboard.tsx';
import { useReplaceDocument } from './use-replace-document.ts';

const { api } = prepareWebApi();
const route = 'PUT /api/documents/d1/file';
const file = (name: string, text = 'We open at nine.') => new File([text], name);

test('uploads the new file in place of the old one', async () => {
  api().on(route, () => ({ body: { document: { id: 'd1' }, duplicateOf: null } }));
  const hook = renderHookInDashboard(() => useReplaceDocument('d1'));
  act(() => hook.current.replace(file('hours.txt')));
  await waitFor(() => expect(api().callsOf(route)).toHaveLength(1));
  expect(api().callsOf(route)[0]?.body).toContain('We open at nine.');
  await waitFor(() => expect(hook.current.isPending).toBe(false));
});

test.each([
  ['an empty file', file('hours.txt', '')],
  ['a type that is not read', file('hours.exe')],
  ['no file at all', undefined],
])('sends nothing for %s', async (_, refused) => {
  api().on(route, () => ({ body: {} }));
  const hook = renderHookInDashboard(() => useReplaceDocument('d1'));
  act(() => hook.current.replace(refused));
  act(() => hook.current.replace(file('hours.txt')));
  await waitFor(() => expect(api().callsOf(route).length).toBeGreaterThan(0));
  await waitFor(() => expect(hook.current.isPending).toBe(false));
  expect(api().callsOf(route)).toHaveLength(1);
});
