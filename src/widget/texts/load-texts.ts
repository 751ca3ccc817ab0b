import type { Shell } from '#widget/launcher/shell.ts';
import { en } from './en.ts';
import type { Texts } from './texts.ts';

/** The page's option, its own language, the browser's languages in their order: the first one we have. */
export const chooseLanguage = ({ options }: Pick<Shell, 'options'>): string =>
  /(?:^|,)(en|ar|de|es|fr|he|it|nl|pl|pt)(?![a-z])/i
    .exec(`${options.language},${document.documentElement.lang},${navigator.languages}`)?.[1]
    ?.toLowerCase() ?? 'en';

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
