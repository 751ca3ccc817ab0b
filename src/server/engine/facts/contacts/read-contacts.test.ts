import { describe, expect, it } from 'vitest';
import type { Block } from '#server/engine/ingest/document.ts';
import { readContacts } from './read-contacts.ts';

const paragraphs = (...texts: string[]): Block[] =>
  texts.map((text) => ({ kind: 'paragraph', text }));
const read = (...texts: string[]) => readContacts({ blocks: paragraphs(...texts), title: '' });
const values = (...texts: string[]) => read(...texts).map(({ kind, value }) => `${kind} ${value}`);

describe('phones', () => {
  it.each([
    ['Phone: (415) 555-0123', '(415) 555-0123'],
    ['Call us at 415-555-0123 before you come.', '415-555-0123'],
    ['Telefon: 089 / 555 12 34', '089 / 555 12 34'],
    ['Tel. 07121-55501', '07121-55501'],
    ['Ring 01632 960 123', '01632 960 123'],
    ['+49 (0)30 5550 1234', '+49 (0)30 5550 1234'],
    ['+48 22 555 01 42', '+48 22 555 01 42'],
    ['Llámanos: 912 555 014', '912 555 014'],
    ['Tél. : 01 55 50 12 34', '01 55 50 12 34'],
    ['Phone: (415) 555-0123 ext. 14', '(415) 555-0123 ext. 14'],
    ['Call 1-800-FLOWERS', '1-800-FLOWERS'],
  ])('reads %s', (text, value) => {
    expect(values(text)).toEqual([`phone ${value}`]);
  });

  it.each([
    'Valid from 01.09.2026 to 31.12.2026',
    'Open 9.00 - 17.30 and 18.00-22.00',
    'VAT NL 8123 45 678 B01',
    'USt-IdNr. DE 123456789',
    'Company no. 01234567',
    'IBAN DE12 5001 0517 0648 4898 90',
    'A garden house costs 1 200 000 €',
    'Order number 100-200-3000',
    'Article 4006381333931',
    'From 2019 - 2024 we were at the harbor',
    'Sizes 36-38 and 40-42',
    'Reg. no. 0512 3456 789',
    'Steuernummer 089/123/45678',
  ])('finds no phone in: %s', (text) => {
    expect(values(text).filter((value) => value.startsWith('phone'))).toEqual([]);
  });

  it('tells fax, text and WhatsApp numbers apart', () => {
    expect(
      values('Phone: (415) 555-0123\nFax: (415) 555-0124\nText messages: (415) 555-0125'),
    ).toEqual(['phone (415) 555-0123', 'fax (415) 555-0124', 'messenger (415) 555-0125']);
    expect(read('WhatsApp', '+34 612 555 014 (solo mensajes)')[0]).toMatchObject({
      kind: 'messenger',
      channel: 'WhatsApp',
      note: 'solo mensajes',
    });
  });

  it('marks emergency lines', () => {
    expect(read('After-hours emergency line: (415) 555-0199')[0]).toMatchObject({
      label: 'After-hours emergency line',
      isEmergency: true,
    });
    expect(read('Notdienst: 089 / 555 12 99')[0]?.isEmergency).toBe(true);
  });
});

describe('addresses', () => {
  it.each([
    [
      'Pine Yoga Studio\n48 Elm Avenue, Suite 3\nBoulder, CO 80302',
      '48 Elm Avenue, Suite 3, Boulder, CO 80302',
    ],
    ['The Book Nook, 7 Market Square, Whitby YO21 1AB', '7 Market Square, Whitby YO21 1AB'],
    ['Blumen Adler · Lindenweg 12a · 80331 München', 'Lindenweg 12a, 80331 München'],
    ['Gartenstraße 5, 01067 Dresden', 'Gartenstraße 5, 01067 Dresden'],
    ['Calle Mayor, 14, 28013 Madrid', 'Calle Mayor, 14, 28013 Madrid'],
    ['12 rue des Lilas, 69003 Lyon', '12 rue des Lilas, 69003 Lyon'],
    ['Via Garibaldi 22, 40121 Bologna', 'Via Garibaldi 22, 40121 Bologna'],
    ['Kerkstraat 8\n1017 GC Amsterdam', 'Kerkstraat 8, 1017 GC Amsterdam'],
    ['ul. Długa 5, 31-147 Kraków', 'ul. Długa 5, 31-147 Kraków'],
    ['88 Rimu Valley Road, RD 3, Levin 5573', '88 Rimu Valley Road, RD 3, Levin 5573'],
    ['Calle Nueva 9, 2º izq., 29005 Málaga', 'Calle Nueva 9, 2º izq., 29005 Málaga'],
    ['The Old Forge, Mill Lane, Upper Wick, WR2 5AA', 'Mill Lane, Upper Wick, WR2 5AA'],
    ['You will find us at 14 Harbour Lane.', '14 Harbour Lane'],
  ])('reads %s', (text, value) => {
    expect(values(text)).toEqual([`address ${value}`]);
  });

  it('joins a street and a city that stand in two blocks', () => {
    expect(values('Lindenweg 12', '80331 München')).toEqual([
      'address Lindenweg 12, 80331 München',
    ]);
  });

  it.each([
    'Article 10234 Apple juice',
    'From exit 8 follow Main Street',
    'Bus 14, stop Park Lane',
  ])('finds no address in: %s', (text) => {
    expect(values(text)).toEqual([]);
  });
});

