// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type Chatbot, chatbotDefaults } from '#shared/contract/chatbots.ts';
import { serverTextNames, type Wording, windowTextNames } from '#shared/contract/wording.ts';
import { SaveBar } from '#web/features/chatbots/editor/save-bar.tsx';
import { useChatbotSaving } from '#web/features/chatbots/use-chatbot-saving.ts';
import { prepareWebApi, renderInDashboard } from '#web/testing/render-in-dashboard.tsx';
import { wordingGroups } from './wording-groups.ts';
import WordingSection from './wording-section.tsx';

const { api } = prepareWebApi();
const names = [...serverTextNames, ...windowTextNames];

/** What was sent to be saved. */
let sent: { wording?: Wording }[];
beforeEach(() => {
  sent = [];
  api().on('GET /api/wording', ({ query }) => {
    const language = query.replace('language=', '');
    const texts = Object.fromEntries(names.map((name) => [name, `${name} in ${language}`]));
    const settings = language === 'de' ? { [chatbotDefaults.greeting]: 'Hallo!' } : {};
    return { body: { texts, settings, languages: ['en', 'de', 'ja'] } };
  });
  api().on('PATCH /api/chatbots/b1', ({ body }) => {
    sent.push(JSON.parse(body));
    return { body: { ...chatbotOf({}), ...JSON.parse(body), version: 2 } };
  });
});

const chatbotOf = (wording: Wording): Chatbot =>
  ({ ...chatbotDefaults, id: 'b1', version: 1, updatedAt: '2026-01-01', wording }) as never;

function Editor({ wording }: { wording: Wording }) {
  const saving = useChatbotSaving(chatbotOf(wording));
  return (
    <>
      <WordingSection saving={saving} />
      <SaveBar saving={saving} />
    </>
  );
}

const field = (label: string) => screen.getByLabelText(label) as HTMLTextAreaElement;
const write = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const showsOurs = (language: string) =>
  waitFor(() => expect(field('Above the form').placeholder).toBe(`leaveDetails in ${language}`));

async function open(wording: Wording = {}): Promise<void> {
  renderInDashboard(<Editor wording={wording} />);
  await showsOurs('en');
}

async function choose(language: string): Promise<void> {
  fireEvent.change(screen.getByLabelText('Language'), { target: { value: language } });
  await showsOurs(language);
}

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));

test('every text has a field', () => {
  const shown = wordingGroups.flatMap(({ fields }) => fields.map(({ name }) => name));
  expect(shown.sort()).toEqual([...names, 'welcome', 'inputHint'].sort());
});

test('our texts are shown in the chosen language, languages by their own names', async () => {
  await open();
  expect(field('Greeting message').placeholder).toBe(chatbotDefaults.greeting);
  expect(screen.getByRole('option', { name: '日本語' })).toBeTruthy();
  await choose('de');
  expect(field('Greeting message').placeholder).toBe('Hallo!');
  expect(field('Label of “Your email”').placeholder).toBe('Your email');
});

test('texts of several languages and labels are saved together', async () => {
  await open({ de: { thanks: 'Gern!' } });
  write('Above the form', 'Tell us');
  await choose('de');
  expect(field('Reply to “thank you”').value).toBe('Gern!');
  write('Label of “Your email”', 'Deine E-Mail');
  screen.getByText('2 texts of your own in this language');
  save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.wording).toEqual({
    en: { leaveDetails: 'Tell us' },
    de: { thanks: 'Gern!', contactLabels: { email: 'Deine E-Mail' } },
  });
});

test('a cleared text is as if it had never been there', async () => {
  await open();
  write('Above the form', 'Tell us');
  screen.getByText('1 unsaved change');
  write('Above the form', '');
  expect(screen.queryByText('1 unsaved change')).toBeNull();
});

test('all texts of a language can be cleared at once', async () => {
  await open({
    en: { thanks: 'Sure!', contactLabels: { email: 'Mail' } },
    de: { thanks: 'Gern!' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Use our texts again' }));
  save();
  await waitFor(() => expect(sent[0]?.wording).toEqual({ de: { thanks: 'Gern!' } }));
});

test('what is wrong is said beside its field, and named while another language is open', async () => {
  await open();
  await choose('de');
  write('The team was called', 'Gleich da.');
  fireEvent.blur(field('The team was called'));
  await screen.findByText(/Please keep {minutes} once/);
  await choose('en');
  await screen.findByText('Please check the texts in: Deutsch');
  save();
  await choose('de');
  write('The team was called', 'In {minutes} Minuten da.');
  await waitFor(() => expect(screen.queryByText(/Please keep {minutes}/)).toBeNull());
  expect(sent).toEqual([]);
});

test('saving leads to the first text that is wrong, in a group that was closed', async () => {
  await open();
  write('The team was called', 'Soon.');
  save();
  await screen.findByText(/Please keep {minutes} once/);
  await waitFor(() => expect(document.activeElement).toBe(field('The team was called')));
  expect(field('The team was called').closest('details')?.open).toBe(true);
  expect(field('Above the form').closest('details')?.open).toBe(false);
  expect(sent).toEqual([]);
});

test('groups with texts of the owner are open and say how many there are', async () => {
  await open({ en: { thanks: 'Sure!', goodbye: 'Bye!' } });
  screen.getByText('2 own texts');
  expect(field('Reply to “thank you”').closest('details')?.open).toBe(true);
  expect(field('Above the form').closest('details')?.open).toBe(false);
});
