// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { prepareWebApi, renderInDashboard } from '#web/testing/render-in-dashboard.tsx';
import { TextEditor } from './text-editor.tsx';

const { api } = prepareWebApi();
const textOf = (text: string, version: number) => ({
  document: { id: 't1', name: 'Hours' },
  text,
  version,
});
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save text' }));

async function openEditor() {
  api().on('GET /api/texts/t1', () => ({ body: textOf('Open at nine.', 1) }));
  const onClose = vi.fn();
  renderInDashboard(<TextEditor id="t1" chatbotIds={[]} onClose={onClose} />);
  fireEvent.change(await field(), { target: { value: 'Open at ten.' } });
  return onClose;
}

test('nothing can be typed while a text is saved', async () => {
  let finish = () => {};
  api().on(
    'PUT /api/texts/t1',
    () =>
      new Promise((resolve) => {
        finish = () => resolve({ body: textOf('Open at ten.', 2) });
      }),
  );
  const onClose = await openEditor();
  save();
  await waitFor(async () => expect((await field()).closest('fieldset')?.disabled).toBe(true));
  finish();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('a text that is not saved stays as it was typed', async () => {
  api().on('PUT /api/texts/t1', () => ({
    status: 503,
    body: { error: { code: 'unavailable', message: 'Try again.', requestId: 'r' } },
  }));
  const onClose = await openEditor();
  save();
  await waitFor(() => expect(api().callsOf('PUT /api/texts/t1')).toHaveLength(1));
  await waitFor(async () => expect((await field()).closest('fieldset')?.disabled).toBe(false));
  expect((await field()).value).toBe('Open at ten.');
  expect(onClose).not.toHaveBeenCalled();
});
