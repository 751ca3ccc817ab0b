import { chatLimits } from '#shared/contract/chat.ts';

/** Options are made from the text of documents, so length and number are enforced here. */
export function limitOptions(options: readonly string[]): string[] {
  const texts = options
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text.length > 0 && text.length <= chatLimits.optionCharacters);
  return [...new Set(texts)].slice(0, chatLimits.options);
}
