// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DescribedPart } from '#shared/contract/corrections.ts';
import { prepareWebApi, renderHookInDashboard } from '#web/testing/render-in-dashboard.tsx';
import { usePartCorrection } from './use-part-correction.ts';

const { api } = prepareWebApi();
const path = '/api/documents/d1/text-corrections/k1';
const put = `PUT ${path}`;
const part = { key: 'k1', original: 'Open at 9' } as DescribedPart;
const open = () =>
  renderHookInDashboard(() => usePartCorrection({ documentId: 'd1', page: 3, part }));
const sent = () =>
  api()
    .callsOf(put)
    .map(({ body }) => JSON.parse(body));

test('closes the editor when the correction is stored', async () => {
  api().on(put, () => ({ body: {} }));
  const hook = open();
  act(() => hook.current.edit());
  expect(hook.current.isEditing).toBe(true);
  act(() => hook.current.save('Open at 10'));
  await waitFor(() => expect(hook.current.isEditing).toBe(false));
  expect(sent()).toEqual([{ page: 3, text: 'Open at 10' }]);
});

test('keeps the editor open with the reason when the correction is refused', async () => {
  const error = { code: 'invalid_input', message: 'Use plain text.', requestId: 'r' };
  api().on(put, () => ({ status: 400, body: { error } }));
  const hook = open();
  act(() => hook.current.edit());
  act(() => hook.current.save('Open'));
  await waitFor(() => expect(hook.current.error?.message).toBe('Use plain text.'));
  expect(hook.current.isEditing).toBe(true);
  act(() => hook.current.stop());
  await waitFor(() => expect(hook.current.error).toBeNull());
  expect(hook.current.isEditing).toBe(false);
});

test('says which button is busy', async () => {
  const waiting: (() => void)[] = [];
  api().on(put, () => new Promise((resolve) => waiting.push(() => resolve({ body: {} }))));
  const hook = open();
  act(() => hook.current.save(null));
  await waitFor(() => expect(hook.current.busy).toBe('leave-out'));
  await waitFor(() => expect(waiting).toHaveLength(1));
  waiting.shift()?.();
  await waitFor(() => expect(hook.current.busy).toBeNull());
  act(() => hook.current.save('Open'));
  await waitFor(() => expect(hook.current.busy).toBe('save'));
  await waitFor(() => expect(waiting).toHaveLength(1));
  waiting.shift()?.();
  await waitFor(() => expect(hook.current.busy).toBeNull());
});

test('confirms with the text of the document, and undoes by deleting', async () => {
  api().on(put, () => ({ body: {} }));
  api().on(`DELETE ${path}`, () => ({ body: {} }));
  const hook = open();
  act(() => hook.current.confirm());
  await waitFor(() => expect(sent()).toEqual([{ page: 3, text: 'Open at 9' }]));
  act(() => hook.current.undo());
  await waitFor(() => expect(api().callsOf(`DELETE ${path}`)).toHaveLength(1));
});
