// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { prepareWebApi, renderInDashboard } from '#web/testing/render-in-dashboard.tsx';
import { Thread } from './thread.tsx';

const { api } = prepareWebApi();

const conversation = (id: string) => ({
  id,
  chatbotName: 'Bella',
  state: 'bot',
  visitor: { id: 'v1', name: null, alias: 'Blue Heron', email: null, timeZone: null },
  unread: 0,
});
const message = (text: string) => ({
  id: text,
  seq: 1,
  role: 'visitor',
  text,
  name: null,
  sources: [],
  options: [],
  outcome: null,
  state: 'complete',
  createdAt: '2026-01-01T10:00:00.000Z',
});

beforeEach(() => {
  api().on('GET /api/saved-replies', () => ({ body: { items: [] } }));
  for (const id of ['c1', 'c2']) {
    const messages = [message(`Hello from ${id}`)];
    const body = { conversation: conversation(id), messages, hasEarlier: false, actions: [] };
    api().on(`GET /api/conversations/${id}`, () => ({ body }));
  }
});

const thread = (id: string) => (
  <Thread id={id} backTo="/app/inbox" userId="u1" keep={() => null} test={() => null} />
);

test('another conversation replaces the one before', async () => {
  const page = renderInDashboard(thread('c1'));
  await screen.findByText('Hello from c1');
  page.show(thread('c2'));
  await screen.findByText('Hello from c2');
  expect(screen.queryByText('Hello from c1')).toBeNull();
  expect(screen.getAllByRole('log')).toHaveLength(1);
});

test('messages of a visitor without a name are signed with the alias', async () => {
  renderInDashboard(thread('c1'));
  await screen.findByRole('heading', { name: 'Blue Heron' });
  expect(screen.getByRole('log').textContent).toContain('Blue Heron');
});
