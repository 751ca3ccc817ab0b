import { endingOf, findKindByName, nameTypes } from '#shared/document-types.ts';
import { pageLanguage } from '#web/lib/page-language.ts';

type Rules = { maxBytes: number; types: readonly string[] };

/** What is wrong with a file before it is sent, or null. The server looks at the content as well. */
export function checkFile({
  file,
  rules,
}: {
  file: Pick<File, 'name' | 'size'>;
  rules: Rules;
}): string | null {
  const kind = findKindByName(file.name);
  if (!kind || !rules.types.includes(endingOf(kind))) {
    const ending = /\.[^.]+$/.exec(file.name)?.[0].toLowerCase();
    return `${ending ? `Files of type ${ending}` : 'Files without an ending'} can't be read. Use one of these: ${nameTypes(rules.types).join(', ')}.`;
  }
  if (file.size === 0) return 'This file is empty.';
  if (file.size > rules.maxBytes) {
    return `This file is ${describeBytes(file.size)}; at most ${describeBytes(rules.maxBytes)} are possible.`;
  }
  return null;
}

export function describeBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 ** 2) return `${Math.round(bytes / 1024)} KB`;
  const megabytes = bytes / 1024 ** 2;
  // One byte over the limit must not read like the limit.
  return `${(Math.ceil(megabytes * 100) / 100).toLocaleString(pageLanguage)} MB`;
}
