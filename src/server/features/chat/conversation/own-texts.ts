import type { LiveChatbot } from '#server/features/chatbots/index.ts';
import type { ChatTextsResponse } from '#shared/contract/chat.ts';
import { windowTextNames } from '#shared/contract/wording.ts';

type OfSettings = {
  settings: Pick<LiveChatbot['settings'], 'wording' | 'greeting' | 'placeholder' | 'contactFields'>;
};

/** Languages in which the chat window says something in the owner's words: only there it asks for them. */
export function listOwnLanguages({ settings }: OfSettings): Record<string, 'own'> {
  const languages = Object.keys(settings.wording).filter((language) => {
    const own = describeOwnTexts({ settings, language });
    return Object.keys({ ...own.window, ...own.settings }).length > 0;
  });
  return Object.fromEntries(languages.map((language) => [language, 'own']));
}

export function describeOwnTexts({
  settings: { wording, greeting, placeholder, contactFields },
  language,
}: OfSettings & { language: string }): ChatTextsResponse {
  const { welcome, inputHint, contactLabels = {}, ...texts } = wording[language] ?? {};
  const labels = contactFields.flatMap(({ key, label }) => {
    const own = Object.hasOwn(contactLabels, key) && contactLabels[key];
    return own ? [[label, own] as const] : [];
  });
  return {
    window: Object.fromEntries(
      windowTextNames.flatMap((name) => (texts[name] ? [[name, texts[name]]] : [])),
    ),
    settings: {
      ...Object.fromEntries(labels),
      ...(inputHint && { [placeholder]: inputHint }),
      ...(welcome && { [greeting]: welcome }),
    },
  };
}
