import { afterEach, expect, test, vi } from 'vitest';
import { de } from '#shared/chat-texts/de.ts';
import { en } from '#shared/chat-texts/en.ts';
import { chatbotDefaults } from '#shared/contract/chatbots.ts';
import type { Shell } from '#widget/launcher/shell.ts';
import { mergeTexts, own } from './own-texts.ts';

const theirs = {
  window: {
    askTeamButton: 'Anna fragen',
    joinQuestion: 'Soll Anna kommen?',
    waitingStatus: 'Anna kommt',
  },
  settings: { [chatbotDefaults.greeting]: 'Moin!', Company: 'Firma' },
};

afterEach(() => vi.unstubAllGlobals());

test('an owner’s words come over ours, one by one', () => {
  const merged = mergeTexts({ ours: de, theirs });
  expect(merged).toMatchObject({ askTeam: 'Anna fragen', teamQuestion: 'Soll Anna kommen?' });
  expect(merged.leaveMyDetails).toBe(de.leaveMyDetails);
  expect(merged.statusLines).toEqual({ ...de.statusLines, waiting: 'Anna kommt' });
  expect(merged.defaultSettings).toEqual({
    ...de.defaultSettings,
    [chatbotDefaults.greeting]: 'Moin!',
    Company: 'Firma',
  });
  expect(de.askTeam).toBe('Team fragen');
});

test('nothing of theirs changes nothing of ours', () => {
  expect(mergeTexts({ ours: de, theirs: { window: {}, settings: {} } })).toEqual(de);
});

function visit(respond: () => Promise<Response>) {
  const asked = vi.fn(respond);
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('__OUR_LANGUAGES__', /,(de|en)(?![a-z])/);
  vi.stubGlobal('navigator', { languages: [] });
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  const options = { chatbotId: 'garage' };
  return { asked, shell: { origin: 'https://chat.test', options } as unknown as Shell };
}

test('they are asked for in the visitor’s language, and English needs no other file', async () => {
  const { asked, shell } = visit(async () => Response.json(theirs));
  expect((await own(shell)).askTeam).toBe('Anna fragen');
  expect(asked).toHaveBeenCalledWith('https://chat.test/api/chat/garage/texts/en');
});

test.each([
  ['refused', async () => Response.json({ error: {} }, { status: 403 })],
  ['not to be reached', () => Promise.reject(new TypeError())],
])('where the server is %s, the chat says ours', async (_, respond) => {
  expect(await own(visit(respond).shell)).toBe(en);
});
