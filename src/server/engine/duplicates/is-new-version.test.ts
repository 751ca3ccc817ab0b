/** Generated shops: each has versions of the same list, and lists that only look alike. */
import { describe, expect, test } from 'vitest';
import { isNewVersion, type NamedText, nameStem } from './is-new-version.ts';

const shops = [
  { list: 'Price list', items: ['Haircut', 'Beard trim', 'Coloring', 'Highlights', 'Blow dry'] },
  { list: 'Preisliste', items: ['Ölwechsel', 'Reifenwechsel', 'Bremsen', 'Wäsche', 'Inspektion'] },
  { list: 'Lista de precios', items: ['Corte', 'Tinte', 'Peinado', 'Manicura', 'Pedicura'] },
  { list: 'Tarifs', items: ['Vidange', 'Pneus', 'Freins', 'Lavage', 'Révision'] },
  { list: 'Listino', items: ['Taglio', 'Colore', 'Piega', 'Barba', 'Trattamento'] },
  { list: 'Cennik', items: ['Strzyżenie', 'Koloryzacja', 'Modelowanie', 'Broda', 'Masaż'] },
  { list: 'Prijslijst', items: ['Knippen', 'Kleuren', 'Föhnen', 'Baard', 'Manicure'] },
  { list: 'Tabela de preços', items: ['Corte', 'Coloração', 'Barba', 'Manicure', 'Massagem'] },
];
type Shop = (typeof shops)[number];

const other = ['Sauna', 'Steam bath', 'Hot stones', 'Mud wrap', 'Foot bath'];
const write = ({ list, items }: Shop, { title = list, from = 20, more = [] as string[] } = {}) => [
  title,
  ...[...items, ...more].map((item, at) => `Service: ${item}\nPrice: ${from + 3 * at}`),
  'Please pay in cash or by card after your appointment.',
];

const file = (name: string, parts: string[]): NamedText => ({ name, parts });
const look = (newer: NamedText, older: NamedText) => isNewVersion({ newer, older });

describe.each(shops)('$list', (shop) => {
  const { list } = shop;
  const older = file(`${list}-2025.pdf`, write(shop));

  test.each([
    ['the next year', `${list} 2026.pdf`],
    ['another type of file', `${list}_2026.docx`],
    ['a download of the same name', `${list}-2025 (1).pdf`],
    ['a new edition', `${list} new.pdf`],
    ['a date', `${list}-2026-03-01.pdf`],
  ])('recognizes %s', (_, name) => {
    expect(look(file(name, write(shop, { from: 24 })), older)).toBe(true);
    expect(look(file(name, write(shop, { from: 24, more: ['Gift card'] })), older)).toBe(true);
  });

  test('leaves lists that only look alike in peace', () => {
    const alike: NamedText[] = [
      // Other names with the same form.
      file(`${list}-spa-2026.pdf`, write({ ...shop, items: other })),
      file(`${list} kids.pdf`, write(shop, { from: 10 })),
      file(`${list}-summer-2026.pdf`, write(shop, { from: 30 })),
      file(`${list} branch 2.pdf`, write(shop, { from: 22 })),
      file(`${list} wholesale.pdf`, write(shop, { from: 5 })),
      file(`${list}-b.pdf`, write(shop)),
      // The same name for other things.
      file(`${list}-2026.pdf`, write({ ...shop, items: other })),
      file(`${list} (1).pdf`, write({ ...shop, items: other })),
      file(`${list}.csv`, write({ ...shop, items: [...other, 'Swimming', 'Yoga'] })),
      // The same name and things, for another place.
      file(`${list}-2026.pdf`, write(shop, { title: `${list} Airport`, from: 40 })),
    ];
    const here = file(`${list}-2025.pdf`, write(shop, { title: `${list} Downtown` }));
    expect(alike.filter((one) => look(one, here)).map(({ name }) => name)).toEqual([]);
    expect(
      alike
        .slice(0, -1)
        .filter((one) => look(one, older))
        .map(({ name }) => name),
    ).toEqual([]);
  });
});

test('a text with some paragraphs rewritten is a new version', () => {
  const text = [
    'Returns and refunds',
    'You can return anything within 30 days. Keep the receipt, and bring the box if you still have it.',
    'Refunds go back to the card that you paid with. It takes up to five days until you see the money.',
    'Sale items can be exchanged for another size or color, but we do not refund them.',
  ];
  const rewritten = [
    ...text.slice(0, 2),
    `${text[2]} Ask us when it takes longer.`,
    'Sale items can be exchanged, but we do not refund them.',
  ];
  expect(look(file('Returns 2026', rewritten), file('Returns', text))).toBe(true);
  expect(look(file('Returns', ['Returns', 'Short.']), file('Returns', text))).toBe(false);
});

test.each([
  ['Price-List_2025 (1).pdf', 'list price'],
  ['price list 2026 NEW.docx', 'list price'],
  ['menu-2026-12-01.md', 'menu'],
  ['01.12.2026 menu.pdf', 'menu'],
  ['2026.pdf', ''],
  ['branch 2.pdf', '2 branch'],
])('%s is about “%s”', (name, stem) => {
  expect(nameStem(name)).toBe(stem);
});
