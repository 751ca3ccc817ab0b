import { en } from '#shared/chat-texts/en.ts';
import type { Texts } from '#shared/chat-texts/texts.ts';
import type { Shell } from '#widget/launcher/shell.ts';

/** The page's option, its own language, the browser's languages in their order: the first one we have. */
export function chooseLanguage({ options }: Pick<Shell, 'options'>): string {
  const named = `,${options.language},${document.documentElement.lang},${navigator.languages},en`;
  const [, code] = __OUR_LANGUAGES__.exec(named.toLowerCase()) as unknown as [string, string];
  return code;
}

/**
 * Where a language's file can't be loaded, the chat speaks English. Where the owner has words of their own, another file
 * loads it and them.
 */
export async function loadTexts(shell: Shell): Promise<Texts> {
  const code = chooseLanguage(shell);
  const file = shell.config.languages?.[code] ?? code;
  if (file === 'en') return en;
  return import(`${shell.origin}${__TEXTS_FILES__}${file}.js`)
    .then((module) => module[code] ?? module.own(shell))
    .catch(() => en);
}
