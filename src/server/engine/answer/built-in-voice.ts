import type { Phrases } from '#server/engine/language/phrases.ts';
import type { Voice } from './voice.ts';

/** Answers without any model: says what the engine found, word for word, each statement with its sources. */
export function createBuiltInVoice({ phrases }: { phrases: Pick<Phrases, 'mayHelp'> }): Voice {
  return {
    name: 'built-in',
    async *speak({ statements, sure }) {
      if (!sure) yield `${phrases.mayHelp}\n\n`;
      for (const [index, { text, passages }] of statements.entries()) {
        if (index > 0) yield '\n\n';
        yield `${endSentence(text)} ${passages.map((number) => `[${number}]`).join('')}`.trim();
      }
    },
  };
}

const endSentence = (text: string): string => (/[.!?…:;。！？)"”]$/.test(text) ? text : `${text}.`);
