/** A file of its own, for chatbots whose owner has put some of the chat's texts into other words. */
import { en } from '#shared/chat-texts/en.ts';
import type { Texts } from '#shared/chat-texts/texts.ts';
import type { ChatTextsResponse } from '#shared/contract/chat.ts';
import type { Shell } from '#widget/launcher/shell.ts';
import { chooseLanguage } from './load-texts.ts';

/** The language's own file is beside this one. */
const loadOurs = (code: string): Promise<Texts> =>
  import(import.meta.url.replace(/own\.js$/, `${code}.js`)).then((module) => module[code]);

/** Our texts with the owner's over them; ours alone where theirs can't be read. */
export async function own(shell: Shell): Promise<Texts> {
  const code = chooseLanguage(shell);
  const [ours, theirs] = await Promise.all([
    code === 'en' ? en : loadOurs(code),
    readTheirs({ shell, code }).catch(() => undefined),
  ]);
  return theirs ? mergeTexts({ ours, theirs }) : ours;
}

async function readTheirs({
  shell: { origin, options },
  code,
}: {
  shell: Shell;
  code: string;
}): Promise<ChatTextsResponse> {
  const response = await fetch(`${origin}/api/chat/${options.chatbotId}/texts/${code}`);
  if (!response.ok) throw response;
  return response.json();
}

export function mergeTexts({
  ours,
  theirs: { window: said, settings },
}: {
  ours: Texts;
  theirs: ChatTextsResponse;
}): Texts {
  // The build shortens our names, and leaves those that the server sends.
  const replaced: Record<string, unknown> & Partial<Texts> = {
    askTeam: said.askTeamButton,
    leaveMyDetails: said.leaveDetailsButton,
    teamQuestion: said.joinQuestion,
    consentLine: said.contactConsent,
    sendDetails: said.sendDetailsButton,
    detailsReceived: said.detailsThanks,
  };
  for (const name in replaced) if (!replaced[name]) delete replaced[name];
  const { waiting, human } = ours.statusLines;
  return {
    ...ours,
    ...replaced,
    statusLines: {
      ...ours.statusLines,
      waiting: said.waitingStatus ?? waiting,
      human: said.teamStatus ?? human,
    },
    defaultSettings: { ...ours.defaultSettings, ...settings },
  };
}
