import { withoutBrackets } from './has-word.ts';

/** A subject as answers show it: without its remark in brackets, and not in capitals. */
export function labelOf(subject: string): string {
  const label = withoutBrackets(subject);
  if (label.length < 4 || label !== label.toLocaleUpperCase()) return label;
  return label
    .toLocaleLowerCase()
    .replace(
      /(^|[\s-])(\p{L})/gu,
      (_, space: string, letter: string) => `${space}${letter.toLocaleUpperCase()}`,
    );
}
