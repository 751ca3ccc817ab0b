import { en } from '#shared/chat-texts/en.ts';
import type { Texts } from '#shared/chat-texts/texts.ts';
import type { Shell } from '#widget/launcher/shell.ts';

/** The page's option, its own language, the browser's languages in their order: the first one we have. */
export function chooseLanguage({ options }: Pick<Shell, 'options'>): string {
  const named = `,${options.language},${document.documentElement.lang},${navigator.languages},en`;
  const [, code] = ours.exec(named.toLowerCase()) as unknown as [string, string];
  return code;
}

const ours = /,(ar|cs|d[ae]|e[lns]|fr|he|it|ja|ko|nl|p[lt]|r[ou]|sv|tr|uk|zh)(?![a-z])/;

/** Where a language's file can't be loaded, the chat speaks English. */
export async function loadTexts(shell: Shell): Promise<Texts> {
  const code = chooseLanguage(shell);
  if (code === 'en') return en;
  const address = `${shell.origin}${__TEXTS_FILES__}${code}.js`;
  return import(address).then(
    (module) => module[code] ?? en,
    () => en,
  );
}
