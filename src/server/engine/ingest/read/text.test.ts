import { describe, expect, it } from 'vitest';
import { readText } from './text.ts';

const read = (text: string, markdown = false): string[] =>
  readText({ text, markdown }).blocks.map((block) =>
    block.kind === 'heading'
      ? `${'#'.repeat(block.level)} ${block.text}`
      : block.kind === 'paragraph'
        ? block.text
        : `${block.table}.${block.row} ${block.cells.map(({ column, value }) => `${column}=${value}`).join(' | ')}`,
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

  it('joins a line that ends with an article, and one that goes on in lower case', () => {
    expect(
      read(
        'GARDEN\nLong walks through the orchard start on Monday evenings\nfrom 6 to 8, in any weather.\nBenches: twelve along the main path, more near the\nOld Mill.',
      ),
    ).toEqual([
      '# GARDEN',
      'Long walks through the orchard start on Monday evenings from 6 to 8, in any weather.',
      'Benches: twelve along the main path, more near the Old Mill.',
    ]);
  });

  it('joins an address that is set in below the line that announces it', () => {
    expect(
      read(
        'CONTACT\n   Email   post@orchard.example\n   Broken benches and gates go to the head gardener:\n           head@orchard.example',
      ).at(-1),
    ).toBe('Broken benches and gates go to the head gardener: head@orchard.example');
  });

  it('drops the letters that mark questions and answers', () => {
    expect(
      read(
        'Q  Can I bring a dog?\nA  Yes, on a lead that is not longer than two meters.\n\nQ  Is there a café?\nA  No, but the mill next door has one, and it is open all year.',
      ),
    ).toEqual([
      '## Can I bring a dog?',
      'Yes, on a lead that is not longer than two meters.',
      '## Is there a café?',
      'No, but the mill next door has one, and it is open all year.',
    ]);
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

  it('takes a sentence in bold above a text for its heading', () => {
    expect(
      read(
        '# Questions\n\n**Do you open at night?**\nNo.\n\n**We have no car.**\nThe tram stops nearby.\n\n**Only this.**\n\nAnother text.',
        true,
      ),
    ).toEqual([
      '# Questions',
      '## Do you open at night?',
      'No.',
      '##### We have no car.',
      'The tram stops nearby.',
      'Only this.',
      'Another text.',
    ]);
  });

  it('reads a Markdown table row by row', () => {
    expect(
      read('## Sizes\n| Size | Price |\n|---|:-:|\n| **L** | 9 EUR |\n| M | |\n\nAfter it.', true),
    ).toEqual(['## Sizes', '0.2 Size=L | Price=9 EUR', '0.3 Size=M', 'After it.']);
  });

  it('drops front matter and comments of Markdown', () => {
    expect(read('---\ntitle: x\n---\n# Guide\n<!-- not\nshown -->\nText here.', true)).toEqual([
      '# Guide',
      'Text here.',
    ]);
  });

  it('never joins hours, labels and lists', () => {
    expect(
      read(
        'WORKSHOP (rear building)\n   Mill Lane 5, 12345 Riverton\n\n   Counter\n   Mon-Fri    8:00 - 17:00\n   Sat        closed\n\nCONTACT\nPhone:    555 01\nEmail:    shop@mill.example\n- Bring the key.\n- Leave the bike\n  behind the house.',
      ),
    ).toEqual([
      '# WORKSHOP (rear building)',
      'Mill Lane 5, 12345 Riverton',
      '### Counter',
      'Mon-Fri    8:00 - 17:00',
      'Sat        closed',
      '## CONTACT',
      'Phone:    555 01',
      'Email:    shop@mill.example',
      'Bring the key.',
      'Leave the bike behind the house.',
    ]);
  });

  it('reads columns below a line of dashes, and cuts what runs over into the next one', () => {
    expect(
      read(
        [
          'PROGRAM          WHERE       COINS   TIME',
          '-----------------------------------------',
          'Pre-wash         Drums 1-6     1     2 min',
          'Wool care        Drums 1-4     2     9 min',
          'Blanket spin     Drum 7        3     6 min',
        ].join('\n'),
      ),
    ).toEqual([
      '# PROGRAM',
      '0.2 PROGRAM=Pre-wash | WHERE=Drums 1-6 | COINS=1 | TIME=2 min',
      '0.3 PROGRAM=Wool care | WHERE=Drums 1-4 | COINS=2 | TIME=9 min',
      '0.4 PROGRAM=Blanket spin | WHERE=Drum 7 | COINS=3 | TIME=6 min',
    ]);
    expect(
      read(
        [
          'Day       Time          Class            Tutor',
          'Tuesday   4.30 - 5.30   Beginners        Ona',
          'Thursday  10.00 - 11.00 Early lace       Pim',
          'Friday    5.00 - 6.00   Bobbins          Ona',
        ].join('\n'),
      ),
    ).toContain('0.3 Day=Thursday | Time=10.00 - 11.00 | Class=Early lace | Tutor=Pim');
    expect(
      read(
        [
          '  Copper   rinse + dry                €9',
          '  Nickel   + brushes + dry            €12',
          '  Titanium + undercoat + double dry   €19',
        ].join('\n'),
      ),
    ).toEqual([
      '0.1 =Copper | =rinse + dry | =€9',
      '0.2 =Nickel | =+ brushes + dry | =€12',
      '0.3 =Titanium | =+ undercoat + double dry | =€19',
    ]);
  });

  it('reads aligned columns with a header or prices as rows', () => {
    expect(
      read(
        'Course        Hours   Fee\nSewing        8       $120\nKnitting              $90\nWeaving       12      $200',
      ),
    ).toEqual([
      '0.2 Course=Sewing | Hours=8 | Fee=$120',
      '0.3 Course=Knitting | Fee=$90',
      '0.4 Course=Weaving | Hours=12 | Fee=$200',
    ]);
    expect(read('Wash ....... 12,00 €\nCut ........ 25,00 €\nColor ...... 60,00 €')).toEqual([
      '0.1 =Wash | =12,00 €',
      '0.2 =Cut | =25,00 €',
      '0.3 =Color | =60,00 €',
    ]);
  });

  it('keeps a percentage behind dots with its rule', () => {
    expect(
      read(
        'Fees:\n  Over 3 weeks before ..... nothing\n  Under 3 weeks before .... 40% of the fee',
      ),
    ).toEqual(['## Fees:', 'Over 3 weeks before: nothing', 'Under 3 weeks before: 40% of the fee']);
  });

  it('reads underlined titles of two lines', () => {
    expect(read('Mill Repairs\nHours and contact\n=================\n\nWe mend things.')).toEqual([
      '# Mill Repairs',
      'Hours and contact',
      'We mend things.',
    ]);
  });

  it('ends on ten thousand lines without a blank one', () => {
    const lines = Array.from(
      { length: 10_000 },
      (_, at) => `Line number ${at} of a very long list of things.`,
    );
    expect(read(lines.join('\n')).join(' ')).toContain('Line number 9999');
  });
});
