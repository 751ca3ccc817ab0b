// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Conversation } from '#shared/contract/conversations.ts';
import { prepareWebApi, renderInDashboard } from '#web/testing/render-in-dashboard.tsx';
import { ReplyBox } from './reply-box.tsx';

const { api } = prepareWebApi();
const visitor = { name: 'Mia Berg' };
const conversation = { id: 'c1', state: 'bot', visitor } as Conversation;
const other = { id: 'c2', state: 'bot', visitor } as Conversation;
const route = 'POST /api/conversations/c1/reply';

beforeEach(() => api().on('GET /api/saved-replies', () => ({ body: { items: [] } })));

const box = () => screen.getByLabelText<HTMLTextAreaElement>('Your reply');
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const send = () => fireEvent.click(screen.getByRole('button', { name: /Send reply|Sending/ }));
const sent = () =>
  api()
    .callsOf(route)
    .map(({ body }) => JSON.parse(body));

describe('the reply box', () => {
  test('is empty after the reply was stored', async () => {
    api().on(route, () => ({ status: 201 }));
    renderInDashboard(<ReplyBox conversation={conversation} />);
    type('We open at nine.');
    send();
    await waitFor(() => expect(box().value).toBe(''));
    expect(sent()).toMatchObject([{ text: 'We open at nine.' }]);
  });

  test('keeps what is typed while a reply is being sent', async () => {
    let respond = () => {};
    api().on(route, () => new Promise((resolve) => (respond = () => resolve({ status: 201 }))));
    renderInDashboard(<ReplyBox conversation={conversation} />);
    type('We open at nine.');
    send();
    await waitFor(() => expect(sent()).toHaveLength(1));
    type('We open at nine. And on Sundays at ten.');
    respond();
    await waitFor(() => expect(box().value).toBe('And on Sundays at ten.'));
  });

  test('says beside the text that it was not sent, until it is sent', async () => {
    let isLost = true;
    api().on(route, () => (isLost ? 'lost' : { status: 201 }));
    renderInDashboard(<ReplyBox conversation={conversation} />);
    type('We open at nine.');
    send();
    await screen.findByText(/^Not sent\. We could not reach the server/);
    expect(box().value).toBe('We open at nine.');
    isLost = false;
    send();
    await waitFor(() => expect(box().value).toBe(''));
    expect(screen.queryByText(/^Not sent/)).toBeNull();
  });

  test('does not say in one conversation what failed in another', async () => {
    api().on(route, () => 'lost');
    const page = renderInDashboard(<ReplyBox conversation={conversation} />);
    type('We open at nine.');
    send();
    await screen.findByText(/^Not sent/);
    page.show(<ReplyBox conversation={other} />);
    expect(screen.queryByText(/^Not sent/)).toBeNull();
  });

  test('sends the same text again with the same key after a lost response', async () => {
    let isLost = true;
    api().on(route, () => (isLost ? 'lost' : { status: 201 }));
    renderInDashboard(<ReplyBox conversation={conversation} />);
    type('We open at nine.');
    send();
    await screen.findByRole('button', { name: 'Send reply' });
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(box().value).toBe('We open at nine.');
    isLost = false;
    send();
    await waitFor(() => expect(box().value).toBe(''));
    const [first, second] = sent();
    expect(second).toEqual(first);
  });

  test('uses a new key when the text was changed after a lost response', async () => {
    let isLost = true;
    api().on(route, () => (isLost ? 'lost' : { status: 201 }));
    renderInDashboard(<ReplyBox conversation={conversation} />);
    type('We open at nine.');
    send();
    await waitFor(() => expect(sent()).toHaveLength(1));
    await screen.findByRole('button', { name: 'Send reply' });
    isLost = false;
    type('We open at ten.');
    send();
    await waitFor(() => expect(box().value).toBe(''));
    const [first, second] = sent();
    expect(second.text).toBe('We open at ten.');
    expect(second.clientKey).not.toBe(first.clientKey);
  });

  test('uses another key for a note than for a reply with the same text', async () => {
    api().on(route, () => 'lost');
    api().on('POST /api/conversations/c1/note', () => ({ status: 201 }));
    renderInDashboard(<ReplyBox conversation={conversation} />);
    type('Regular customer.');
    send();
    await waitFor(() => expect(sent()).toHaveLength(1));
    await screen.findByRole('button', { name: 'Send reply' });
    fireEvent.click(screen.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(box().value).toBe(''));
    const [note] = api().callsOf('POST /api/conversations/c1/note');
    expect(JSON.parse(note?.body ?? '').clientKey).not.toBe(sent()[0].clientKey);
  });

  test('keeps the draft of each conversation over navigation and a reload', async () => {
    const page = renderInDashboard(<ReplyBox key="c1" conversation={conversation} />);
    type('Half a sentence');
    page.show(<ReplyBox key="c2" conversation={other} />);
    expect(box().value).toBe('');
    page.show(<ReplyBox key="c1" conversation={conversation} />);
    expect(box().value).toBe('Half a sentence');
    page.reload(<ReplyBox key="c1" conversation={conversation} />);
    expect(box().value).toBe('Half a sentence');
  });

  test('clears the draft when the reply is stored after the page was left', async () => {
    let respond = () => {};
    api().on(route, () => new Promise((resolve) => (respond = () => resolve({ status: 201 }))));
    const page = renderInDashboard(<ReplyBox key="c1" conversation={conversation} />);
    type('We open at nine.');
    send();
    await waitFor(() => expect(sent()).toHaveLength(1));
    page.show(<ReplyBox key="c2" conversation={other} />);
    page.show(<ReplyBox key="c1" conversation={conversation} />);
    screen.getByRole('button', { name: /Sending/ });
    respond();
    await waitFor(() => expect(box().value).toBe(''));
  });
});

describe('saved replies', () => {
  const items = [
    { id: 's1', title: 'Hours', text: 'We open at nine.' },
    { id: 's2', title: 'Welcome', text: 'Hi {name}, how can we help?' },
  ];
  const press = (key: string) => fireEvent.keyDown(box(), { key });
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  beforeEach(() => api().on('GET /api/saved-replies', () => ({ body: { items } })));

  test('are listed after a slash, and arrows and Enter insert one with the visitor’s name', async () => {
    renderInDashboard(<ReplyBox conversation={conversation} />);
    type('/');
    await waitFor(() => expect(options()).toHaveLength(2));
    press('ArrowDown');
    const [, second] = screen.getAllByRole('option');
    expect(second?.getAttribute('aria-selected')).toBe('true');
    expect(box().getAttribute('aria-activedescendant')).toBe(second?.id);
    press('Enter');
    expect(box().value).toBe('Hi Mia Berg, how can we help?');
    expect(options()).toEqual([]);
    expect(sent()).toEqual([]);
  });

  test('are narrowed down by what is typed, and Esc closes the list without losing it', async () => {
    renderInDashboard(<ReplyBox conversation={conversation} />);
    type('/');
    await waitFor(() => expect(options()).toHaveLength(2));
    type('/wel');
    expect(options()).toHaveLength(1);
    press('Escape');
    expect(options()).toEqual([]);
    expect(box().value).toBe('/wel');
    press('Enter');
    expect(box().value).toBe('/wel');
  });

  test('go below what is already typed when they are opened with the button', async () => {
    renderInDashboard(<ReplyBox conversation={conversation} />);
    type('Hello Mia,');
    fireEvent.click(screen.getByRole('button', { name: 'Saved replies' }));
    fireEvent.click(await screen.findByRole('option', { name: /Hours/ }));
    expect(box().value).toBe('Hello Mia,\nWe open at nine.');
  });
});
