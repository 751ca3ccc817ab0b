import type { Scan } from '#server/engine/ingest/read/testing/create-scan.ts';

/** What is printed on a scan: where each text is, and the prices that a reader should find. */
export type PrintedPage = {
  name: string;
  scan: Scan;
  lines: [left: number, bottom: number, text: string][];
  prices: string[];
};

type Item = readonly [name: string, cents: number];
type Language = 'en' | 'de' | 'es';

const items: Record<Language, readonly Item[]> = {
  en: [
    ['Espresso', 240],
    ['Flat white', 385],
    ['Toasted cheese sandwich', 690],
    ['Soup of the day with bread', 875],
    ['Grilled halloumi salad', 1150],
    ['Fish and chips, large', 1495],
    ['Ribeye steak, 300 g', 2680],
    ['Chocolate brownie', 475],
    ['Fresh orange juice', 410],
    ['Sparkling water, 0.75 l', 525],
    ['Afternoon tea for two', 3960],
    ['Birthday cake, 12 slices', 4830],
    ['Room hire, whole day', 118000],
    ['Breakfast basket', 1935],
  ],
  de: [
    ['Waschen, schneiden, föhnen', 4350],
    ['Herrenhaarschnitt', 2890],
    ['Kinder bis zwölf Jahre', 1780],
    ['Färben, kurzes Haar', 5240],
    ['Strähnen für langes Haar', 9615],
    ['Bart in Form bringen', 1375],
    ['Pflegespülung', 860],
    ['Hochsteckfrisur mit Blüten', 7425],
    ['Dauerwelle', 8190],
    ['Gesichtsmaske', 2460],
    ['Schönheitstag zu zweit', 128500],
    ['Nägel lackieren', 1995],
  ],
  es: [
    ['Café con leche', 215],
    ['Pan con tomate y jamón', 480],
    ['Ración de boquerones', 935],
    ['Menú del día para niños', 1290],
    ['Piña natural', 365],
    ['Tortilla española', 745],
    ['Paella para dos personas', 3680],
    ['Vino de la casa, botella', 1425],
    ['Agua sin gas', 170],
    ['Chuletón de añojo', 2850],
    ['Salón para reuniones', 154000],
    ['Crema catalana', 525],
  ],
};
const titles: Record<Language, string> = {
  en: 'Menu and prices. Please order at the bar.',
  de: 'Unsere Preise für Sie und Ihre Familie',
  es: 'Nuestra carta con los precios de la casa',
};

type Layout = 'dots' | 'columns' | 'two-columns';
type Currency = '$' | '£' | '€';

function print({
  name,
  language,
  layout,
  currency,
  scan,
}: {
  name: string;
  language: Language;
  layout: Layout;
  currency: Currency;
  scan: Scan;
}): PrintedPage {
  const list = items[language].map(([item, cents]) => ({
    item,
    price: showPrice({ cents, language, currency }),
  }));
  const step = (scan.size ?? 11) * 2;
  const lines: PrintedPage['lines'] = [[72, 720, titles[language]]];
  const half = Math.ceil(list.length / 2);
  for (const [at, { item, price }] of list.entries()) {
    if (layout === 'dots') {
      const dots = '.'.repeat(Math.max(6, 60 - item.length - price.length));
      lines.push([72, 680 - at * step, `${item} ${dots} ${price}`]);
    } else if (layout === 'columns') {
      lines.push([72, 680 - at * step, item], [420, 680 - at * step, price]);
    } else {
      const left = at < half ? 50 : 325;
      const bottom = 680 - (at % half) * step;
      lines.push([left, bottom, item], [left + 175, bottom, price]);
    }
  }
  return { name, scan, lines, prices: list.map(({ price }) => price) };
}

function showPrice({
  cents,
  language,
  currency,
}: {
  cents: number;
  language: Language;
  currency: Currency;
}): string {
  const amount = (cents / 100).toLocaleString(language, {
    minimumFractionDigits: 2,
    useGrouping: 'always',
  } as Intl.NumberFormatOptions);
  return currency === '€' ? `${amount} €` : `${currency}${amount}`;
}

/** Straight and tilted, sideways and upside down, grainy, speckled, shaded, blurred, coarse and fine. */
const ways: [string, Scan][] = [
  ['clean', { dpi: 200 }],
  ['tilted to the left', { dpi: 200, tilt: 2.5 }],
  ['tilted to the right, grainy', { dpi: 200, tilt: -3, grain: 30 }],
  ['sideways', { dpi: 150, quarterTurns: 1 }],
  ['upside down', { dpi: 150, quarterTurns: 2 }],
  ['speckled', { dpi: 200, specks: 0.01 }],
  ['in the shade', { dpi: 200, shadow: 0.6, grain: 20 }],
  ['blurred', { dpi: 200, blur: 2 }],
  ['coarse', { dpi: 110, size: 12 }],
  ['small print', { dpi: 200, size: 8, tilt: 1 }],
];
const looks: [Language, Layout, Currency][] = [
  ['en', 'columns', '$'],
  ['de', 'dots', '€'],
  ['es', 'two-columns', '€'],
  ['en', 'dots', '£'],
  ['de', 'columns', '€'],
  ['es', 'columns', '€'],
  ['en', 'two-columns', '$'],
  ['de', 'two-columns', '€'],
  ['es', 'dots', '€'],
];

/** Twenty pages: every way of scanning twice, each time another language and layout. */
export const scans: PrintedPage[] = Array.from({ length: ways.length * 2 }, (_, at) => {
  const [way, scan] = ways[at % ways.length] ?? ['clean', { dpi: 200 }];
  const [language, layout, currency] = looks[at % looks.length] ?? ['en', 'columns', '$'];
  return print({ name: `${way}, ${layout}, ${language}`, language, layout, currency, scan });
});
