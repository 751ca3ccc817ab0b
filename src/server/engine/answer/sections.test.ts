import { describe, expect, it } from 'vitest';
import type { LoadedPassage } from './passage-text.ts';
import { cutSections, isBareRow, isColumnNames, labelOf, writeRow } from './sections.ts';

const passage = (over: Partial<LoadedPassage>): LoadedPassage => ({
  id: '1',
  documentId: 'd',
  title: 'notes.md',
  text: '',
  sentences: [],
  place: {},
  ...over,
});

const sectionsOf = (one: LoadedPassage) =>
  cutSections({
    matches: [
      { id: one.id, score: 1, sentences: one.sentences.map(() => ({ cosine: 0 })) },
    ] as never,
    loaded: new Map([[one.id, one]]),
  });

const row = (text: string): LoadedPassage =>
  passage({ text, sentences: [{ text: text.replaceAll('\n', '; ') }], place: { row: 3 } });

describe('rows of a table as text', () => {
  it('stand under the heading of their table', () => {
    const under = { ...row('Late\nYou lose the place'), place: { row: 2, heading: 'Lost places' } };
    expect(sectionsOf(under)[0]?.heading).toBe('Lost places');
  });

  it('may be the names of the columns', () => {
    const first = (text: string) => sectionsOf({ ...row(text), place: { row: 1 } })[0];
    const names = first('When you tell us\nWhat happens');
    const content = first('Less than 2 days\nYou pay half.');
    expect([names, content].map((one) => one && isColumnNames(one))).toEqual([true, false]);
  });

  it('are read when they say something in words', () => {
    const [section] = sectionsOf(row('Card: American Express\nTaken: no'));
    expect(section && isBareRow(section)).toBe(false);
  });

  it.each([
    'Item: Lamp\nPrice: $40',
    'Item: Lamp\nPrice: from 40 €',
    'Course: Knots\nDate: 9 May 2026',
  ])('are left to the tables when they hold figures: %s', (text) => {
    const [section] = sectionsOf(row(text));
    expect(section && isBareRow(section)).toBe(true);
  });

  it('are written with the names of their columns', () => {
    expect(writeRow(row('Benefit: Towel\nBasic: not included\nPlus: included\nNotes: –'))).toBe(
      'Towel: not included (Basic), included (Plus).',
    );
    expect(writeRow(row('Card: American Express\nTaken: no'))).toBe('American Express: no.');
  });
});

describe('a long text without headings', () => {
  const lines = [
    'Bikes: leave them in the yard behind the house, under the roof, and lock them to the rack. The gate is closed at ten in the evening and opens again at six, so ask for a key if you leave early.',
    'Smoking is allowed on the terrace only. Please use the ashtrays and close the door behind you, the smell moves into the rooms above.',
    'Laundry: the machine in the cellar takes coins, and soap is in the cupboard above it. Please empty the dryer when you are done with it.',
  ];

  it('is cut into its paragraphs, named by their labels', () => {
    const one = passage({
      text: lines.join('\n'),
      sentences: lines.map((text) => ({ text })),
      place: { heading: 'House rules' },
    });
    expect(sectionsOf(one).map(({ heading }) => heading)).toEqual([
      'House rules Bikes',
      'House rules',
      'House rules Laundry',
    ]);
  });
});

