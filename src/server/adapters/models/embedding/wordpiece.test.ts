import { describe, expect, it } from 'vitest';
import { createTokenizer } from './wordpiece.ts';

const pieces = [
  '[PAD]',
  '[UNK]',
  '[CLS]',
  '[SEP]',
  'un',
  '##aff',
  '##able',
  'cafe',
  '!',
  ',',
  '日',
  'go',
  '##ing',
  '$',
];
const tokenizer = createTokenizer(`${pieces.join('\n')}\n`);
const cut = (text: string, maxTokens = 20): string[] =>
  tokenizer.encode(text, maxTokens).map((id) => pieces[id] ?? '?');

describe('createTokenizer', () => {
  it('cuts words into the longest known pieces between the marks', () => {
    expect(cut('unaffable')).toEqual(['[CLS]', 'un', '##aff', '##able', '[SEP]']);
  });

  it('folds case and accents, and parts punctuation, currency and ideographs', () => {
    expect(cut('CAFÉ!,日$')).toEqual(['[CLS]', 'cafe', '!', ',', '日', '$', '[SEP]']);
  });

  it('takes a word it cannot cut wholly as unknown', () => {
    expect(cut('goxing going')).toEqual(['[CLS]', '[UNK]', 'go', '##ing', '[SEP]']);
  });

  it('drops what no one sees and gives up on endless words', () => {
    expect(cut('go\u200Bing\u0000')).toEqual(['[CLS]', 'go', '##ing', '[SEP]']);
    expect(cut('go'.repeat(60))).toEqual(['[CLS]', '[UNK]', '[SEP]']);
  });

  it('never returns more than asked for', () => {
    expect(cut('unaffable unaffable', 5)).toEqual(['[CLS]', 'un', '##aff', '##able', '[SEP]']);
  });
});
