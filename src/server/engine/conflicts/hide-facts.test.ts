import { describe, expect, it } from 'vitest';
import { prepareDocument } from '#server/engine/ingest/prepare-document.ts';
import { readBytes } from '#server/engine/ingest/read/read-bytes.ts';
import type { ChatSource } from '#shared/chat-events.ts';
import type { ComparedSource } from './compared-fact.ts';
import { findConflicts } from './find-conflicts.ts';
import { hideFacts, hideInPassage } from './hide-facts.ts';
import {
  type KnownConflict,
  listHidden,
  listLosingAnswers,
  toStoredPlaces,
} from './stored-conflict.ts';
import { findTouched } from './touched-conflicts.ts';

async function read(
  id: string,
  name: string,
  text: string,
  changedAt: number,
): Promise<ComparedSource> {
  const document = await readBytes({ name, bytes: Buffer.from(text), maxPages: 10 });
  const { facts, passages } = prepareDocument({ document, name });
  return { id, kind: 'document', title: name, changedAt, facts, passages };
}

const prices =
  'Service,Minutes,Price\nOil change,30,$45\nTire rotation,20,$25\nBrake check,40,$30\n';
const page = `# About

An oil change costs $49. We are glad to help.

Monday to Friday: 9 am – 6 pm

Phone: (555) 123-4567`;
const flyer = `# Flyer

Monday to Thursday: 9 am – 6 pm

Friday: 9 am – 3 pm

Call us at (555) 987-6543.`;

async function compare(...sources: ComparedSource[]): Promise<KnownConflict[]> {
  return (await findConflicts(sources)).map((found) => ({
    ...{ key: found.key, kind: found.kind, subject: found.subject, places: toStoredPlaces(found) },
    ...{ state: 'open' as const, winnerId: null },
  }));
}

const passagesOf = ({ id, title, passages }: ComparedSource) =>
  passages.map(({ sentences, place }) => {
    const said = sentences.filter(({ isName }) => !isName);
    const text = said.map((sentence) => sentence.text.replaceAll('; ', '\n')).join('\n');
    return { id: 'p', documentId: id, title, text, sentences: said, place };
  });

describe('what lost', () => {
  it('is gone from a table and its text, without the rest of its row', async () => {
    const older = await read('old', 'prices.csv', prices, 1);
    const newer = await read('new', 'about.md', page, 2);
    const parts = listHidden(await compare(older, newer)).get('old') ?? [];
    const { tables } = hideFacts({ facts: older.facts, parts });
    expect(tables[0]?.rows.map(({ cells }) => cells)).toEqual([
      ['Oil change', '30 min', ''],
      ['Tire rotation', '20 min', '$25'],
      ['Brake check', '40 min', '$30'],
    ]);
    const [row] = passagesOf(older).map((passage) => hideInPassage({ passage, parts }));
    expect(JSON.stringify([row?.text, row?.sentences])).not.toContain('$45');
    expect(row?.text).toContain('Minutes: 30');
  });

  it('takes a row along that says nothing else', async () => {
    const older = await read('old', 'prices.csv', prices.replaceAll(/,\d+|,Minutes/g, ''), 1);
    const newer = await read('new', 'about.md', page, 2);
    const parts = listHidden(await compare(older, newer)).get('old') ?? [];
    const { tables } = hideFacts({ facts: older.facts, parts });
    expect(tables[0]?.rows.map(({ cells: [name] }) => name)).toEqual([
      'Tire rotation',
      'Brake check',
    ]);
    const left = passagesOf(older).map((passage) => hideInPassage({ passage, parts }));
    expect(left.map((passage) => passage?.sentences[0]?.text.split('; ')[0])).toEqual([
      undefined,
      'Service: Tire rotation',
      'Service: Brake check',
    ]);
  });

  it('is gone from hours day by day, from contacts and from sentences', async () => {
    const older = await read('old', 'about.md', page, 1);
    const newer = await read('new', 'flyer.md', flyer, 2);
    const parts = listHidden(await compare(older, newer)).get('old') ?? [];
    const { schedules, contacts } = hideFacts({ facts: older.facts, parts });
    expect(schedules[0]?.lines.map(({ days }) => days)).toEqual([[0, 1, 2, 3]]);
    expect(contacts).toEqual([]);
    const said = passagesOf(older)
      .map((passage) => hideInPassage({ passage, parts })?.text)
      .join(' ');
    expect(said).not.toContain('123-4567');
    expect(said).toContain('We are glad to help.');
  });

  it('is what a person says is wrong, and nothing once both are right', async () => {
    const older = await read('old', 'prices.csv', prices, 1);
    const newer = await read('new', 'about.md', page, 2);
    const [conflict] = await compare(older, newer);
    if (!conflict) throw new Error('No conflict was found');
    const settled = { ...conflict, state: 'settled' as const, winnerId: 'old' };
    expect([...listHidden([settled]).keys()]).toEqual(['new']);
    expect(listHidden([{ ...conflict, state: 'different' }]).size).toBe(0);
    expect(listLosingAnswers([settled]).size).toBe(0);
  });
});

it('marks answers that rest on the side of an open conflict that is used', async () => {
  const conflicts = await compare(
    await read('old', 'prices.csv', prices, 1),
    await read('new', 'about.md', page, 2),
  );
  const source = { number: 1, title: 'about.md', page: null, row: null, heading: null };
  const touched = (documentId: string, quote: string) =>
    findTouched({ conflicts, sources: [{ ...source, documentId, quote } satisfies ChatSource] });
  expect(touched('new', 'An oil change costs $49.')).toMatchObject([
    { used: { value: '$49' }, unused: { title: 'prices.csv', value: '$45' } },
  ]);
  expect(touched('new', 'We are glad to help.')).toEqual([]);
  expect(touched('other', 'An oil change costs $49.')).toEqual([]);
});
