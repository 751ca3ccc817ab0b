import { type Chatbot, type ChatbotSettings, chatbotSettings } from '#shared/contract/chatbots.ts';
import { changedSettings } from './changed-settings.ts';

type SettingName = keyof ChatbotSettings;
type SomeSettings = Partial<ChatbotSettings>;

/** Changes that aren't saved yet, with what they were made to: enough to see later whether someone else changed the same. */
export type SettingsDraft = { changes: SomeSettings; base: SomeSettings; version: number };

export const settingsDraftKey = (chatbotId: string) => `chatbot:${chatbotId}`;

/** Only what an owner sets, out of everything that is known of a chatbot. */
export function settingsOf(chatbot: ChatbotSettings): ChatbotSettings {
  return pick(chatbot, Object.keys(chatbotSettings.shape) as SettingName[]) as ChatbotSettings;
}

/** Null when nothing is changed. */
export function describeDraft({
  loaded,
  changes,
}: {
  loaded: Chatbot;
  changes: SomeSettings;
}): SettingsDraft | null {
  const names = Object.keys(changes) as SettingName[];
  if (names.length === 0) return null;
  return { changes, base: pick(loaded, names), version: loaded.version };
}

/** The chatbot the draft was made to, and the draft's changes. */
export function restoreDraft({
  chatbot,
  draft,
}: {
  chatbot: Chatbot;
  draft: SettingsDraft | null;
}): { loaded: Chatbot; changes: SomeSettings } {
  if (!draft || draft.version > chatbot.version) return { loaded: chatbot, changes: {} };
  const names = Object.keys(draft.changes).filter((name) =>
    isUsable({ name, value: draft.changes[name as SettingName], now: chatbot }),
  ) as SettingName[];
  return {
    loaded: { ...chatbot, ...pick(draft.base, names), version: draft.version },
    changes: pick(draft.changes, names),
  };
}

/** Settings that someone else changed to something other than what is typed here. */
export function foreignChanges({
  base,
  mine,
  theirs,
}: {
  base: ChatbotSettings;
  mine: ChatbotSettings;
  theirs: ChatbotSettings;
}): SomeSettings {
  const changedThere = changedSettings({ before: base, after: theirs });
  const different = changedSettings({ before: mine, after: theirs });
  const names = Object.keys(changedThere).filter((name) => name in different) as SettingName[];
  return pick(theirs, names);
}

/** A draft may be older than this version of the app. Half-typed text is fine, anything else must be valid. */
function isUsable({
  name,
  value,
  now,
}: {
  name: string;
  value: unknown;
  now: ChatbotSettings;
}): boolean {
  if (!(name in chatbotSettings.shape)) return false;
  const known = name as SettingName;
  if (typeof value === 'string' && typeof now[known] === 'string') return true;
  return chatbotSettings.shape[known].safeParse(value).success;
}

function pick(from: SomeSettings, names: readonly SettingName[]): SomeSettings {
  return Object.fromEntries(names.map((name) => [name, from[name]]));
}
