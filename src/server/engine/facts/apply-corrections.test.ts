import { describe, expect, it } from 'vitest';
import { applyCorrections } from './apply-corrections.ts';
import type { DocumentFacts } from './document-facts.ts';
import { keyFacts } from './fact-keys.ts';

const line = {
  ...{ kind: 'hours' as const, state: 'open' as const, days: [], weeks: [], dates: [] },
  ...{ season: null, spans: [], meal: null, byAppointment: false, part: '', note: '' },
};
const contact = {
  ...{ channel: '', person: '', note: '', heading: '', context: '', isEmergency: false },
};

const facts = (): DocumentFacts => ({
  language: 'en',
  vocabulary: {},
  tables: [
    {
      title: 'Bike rental',
      columns: [
        { name: 'Bike', role: 'name', unit: '' },
        { name: 'Per day', role: 'price', unit: '$' },
      ],
      rows: [
        { block: 1, row: 2, cells: ['City bike', '$25'] },
        { block: 2, row: 3, cells: ['Tandem', '$40'] },
      ],
    },
  ],
  schedules: [
    {
      ...{ subject: '', context: '', role: 'hours', language: 'en' },
      lines: [{ ...line, block: 3, text: 'Mon-Fri 9-6' }],
    },
  ],
  contacts: [{ ...contact, kind: 'phone', label: 'Workshop', value: '555 0101', block: 4 }],
  passageOfBlock: [0, 1, 2, 3, 3],
});

const keysOf = (from: DocumentFacts) => {
  const keyed = keyFacts(from);
  const [city, tandem] = keyed.tables[0]?.rows ?? [];
  return {
    line: keyed.schedules[0]?.lines[0]?.key ?? '',
    phone: keyed.contacts[0]?.key ?? '',
    price: city?.cellKeys[1] ?? '',
    tandem: tandem?.key ?? '',
  };
};

describe('keyFacts', () => {
  it('gives each fact a key that stays the same when the document is laid out differently', () => {
    const again = facts();
    again.tables[0]?.rows.reverse();
    for (const row of again.tables[0]?.rows ?? []) row.block += 7;
    const [line] = again.schedules[0]?.lines ?? [];
    if (line) line.text = ' MON-FRI  9-6';
    const before = keyFacts(facts());
    const after = keyFacts(again);
    expect(after.schedules[0]?.lines[0]?.key).toBe(keysOf(facts()).line);
    expect(after.tables[0]?.rows[1]?.cellKeys).toEqual(before.tables[0]?.rows[0]?.cellKeys);
    expect(after.contacts[0]?.key).toBe(before.contacts[0]?.key);
  });

  it('changes the key of a value when the document says something else', () => {
    const again = facts();
    const [row] = again.tables[0]?.rows ?? [];
    if (row) row.cells[1] = '$27';
    expect(keysOf(again).price).not.toBe(keysOf(facts()).price);
    expect(keysOf(again).tandem).toBe(keysOf(facts()).tandem);
  });

  it('tells facts apart that say the same', () => {
    const twice = facts();
    twice.tables[0]?.rows.push({ block: 9, row: 9, cells: ['City bike', '$25'] });
    const keys = keyFacts(twice).tables[0]?.rows.map(({ key }) => key) ?? [];
    expect(new Set(keys).size).toBe(3);
  });
});

describe('applyCorrections', () => {
  it('puts the owner’s words in place and marks them', () => {
    const { line, phone, price } = keysOf(facts());
    const corrections = new Map([
      [line, 'Mon-Fri 10-6'],
      [phone, '555 0199'],
      [price, '$29'],
    ]);
    const corrected = applyCorrections({ facts: facts(), corrections });
    expect(corrected.schedules[0]?.lines).toMatchObject([
      { block: 3, text: 'Mon-Fri 10-6', isCorrected: true },
    ]);
    expect(corrected.contacts).toMatchObject([{ value: '555 0199', isCorrected: true }]);
    expect(corrected.tables[0]?.rows).toEqual([
      { block: 1, row: 2, cells: ['City bike', '$29'], correctedCells: [1] },
      { block: 2, row: 3, cells: ['Tandem', '$40'] },
    ]);
    expect(corrected.passageOfBlock).toEqual(facts().passageOfBlock);
  });

  it('leaves hidden facts out, and keeps the place of a hidden cell', () => {
    const { line, phone, price, tandem } = keysOf(facts());
    const corrections = new Map([line, phone, price, tandem].map((key) => [key, null]));
    const corrected = applyCorrections({ facts: facts(), corrections });
    expect(corrected.schedules).toEqual([]);
    expect(corrected.contacts).toEqual([]);
    expect(corrected.tables[0]?.rows).toMatchObject([{ cells: ['City bike', ''] }]);
  });

  it('ignores a correction of something that the document no longer says', () => {
    const corrections = new Map([['0'.repeat(32), 'Closed']]);
    expect(applyCorrections({ facts: facts(), corrections })).toEqual(facts());
  });
});
