// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { prepareWebApi, renderInDashboard } from '#web/testing/render-in-dashboard.tsx';
import { TestDialog } from './test-dialog.tsx';
import type { TestStart } from './test-form.ts';

const { api } = prepareWebApi();
const route = 'POST /api/chatbots/b1/tests';
const ids = {
  menu: '0b0e7a4e-0000-4000-8000-000000000001',
  gone: '0b0e7a4e-0000-4000-8000-000000000002',
};

beforeEach(() => {
  api().on('GET /api/documents', () => ({ body: { items: [{ id: ids.menu, name: 'Menu' }] } }));
});

function openDialog(start: TestStart) {
  const events: string[] = [];
  renderInDashboard(
    <TestDialog
      chatbotId="b1"
      start={start}
      onSaved={() => events.push('saved')}
      onClose={() => events.push('closed')}
    />,
  );
  return events;
}

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save test' }));
const sent = () =>
  api()
    .callsOf(route)
    .map(({ body }) => JSON.parse(body));

test('saves the question with what was said before, then closes', async () => {
  api().on(route, () => ({ status: 201, body: { id: 't1' } }));
  const history = [{ role: 'visitor' as const, text: 'Hi' }];
  const events = openDialog({ question: 'When do you open?', history });
  fireEvent.change(screen.getByLabelText(/^The answer contains/), { target: { value: '9 am' } });
  save();
  await waitFor(() => expect(events).toEqual(['saved', 'closed']));
  expect(sent()).toMatchObject([{ history, expectations: { facts: ['9 am'] } }]);
});

test('leaves out what was said before when it is removed', async () => {
  api().on(route, () => ({ status: 201, body: { id: 't1' } }));
  openDialog({ question: 'When?', history: [{ role: 'visitor', text: 'Hi' }] });
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  save();
  await waitFor(() => expect(sent()).toMatchObject([{ history: [] }]));
});

test('shows a problem beside its field and sends nothing', async () => {
  const events = openDialog({ question: '' });
  save();
  await screen.findByText('Question is required');
  expect(sent()).toEqual([]);
  expect(events).toEqual([]);
});

test('stays open with the reason when the server refuses', async () => {
  const error = { code: 'limit_reached', message: 'Delete a test first.', requestId: 'r' };
  api().on(route, () => ({ status: 409, body: { error } }));
  const events = openDialog({ question: 'When?' });
  save();
  await screen.findByText('Delete a test first.');
  expect(events).toEqual([]);
});

test('asks what the answer has only when an answer is expected', () => {
  openDialog({ question: 'When?' });
  fireEvent.change(screen.getByLabelText('What should happen?'), { target: { value: 'unknown' } });
  expect(screen.queryByLabelText(/^The answer contains/)).toBeNull();
});

test('names a cited document that was deleted', async () => {
  const expectations = { documentId: ids.gone };
  openDialog({ question: 'When?', expectations, documentName: 'Old menu' });
  await screen.findByText('Old menu (deleted)');
});
