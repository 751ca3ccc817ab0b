/** Changes that an owner or a sync might make: 20 that make answers wrong, and 20 that don't. */
import { days, pairs, prices, type Texts, texts } from './shop-texts.ts';

export type Edit = { name: string } & (
  | { kind: 'replace'; file: keyof Texts; text: string }
  | { kind: 'delete'; file: keyof Texts }
  | { kind: 'add'; file: string; text: string }
  | { kind: 'rename'; file: keyof Texts; to: string }
  | { kind: 'settings'; changes: object }
  | { kind: 'answer'; question: string; answer: string }
);

const errorPage =
  '# 503 Service Unavailable\n\nThe server is temporarily unable to service your request.';
const replace = (name: string, file: keyof Texts, change: (text: string) => string): Edit => {
  const text = change(texts[file]);
  if (text === texts[file]) throw new Error(`${name} changes nothing`);
  return { name, kind: 'replace', file, text };
};
const priceEdit = (at: number, price: string): Edit =>
  replace(`price of the ${prices[at]?.name} changed`, 'prices.csv', (text) =>
    text.replace(`${prices[at]?.name},${prices[at]?.price}`, `${prices[at]?.name},${price}`),
  );
const lineOf = (at: number) => `${days[at]?.day}: ${days[at]?.hours}`;
const pairOf = (at: number) => `## ${pairs[at]?.ask}\n\n${pairs[at]?.say}`;

export const harmful: Edit[] = [
  priceEdit(0, '€55.00'),
  priceEdit(9, '€1.00'),
  priceEdit(17, '€170.00'),
  priceEdit(31, '€12.34'),
  replace('service price changed', 'services.csv', (text) => text.replace('€4.00', '€40.00')),
  replace('row of the price list removed', 'prices.csv', (text) =>
    text.replace(`\n${prices[4]?.name},${prices[4]?.price}`, ''),
  ),
  replace('prices emptied', 'prices.csv', (text) => text.replace(/,€[\d.]+/g, ',')),
  replace('hours of a day removed', 'hours.md', (text) => text.replace(`${lineOf(2)}\n\n`, '')),
  replace('opening time changed', 'hours.md', (text) =>
    text.replace(lineOf(0), 'Monday: 11:00 to 18:00'),
  ),
  replace('closed day opened', 'hours.md', (text) =>
    text.replace(lineOf(6), 'Sunday: 10:00 to 14:00'),
  ),
  { name: 'hours deleted', kind: 'delete', file: 'hours.md' },
  { name: 'price list deleted', kind: 'delete', file: 'prices.csv' },
  { name: 'questions deleted', kind: 'delete', file: 'questions.md' },
  replace('return period changed', 'questions.md', (text) => text.replace('30 days', '14 days')),
  replace('question removed', 'questions.md', (text) => text.replace(`${pairOf(4)}\n\n`, '')),
  { name: 'confidence raised to 0.99', kind: 'settings', changes: { confidence: 0.99 } },
  {
    name: 'sync brings an error page for questions',
    kind: 'replace',
    file: 'questions.md',
    text: errorPage,
  },
  {
    name: 'sync brings an error page for hours',
    kind: 'replace',
    file: 'hours.md',
    text: errorPage,
  },
  replace('phone number changed', 'contact.md', (text) => text.replace('555 0147', '555 0199')),
  {
    name: 'curated answer without the price',
    kind: 'answer',
    question: `How much is the ${prices[2]?.name}?`,
    answer: 'Please ask in the shop.',
  },
];

const reorder = (text: string) => {
  const [head = '', ...rows] = text.split('\n');
  return [head, ...rows.sort()].join('\n');
};
const about =
  '# Our story\n\nThe shop was opened by two friends who wanted to repair things instead of throwing them away.';
const newsletter =
  '# Newsletter\n\nOnce a season we write about new tools, old tricks and what our readers have built.';
const careers =
  '# Working with us\n\nWe look for friendly people who like tools. Send a short letter about yourself.';

export const harmless: Edit[] = [
  replace('typo in a sentence', 'questions.md', (text) =>
    text.replace('unused goods', 'unused good'),
  ),
  replace('another typo', 'questions.md', (text) =>
    text.replace('Parcels arrive', 'Parcles arrive'),
  ),
  replace('sentence reworded', 'questions.md', (text) =>
    text.replace('Repairs take up to', 'A repair usually takes up to'),
  ),
  replace('price list sorted', 'prices.csv', reorder),
  replace('services sorted', 'services.csv', reorder),
  replace('questions in another order', 'questions.md', (text) =>
    text
      .split('\n\n## ')
      .reverse()
      .map((part) => part.replace(/^## /, ''))
      .map((part) => `## ${part}`)
      .join('\n\n'),
  ),
  replace('new item', 'prices.csv', (text) => `${text}\nhammock,€39.90`),
  replace('new service', 'services.csv', (text) => `${text}\nski waxing,€22.00`),
  replace(
    'new question',
    'questions.md',
    (text) => `${text}\n\n## Are dogs allowed?\n\nDogs on a leash are welcome.`,
  ),
  replace('empty lines', 'hours.md', (text) => text.replaceAll('\n\n', '\n\n\n')),
  replace('heading reworded', 'contact.md', (text) =>
    text.replace('# Contact', '# How to reach us'),
  ),
  { name: 'unrelated document: story', kind: 'add', file: 'story.md', text: about },
  { name: 'unrelated document: newsletter', kind: 'add', file: 'newsletter.md', text: newsletter },
  { name: 'unrelated document: careers', kind: 'add', file: 'careers.md', text: careers },
  { name: 'document renamed', kind: 'rename', file: 'services.csv', to: 'workshop-services.csv' },
  {
    name: 'greeting changed',
    kind: 'settings',
    changes: { greeting: 'Welcome to the corner shop!' },
  },
  { name: 'color changed', kind: 'settings', changes: { primaryColor: '#0F766E' } },
  {
    name: 'suggested questions',
    kind: 'settings',
    changes: { suggestedQuestions: ['When are you open?'] },
  },
  { name: 'confidence a little lower', kind: 'settings', changes: { confidence: 0.45 } },
  {
    name: 'curated answer to something else',
    kind: 'answer',
    question: 'Do you like music?',
    answer: 'Yes, we play it all day.',
  },
];