describe('labels', () => {
  it('reads label, person and note of a line', () => {
    expect(
      read('Invoices and payments: Ana Ruiz, bills@pine.example, Monday to Wednesday'),
    ).toMatchObject([
      {
        kind: 'email',
        label: 'Invoices and payments',
        person: 'Ana Ruiz',
        note: 'Monday to Wednesday',
      },
    ]);
  });

  it('gives one label to values that stand together', () => {
    expect(read('Weddings: Tom Reed, (415) 555-0170, weddings@pine.example')).toMatchObject([
      { kind: 'phone', label: 'Weddings', person: 'Tom Reed' },
      { kind: 'email', label: 'Weddings', person: 'Tom Reed' },
    ]);
  });

  it('takes the short line above as label', () => {
    expect(read('2) WERKSTATT NORD (nur Annahme)', 'Lindenweg 12, 80331 München')).toMatchObject([
      { kind: 'address', label: 'Werkstatt Nord' },
    ]);
    expect(read('Phone', '+31 20 555 01 23')).toMatchObject([{ kind: 'phone', label: '' }]);
  });

  it('keeps the sentence and its person when there is no label', () => {
    expect(read('For groups please write to Nora (groups@pine.example).')).toMatchObject([
      { kind: 'email', label: '', person: 'Nora', context: expect.stringContaining('groups') },
    ]);
  });

  it('knows the heading above, but not the title', () => {
    const blocks: Block[] = [
      { kind: 'heading', text: 'Pine Yoga', level: 1 },
      { kind: 'heading', text: 'Contact', level: 2 },
      { kind: 'paragraph', text: 'Email: hello@pine.example' },
      { kind: 'heading', text: 'Working with us', level: 2 },
      { kind: 'paragraph', text: 'Send your CV to team@pine.example.' },
    ];
    expect(readContacts({ blocks, title: 'Pine Yoga' }).map(({ heading }) => heading)).toEqual([
      '',
      'Working with us',
    ]);
  });

  it('reads tables of contacts', () => {
    const cells = (department: string, phone: string, email: string) => [
      { column: 'Department', value: department },
      { column: 'Phone', value: phone },
      { column: 'Email', value: email },
    ];
    const blocks: Block[] = [
      {
        kind: 'row',
        row: 2,
        table: 0,
        cells: cells('Workshop', '555 0171 20', 'fix@pine.example'),
      },
      { kind: 'row', row: 3, table: 0, cells: cells('Rentals', '555 0171 30', '') },
    ];
    expect(readContacts({ blocks, title: '' })).toMatchObject([
      { kind: 'phone', value: '555 0171 20', label: 'Workshop', block: 0 },
      { kind: 'email', value: 'fix@pine.example', label: 'Workshop', block: 0 },
      { kind: 'phone', value: '555 0171 30', label: 'Rentals', block: 1 },
    ]);
  });
});

it('reads web addresses, handles and emails written against spam', () => {
  expect(
    values('Web: www.pine.example/shop', 'Instagram: @pine.yoga', 'info (at) pine.example'),
  ).toEqual(['web www.pine.example/shop', 'social @pine.yoga', 'email info@pine.example']);
});

it.each([
  ['digits', '1'.repeat(100_000)],
  ['digit groups', '12 34 '.repeat(17_000)],
  ['at signs', 'a@'.repeat(50_000)],
  ['names', 'Ab '.repeat(33_000)],
  ['dots', 'a.'.repeat(50_000)],
])('finishes on 100 kB of %s', (_, text) => {
  expect(() => readContacts({ blocks: paragraphs(text), title: '' })).not.toThrow();
});

describe('what a value is for', () => {
  it('is the question right before it', () => {
    const [, lost] = read(
      'For weddings write to plans@elm.example (weekdays). Lost something? Write to lost@elm.example and we look.',
    );
    expect(lost?.context).toBe('Lost something?');
  });

  it('is the name in the column before it', () => {
    expect(read('Delivery driver     07700 900862     only on delivery days')[0]?.label).toBe(
      'Delivery driver',
    );
  });
});

describe('what stands around a value', () => {
  it('takes a name in brackets behind the channel for the label', () => {
    expect(read('Phone (boathouse) 01632 960 123').map(({ label }) => label)).toEqual([
      'boathouse',
    ]);
  });

  it.each([
    ['Seeweg 9, 04177 Lindau. Tram 7 bis zum Ufer.', 'Seeweg 9, 04177 Lindau'],
    ['Seeweg 9 (über dem Laden), 34246 Lindau', 'Seeweg 9, 34246 Lindau'],
    ['calle Real 4, bajo, 37002 Salinas', 'calle Real 4, bajo, 37002 Salinas'],
  ])('ends and begins an address where it does: %s', (text, address) => {
    expect(values(text)).toEqual([`address ${address}`]);
  });

  it('takes no year of the next sentence for a postcode', () => {
    expect(values('Held at 12 Mill Road. Version of May 2026')).toEqual([]);
  });
});

describe('numbers in a table without headers', () => {
  const row = (...cells: string[]): Block => ({
    kind: 'row',
    table: 0,
    row: 1,
    cells: cells.map((value) => ({ column: '', value })),
  });

  it('are phones beside an email address', () => {
    const found = readContacts({
      blocks: [row('Box office', '613-555-0191', 'box@pier.example')],
      title: '',
    });
    expect(found.map(({ kind, value, label }) => [kind, value, label])).toEqual([
      ['phone', '613-555-0191', 'Box office'],
      ['email', 'box@pier.example', 'Box office'],
    ]);
  });

  it('are no phones beside anything else', () => {
    expect(readContacts({ blocks: [row('Seats', '613-555-0191', 'red')], title: '' })).toEqual([]);
  });
});

it('reads an address with a remark after the street', () => {
  expect(values("14 Weaver's Snicket (behind the chapel)\nLeeds LS2 8XX")).toEqual([
    "address 14 Weaver's Snicket, Leeds LS2 8XX",
  ]);
});