describe('questions and names at the beginning of paragraphs', () => {
  it('head their own paragraph, not the next one', () => {
    const one = passage({
      text: 'Lost something? We keep it for a month.\nSmoke on the terrace, please.',
      sentences: [
        { text: 'Lost something?' },
        { text: 'We keep it for a month.' },
        { text: 'Smoke on the terrace, please.' },
      ],
      place: { heading: 'House rules' },
    });
    expect(sectionsOf(one).map(({ heading, text }) => [heading, text])).toEqual([
      ['Lost something?', 'We keep it for a month.'],
      ['House rules', 'Smoke on the terrace, please.'],
    ]);
  });

  it('make sections of short paragraphs that each have a name', () => {
    const lines = [
      'Vouchers: any amount from ten pounds, valid for two years in the shop and online.',
      'Dogs: well-behaved ones are welcome, and they get a biscuit from the jar by the till.',
    ];
    const one = passage({
      text: lines.join('\n'),
      sentences: lines.map((text) => ({ text })),
      place: { heading: 'Questions' },
    });
    expect(sectionsOf(one).map(({ heading }) => heading)).toEqual([
      'Questions Vouchers',
      'Questions Dogs',
    ]);
  });

  it('leave the cases of one rule together', () => {
    const lines = [
      '14 days or more before the event: you get back everything that you have paid so far.',
      'Less than 14 days before it: we keep half of what you have paid so far, and no more.',
    ];
    const one = passage({
      text: lines.join('\n'),
      sentences: lines.map((text) => ({ text })),
      place: { heading: 'Cancelling' },
    });
    expect(sectionsOf(one)).toHaveLength(1);
  });

  it('are no names when they begin with yes or no', () => {
    expect(labelOf('Yes, in installments: three, six or twelve months.')).toBe('');
    expect(labelOf('Late cancellation: you lose the class.')).toBe('Late cancellation');
  });
});

describe('names that begin paragraphs', () => {
  const cut = (lines: readonly string[][], heading = '') => {
    const sentences = lines.flatMap((line) => line.map((text) => ({ text })));
    const head = heading === '' ? [] : [{ text: heading, heading: true as const }];
    return sectionsOf(
      passage({
        text: [...(heading === '' ? [] : [heading]), ...lines.map((line) => line.join(' '))].join(
          '\n',
        ),
        sentences: [...head, ...sentences],
      }),
    ).map((section) => `${section.heading} | ${section.text}`);
  };

  it('head what follows them, longer ones too where clauses are numbered', () => {
    expect(
      cut(
        [
          ['1. Orders.', 'The ticket is the order.'],
          ['2. Deadlines.', 'Late jobs cost you half.'],
          ['3. If you are not happy.', 'Tell us within 14 days.'],
        ],
        'Terms',
      ),
    ).toEqual([
      'Terms 1. Orders. | The ticket is the order.',
      '2. Deadlines. | Late jobs cost you half.',
      '3. If you are not happy. | Tell us within 14 days.',
    ]);
  });

  it('are no short sentences right below a heading, and no steps', () => {
    expect(cut([['Guide dogs only.', 'Leave yours at home.']], 'Dogs')).toEqual([
      'Dogs | Guide dogs only. Leave yours at home.',
    ]);
    expect(
      cut([
        ['1. Work on a dry coat.', 'Never wet it.'],
        ['2. Lift the hair gently.', 'Brush below it.'],
      ]),
    ).toEqual([' | 1. Work on a dry coat. Never wet it. 2. Lift the hair gently. Brush below it.']);
  });

  it('are questions with a mark, also inside a paragraph', () => {
    expect(
      cut([['Q: How do hints work?', 'A: Wave at us.', 'Q: French?', 'A: Yes, on Fridays.']]),
    ).toEqual(['How do hints work? | Wave at us.', 'French? | Yes, on Fridays.']);
  });
});

describe('a section that runs over two passages', () => {
  it('is one under its heading', () => {
    const first = passage({
      id: '1',
      text: 'Damage\nWe pay its value.',
      sentences: [{ text: 'Damage', heading: true }, { text: 'We pay its value.' }],
    });
    const second = passage({
      id: '2',
      text: 'We pay its value. For more, tell us before.',
      sentences: [{ text: 'We pay its value.' }, { text: 'For more, tell us before.' }],
    });
    const cut = cutSections({
      matches: [first, second].map(({ id }) => ({ id, score: 1, sentences: [] })) as never,
      loaded: new Map([first, second].map((one) => [one.id, one])),
    });
    expect(cut.map(({ heading, text }) => [heading, text])).toEqual([
      ['Damage', 'We pay its value. For more, tell us before.'],
    ]);
  });
});
