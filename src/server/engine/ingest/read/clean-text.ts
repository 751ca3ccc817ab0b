/**
 * Takes out what no reader sees but a program would obey or choke on: control and zero-width characters, direction
 * overrides and the "tag" block in which instructions can be hidden; ligatures and presentation forms become letters.
 */
export function cleanText(text: string): string {
  return text
    .replace(unseen, '')
    .replace(/\u00AD/g, '')
    .normalize('NFKC')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}

const unseen =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removing control characters is the purpose
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: joiners are listed to be removed one by one
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF\uFFF0-\uFFFB\uFFFE\uFFFF\u{E0000}-\u{E0FFF}\uD800-\uDFFF]/gu;
