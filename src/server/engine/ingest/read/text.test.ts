import { describe, expect, it } from 'vitest';
import { readText } from './text.ts';

const read = (text: string, markdown = false): string[] =>
  readText({ text, markdown }).blocks.map((block) =>
    block.kind === 'heading'
      ? `${'#'.repeat(block.level)} ${block.text}`
      : block.kind === 'paragraph'
        ? block.text
        : '',
  );

describe('readText', () => {
  it('takes a question or a short line above its text for a heading', () => {
    expect(
      read(
        'Returns\n\nCan I return it?\nYes, you can return everything within thirty days of purchase.',
      ),
    ).toEqual([
      '# Returns',
      '## Can I return it?',
      'Yes, you can return everything within thirty days of purchase.',
    ]);
  });

  it('joins lines that were wrapped by hand, and broken words', () => {
    const wrapped = [
      'This letter was wrapped by hand at about sixty characters a',
      'line, as mail programs did in the old days, and it goes on un-',
      'til its very last sentence has been written down and sent off',
      'to everyone who wants to read it.',
    ].join('\n');
    expect(read(wrapped)).toEqual([wrapped.replace('un-\n', 'un').replaceAll('\n', ' ')]);
  });

  it('reads Markdown without its marks, links with their targets', () => {
    expect(
      read(
        '# Guide\n\nSome **bold** text with a [link](https://example.com/a).\n\n- one\n- two\n\nTitle\n=====\n\n```\ncode # here\n```',
        true,
      ),
    ).toEqual([
      '# Guide',
      'Some bold text with a link (https://example.com/a).',
      'one',
      'two',
      '# Title',
      'code # here',
    ]);
  });

  it('reads a Markdown table row by row', () => {
    expect(read('| Size | Price |\n|---|---|\n| L | 9 EUR |', true).join(' ')).toContain(
      'L; 9 EUR',
    );
  });

  it('ends on ten thousand lines without a blank one', () => {
    const lines = Array.from(
      { length: 10_000 },
      (_, at) => `Line number ${at} of a very long list of things.`,
    );
    expect(read(lines.join('\n')).join(' ')).toContain('Line number 9999');
  });
});
