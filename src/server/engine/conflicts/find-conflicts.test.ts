import { describe, expect, it } from 'vitest';
import { prepareDocument } from '#server/engine/ingest/prepare-document.ts';
import { readBytes } from '#server/engine/ingest/read/read-bytes.ts';
import type { ComparedSource } from './compared-fact.ts';
import { findConflicts } from './find-conflicts.ts';
import { sourceOfAnswer } from './source-of-answer.ts';

async function read(name: string, text: string, changedAt: number): Promise<ComparedSource> {
  const document = await readBytes({ name, bytes: Buffer.from(text), maxPages: 10 });
  const { facts, passages } = prepareDocument({ document, name });
  return { id: `${changedAt}-${name}`, kind: 'document', title: name, changedAt, facts, passages };
}

async function compare(one: string, other: string) {
  const sources = [await read('first.md', one, 1), await read('second.md', other, 2)];
  return (await findConflicts(sources)).map(({ kind, places }) => [
    kind,
    ...places.map(({ value }) => value),
  ]);
}

const list = (...rows: [string, string][]): string =>
  [
    '| Service | Price |',
    '|---|---|',
    ...rows.map(([name, price]) => `| ${name} | ${price} |`),
  ].join('\n');

describe('findConflicts', () => {
  it('gives way between two pieces of a long text', async () => {
    const text = Array.from({ length: 300 }, (_, n) => `# Room ${n}\n\nIt costs $${n} a night.`);
    const source = await read('rooms.md', text.join('\n\n'), 1);
    let pauses = 0;
    await findConflicts([source], {
      giveWay: async () => {
        pauses += 1;
      },
    });
    expect(pauses).toBeGreaterThan(0);
  });

  it('finds two prices for one thing, the newer source first', async () => {
    const first = list(['Oil change', '$45'], ['Tire rotation', '$25'], ['Brake check', '$30']);
    const second = list(['Oil change', '$49'], ['Tire rotation', '$25.00'], ['Wash', '$12']);
    expect(await compare(first, second)).toEqual([['price', '$49', '$45']]);
  });

  it.each([
    ['a price in a sentence', 'The oil change costs $52.', [['price', '$52', '$45']]],
    [
      'a price in an answer',
      '## How much is an oil change?\n\nIt is $52.',
      [['price', '$52', '$45']],
    ],
    [
      'no price',
      '## How much is an oil change?\n\nIt is free of charge.',
      [['price', 'It is free of charge.', '$45']],
    ],
  ])('compares a table with %s', async (_, text, expected) => {
    const first = `${list(['Oil change', '$45'], ['Tire rotation', '$25'], ['Wash', '$9'])}`;
    expect(await compare(first, `# Questions\n\n${text}\n\nWe are glad to help.`)).toEqual(
      expected,
    );
  });

  it.each([
    ['percentage', 'Students get 10% off.', 'There is a student discount of 15%.'],
    ['period', 'You can return items within 14 days.', 'Returns are accepted within 30 days.'],
    ['date', 'Registration closes on March 15.', 'Registration deadline: March 22'],
    ['yes-no', 'Dogs are welcome.', 'Dogs are not allowed.'],
    [
      'yes-no',
      'Hunde sind willkommen. Wir freuen uns auf Sie.',
      'Bitte beachten Sie unsere Regeln. Hunde sind nicht erlaubt.',
    ],
    [
      'hours',
      'Opening hours: Monday to Friday 9 am – 6 pm',
      'On Mondays we are open from 10 am to 6 pm.',
    ],
    ['phone', 'Phone: (555) 123-4567', 'Call us at (555) 987-6543.'],
    ['price', 'Parking is free.', 'Parking costs $4.'],
  ])('finds a %s that differs', async (kind, one, other) => {
    const found = await compare(`# About us\n\n${one}`, `# Information\n\n${other}`);
    expect(found.map(([each]) => each)).toEqual([kind]);
  });

  it.each([
    ['other people', 'A haircut for men costs $20.', 'A haircut for women costs $35.'],
    ['other lengths', 'The 60-minute massage costs $70.', 'The 90-minute massage costs $95.'],
    ['other periods', 'Bikes cost $20 per day.', 'Bikes cost $90 per week.'],
    ['other limits', 'Delivery costs $5.', 'Delivery is free from $50.'],
    ['other groups', 'Students get 10% off.', 'Seniors get 15% off.'],
    ['another place', 'Dogs are welcome.', 'Dogs are not allowed in the pool area.'],
    [
      'other hours',
      'Open Monday to Friday 9 am – 6 pm',
      '## Kitchen\n\nMonday to Friday 11 am – 3 pm',
    ],
    ['another number', 'Phone: (555) 123-4567', 'Press office: (555) 987-6543'],
    ['the same in other words', 'Open Monday to Friday 9 am – 6 pm', 'Mon–Fri 9:00–18:00'],
    ['the same number', 'Phone: (555) 123-4567', 'Call us at +1 555 123 4567.'],
    [
      'branches',
      '## Harbor branch\n\nMonday to Friday 9 am – 6 pm',
      '## Station branch\n\nMonday to Friday 8 am – 8 pm',
    ],
  ])('leaves %s alone', async (_, one, other) => {
    expect(await compare(`# About us\n\n${one}`, `# Information\n\n${other}`)).toEqual([]);
  });

  it('puts a curated answer before an even newer document', async () => {
    const document = await read(
      'prices.md',
      list(['Oil change', '$45'], ['Wash', '$9'], ['Wax', '$20']),
      9,
    );
    const answer = sourceOfAnswer({
      ...{ id: 'a', question: 'What does an oil change cost?', answer: 'It costs $49.' },
      ...{ changedAt: 1, language: 'en' },
    });
    const [conflict] = await findConflicts([document, answer]);
    expect(conflict?.places.map(({ source, value }) => [source.kind, value])).toEqual([
      ['answer', '$49'],
      ['document', '$45'],
    ]);
  });

  it('keeps its key when a source is read again with another value', async () => {
    const keyOf = async (price: string) => {
      const sources = [
        await read('a.md', list(['Oil change', '$45'], ['Wash', '$9'], ['Wax', '$20']), 1),
        await read('b.md', list(['Oil change', price], ['Polish', '$9'], ['Vacuum', '$5']), 2),
      ];
      return (await findConflicts(sources)).map(({ key }) => key);
    };
    const [before] = await keyOf('$49');
    expect(before).toBeTruthy();
    expect(await keyOf('$52')).toEqual([before]);
  });

  it('counts what many pages repeat as one place', async () => {
    const page = (nth: number) =>
      read(`page-${nth}.md`, `# Page ${nth}\n\nPhone: (555) 123-4567`, nth);
    const pages = await Promise.all([1, 2, 3, 4].map(page));
    const other = await read('flyer.md', '# Flyer\n\nPhone: (555) 987-6543', 9);
    const found = await findConflicts([...pages, other]);
    expect(found).toHaveLength(1);
    expect(found[0]?.places[1].repeats).toHaveLength(3);
  });
});
