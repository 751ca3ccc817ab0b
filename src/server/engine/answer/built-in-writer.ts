import type { Phrases } from '#server/engine/language/phrases.ts';
import type { Writer } from './writer.ts';

/** Answers without any model: says what the engine found, word for word, each statement with its sources. */
export function createBuiltInWriter({ phrases }: { phrases: Pick<Phrases, 'mayHelp'> }): Writer {
  return {
    name: 'built-in',
    async *write({ statements, sure }) {
      if (!sure) yield `${phrases.mayHelp}\n\n`;
      for (const [index, { text, passages }] of statements.entries()) {
        if (index > 0) yield '\n\n';
        yield `${endSentence(text)} ${passages.map((number) => `[${number}]`).join('')}`.trim();
      }
    },
  };
}

export const endSentence = (text: string): string =>
  /[.!?…:;。！？)"”]$/.test(text) ? text : `${text}.`;
