// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Chatbot, chatbotDefaults } from '#shared/contract/chatbots.ts';
import { prepareWebApi, renderInDashboard } from '#web/testing/render-in-dashboard.tsx';
import { ConflictDialog } from './editor/conflict-dialog.tsx';
import { TextLineField } from './editor/form-fields.tsx';
import { ModelSection } from './editor/model-section.tsx';
import { SaveBar } from './editor/save-bar.tsx';
import { useChatbotSaving } from './use-chatbot-saving.ts';
import { useChatbot } from './use-chatbots.ts';

const { api } = prepareWebApi();
const path = '/api/chatbots/b1';

/** The chatbot on the server; every change raises its version and needs the current one. */
let stored: Chatbot;
/** Set by a test to hold the response of the next save. */
let held: Promise<void> | null;

beforeEach(() => {
  held = null;
  stored = {
    ...chatbotDefaults,
    id: 'b1',
    name: 'Bakery',
    version: 1,
    modelKeyLast4: null,
    updatedAt: '2026-01-01T00:00:00.000Z',
  } as unknown as Chatbot;
  api().on(`GET ${path}`, () => ({ body: stored }));
  api().on(`PATCH ${path}`, async ({ body }) => {
    const { version, ...changes } = JSON.parse(body);
    if (version !== stored.version) {
      const error = { code: 'conflict', message: 'Changed.', requestId: 'r', current: stored };
      return { status: 409, body: { error } };
    }
    change(changes);
    const saved = stored;
    await held;
    return { body: saved };
  });
  api().on(`PUT ${path}/model/key`, ({ body }) => {
    change({ modelKeyLast4: JSON.parse(body).key.slice(-4) });
    return { body: stored };
  });
});

function change(changes: Partial<Chatbot>): void {
  stored = { ...stored, ...changes, version: stored.version + 1 };
}

function Page() {
  const { data } = useChatbot('b1');
  return data ? <Editor chatbot={data} /> : null;
}

function Editor({ chatbot }: { chatbot: Chatbot }) {
  const saving = useChatbotSaving(chatbot);
  return (
    <>
      <TextLineField form={saving.form} name="name" label="Name" />
      <TextLineField form={saving.form} name="greeting" label="Greeting" />
      <ModelSection saving={saving} />
      <SaveBar saving={saving} />
      <ConflictDialog saving={saving} />
    </>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, text: string) =>
  fireEvent.input(field(label), { target: { value: text } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
const saves = () => api().callsOf(`PATCH ${path}`);
const isSaved = () => expect(screen.queryByText(/unsaved change/)).toBeNull();
async function openEditor() {
  const page = renderInDashboard(<Page />);
  await screen.findByLabelText('Name');
  return page;
}

describe('saving a chatbot', () => {
  test('sends only what was changed', async () => {
    await openEditor();
    type('Name', 'Corner Shop');
    save();
    await waitFor(isSaved);
    expect(JSON.parse(saves()[0]?.body ?? '')).toEqual({ name: 'Corner Shop', version: 1 });
  });

  test('keeps edits made while a save is under way', async () => {
    let release = () => {};
    held = new Promise((resolve) => (release = resolve));
    await openEditor();
    type('Name', 'Corner Shop');
    save();
    await waitFor(() => expect(stored.version).toBe(2));
    type('Name', 'Corner Shop Bella');
    type('Greeting', 'Ciao!');
    release();
    await screen.findByText('2 unsaved changes');
    expect(field('Name').value).toBe('Corner Shop Bella');
    expect(field('Greeting').value).toBe('Ciao!');
    save();
    await waitFor(isSaved);
    expect(stored).toMatchObject({ name: 'Corner Shop Bella', greeting: 'Ciao!' });
  });

  test('keeps unsaved changes over navigation and a reload', async () => {
    const page = await openEditor();
    type('Name', 'Corner Shop');
    page.show(<p>Another page</p>);
    page.show(<Page />);
    expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Corner Shop');
    page.reload(<Page />);
    expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Corner Shop');
    await screen.findByText('1 unsaved change');
    fireEvent.click(screen.getByRole('button', { name: 'Undo changes' }));
    page.reload(<Page />);
    expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Bakery');
  });

  test('forgets a draft that was saved after its page was left', async () => {
    let release = () => {};
    held = new Promise((resolve) => (release = resolve));
    const page = await openEditor();
    type('Name', 'Corner Shop');
    save();
    await waitFor(() => expect(stored.version).toBe(2));
    page.show(<p>Another page</p>);
    release();
    page.show(<Page />);
    expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Corner Shop');
    await waitFor(isSaved);
  });
});

describe('a key that is stored while settings are changed', () => {
  async function chooseModelAndStoreKey() {
    await openEditor();
    fireEvent.click(screen.getByRole('radio', { name: /Your own provider/ }));
    fireEvent.input(field('Model name'), { target: { value: 'command-a' } });
    fireEvent.change(field('Key'), { target: { value: 'a-secret-key-1234' } });
    fireEvent.click(screen.getByRole('button', { name: 'Store key' }));
  }

  test('is shown as stored and leaves the changes alone', async () => {
    await chooseModelAndStoreKey();
    await screen.findByText('Stored: ends in 1234');
    expect(field('Model name').value).toBe('command-a');
    screen.getByText('1 unsaved change');
  });

  test('causes no conflict when the settings are saved after it', async () => {
    await chooseModelAndStoreKey();
    await screen.findByText('Stored: ends in 1234');
    save();
    await waitFor(isSaved);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(saves()).toHaveLength(1);
    expect(stored.model).toMatchObject({ provider: 'cohere', name: 'command-a' });
  });

  test('causes no conflict when it was stored in another tab', async () => {
    await openEditor();
    type('Name', 'Corner Shop');
    change({ modelKeyLast4: '9999' });
    save();
    await waitFor(isSaved);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(stored).toMatchObject({ name: 'Corner Shop', modelKeyLast4: '9999' });
  });
});

describe('settings that someone else changed', () => {
  test('are shown beside mine, and mine can be saved over them', async () => {
    await openEditor();
    type('Greeting', 'Hello!');
    change({ greeting: 'Ciao!', name: 'Corner Shop' });
    save();
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText('Ciao!');
    fireEvent.click(dialog.getByRole('button', { name: 'Save mine over it' }));
    await waitFor(isSaved);
    expect(stored).toMatchObject({ greeting: 'Hello!', name: 'Corner Shop' });
    expect(field('Name').value).toBe('Corner Shop');
  });
});
