import { describe, expect, test } from 'vitest';
import { blockText } from '#server/engine/ingest/block-text.ts';
import type { Block } from '#server/engine/ingest/document.ts';
import { prepareDocument } from '#server/engine/ingest/prepare-document.ts';
import { textKey } from '#server/engine/ingest/text-correction.ts';
import { findLeftOut, leaveOutFacts, leaveOutOfPassage } from './leave-out.ts';

const heading = (text: string, level: number): Block => ({ kind: 'heading', text, level });
const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
const row = (name: string, price: string, at: number): Block => ({
  kind: 'row',
  cells: [
    { column: 'Dish', value: name },
    { column: 'Price', value: price },
  ],
  row: at,
  table: 0,
});

const blocks: Block[] = [
  heading('Our menu', 1),
  heading('Christmas', 2),
  paragraph('Goose is served by the fire. Call 555 010 2222 to book a goose.'),
  heading('To take home', 3),
  row('Goose', '$48', 2),
  row('Stollen', '$12', 3),
  heading('All year', 2),
  paragraph('Soup is served at the counter. Open Monday to Friday 9 am to 5 pm.'),
  row('Soup', '$6', 9),
];

function leaveOut(part: string, day: string) {
  const document = prepareDocument({
    document: { kind: 'md', title: 'Menu', blocks, pages: null, warnings: [] },
    name: 'menu.md',
  });
  const key = textKey(part);
  const leftOut = findLeftOut({
    facts: document.facts,
    parts: blocks.map((block) => ({ key: textKey(blockText(block)), text: blockText(block) })),
    validity: [{ key, validFrom: null, validUntil: '2026-12-26' }],
    day,
  });
  const texts = document.passages.flatMap((passage, at) => {
    if (!leftOut) return passage.text;
    if (leftOut.passages.has(at)) return [];
    const left = leaveOutOfPassage({ passage: { ...passage, id: '' }, leftOut });
    return left?.sentences.map(({ text }) => text) ?? [];
  });
  const facts = leftOut ? leaveOutFacts({ facts: document.facts, leftOut }) : document.facts;
  return { leftOut, said: texts.join(' | '), facts };
}

describe('a part that is out of its time', () => {
  test('counts up to its last day', () => {
    expect(leaveOut('Christmas', '2026-12-26').leftOut).toBeNull();
    expect(leaveOut('Christmas', '2026-12-27').leftOut).not.toBeNull();
  });

  test('takes everything under its heading along, and nothing else', () => {
    const { said, facts } = leaveOut('Christmas', '2026-12-27');
    expect(said).not.toMatch(/goose|stollen|\$48|555/i);
    expect(said).toContain('Soup is served at the counter.');
    expect(said).toContain('$6');
    const names = facts.tables.flatMap(({ rows }) => rows.map(({ cells }) => cells[0]));
    expect(names).toEqual(['Soup']);
    expect(facts.contacts).toEqual([]);
    expect(facts.schedules).toHaveLength(1);
  });

  test('can be a single row', () => {
    const { said, facts } = leaveOut('Dish: Stollen\nPrice: $12', '2026-12-27');
    expect(said).not.toContain('Stollen');
    expect(said).toContain('Goose is served by the fire.');
    const names = facts.tables.flatMap(({ rows }) => rows.map(({ cells }) => cells[0]));
    expect(names).toEqual(expect.arrayContaining(['Goose', 'Soup']));
    expect(names).not.toContain('Stollen');
  });

  test('changes nothing when the document no longer says it', () => {
    expect(leaveOut('Easter', '2027-01-01').leftOut).toBeNull();
  });
});
