import type { Phrases } from './phrases.ts';
import type { Voice } from './voice.ts';

/** Answers without any model: quotes the best sentences word for word, each with its source, and invents nothing. */
export function createBuiltInVoice(o: { phrases: Phrases }): Voice {
  return {
    name: 'built-in',
    async *speak({ passages, sentences, sure }) {
      if (!sure) yield `${o.phrases.mayHelp}\n\n`;
      let before: string | null = null;
      for (const sentence of sentences) {
        const number = passages.findIndex((passage) => passage.id === sentence.passage.id) + 1;
        if (before !== null) yield before === sentence.passage.id ? ' ' : '\n\n';
        yield `${ended(sentence.text)} [${number}]`;
        before = sentence.passage.id;
      }
    },
  };
}

const ended = (text: string): string => (/[.!?…:;。！？)"”]$/.test(text) ? text : `${text}.`);
