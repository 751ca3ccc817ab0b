/** A made-up shop: what its documents say, and 100 questions with the fact that a right answer has. */
const goods = [
  ...['kettle', 'toaster', 'blender', 'desk lamp', 'alarm clock', 'radio', 'heater', 'fan'],
  ...['backpack', 'suitcase', 'umbrella', 'raincoat', 'wool scarf', 'leather belt', 'sun hat'],
  ...['tent', 'sleeping bag', 'camp stove', 'headlamp', 'water bottle', 'pocket knife', 'compass'],
  ...['yoga mat', 'jump rope', 'dumbbell', 'bike pump', 'bike lock', 'helmet', 'tennis racket'],
  ...['paint brush', 'hammer', 'cordless drill', 'step ladder', 'tape measure', 'garden hose'],
  ...['watering can', 'flower pot', 'bird feeder', 'door mat', 'picture frame', 'candle holder'],
  ...['bread box', 'frying pan', 'soup pot', 'salad bowl', 'cutting board', 'rolling pin'],
];
const services = [
  ...['knife sharpening', 'bike inspection', 'key cutting', 'shoe repair', 'watch battery change'],
  ...['tent waterproofing', 'lamp rewiring', 'gift wrapping', 'engraving', 'racket stringing'],
];
export const prices = goods.map((name, at) => ({
  name,
  price: `€${(at * 7 + 5) % 90}.${at % 2 ? '50' : '90'}`,
}));
export const jobs = services.map((name, at) => ({ name, price: `€${at * 3 + 4}.00` }));

export const days = [
  { day: 'Monday', hours: '9:00 to 18:00' },
  { day: 'Tuesday', hours: '9:00 to 18:30' },
  { day: 'Wednesday', hours: '9:30 to 18:00' },
  { day: 'Thursday', hours: '9:00 to 20:00' },
  { day: 'Friday', hours: '9:00 to 21:00' },
  { day: 'Saturday', hours: '10:00 to 16:00' },
  { day: 'Sunday', hours: 'closed' },
];

export const pairs = [
  {
    ask: 'How long can I return something?',
    fact: '30 days',
    say: 'You can return unused goods within 30 days with the receipt.',
  },
  { ask: 'How much is shipping?', fact: '€4.95', say: 'Shipping costs €4.95 for each order.' },
  { ask: 'When is shipping free?', fact: '€60', say: 'Orders over €60 ship for free.' },
  {
    ask: 'How long does shipping take?',
    fact: '3 working days',
    say: 'Parcels arrive within 3 working days.',
  },
  {
    ask: 'How long is the warranty?',
    fact: '24 months',
    say: 'All goods have a warranty of 24 months.',
  },
  {
    ask: 'Do you have parking?',
    fact: '12 spaces',
    say: 'There are 12 spaces for cars behind the shop.',
  },
  {
    ask: 'How much is a gift card?',
    fact: '€10',
    say: 'Gift cards start at €10 and never expire.',
  },
  {
    ask: 'Is there a student discount?',
    fact: '10%',
    say: 'Students get a discount of 10% on camping goods.',
  },
  { ask: 'Can I rent a tent?', fact: '€15', say: 'Tents can be rented for €15 a day.' },
  {
    ask: 'What is the deposit for renting a tent?',
    fact: '€80',
    say: 'The deposit for renting a tent is €80.',
  },
  {
    ask: 'How long do repairs take?',
    fact: '5 working days',
    say: 'Repairs take up to 5 working days.',
  },
  {
    ask: 'Do you buy used bikes?',
    fact: '2015',
    say: 'We buy used bikes that were built after 2015.',
  },
  {
    ask: 'Do you offer workshops?',
    fact: '€25',
    say: 'Repair workshops take place every month and cost €25.',
  },
  {
    ask: 'How many people can join a workshop?',
    fact: '8',
    say: 'At most 8 people can join a workshop.',
  },
  {
    ask: 'Can I pay by installments?',
    fact: '€200',
    say: 'Purchases over €200 can be paid in installments.',
  },
  {
    ask: 'Do you deliver heavy items?',
    fact: '€19',
    say: 'Heavy items are delivered to your door for €19.',
  },
  {
    ask: 'Is there a loyalty card?',
    fact: '11th',
    say: 'With the loyalty card the 11th repair is free.',
  },
  { ask: 'Can I reserve an item?', fact: '48 hours', say: 'Reserved items are kept for 48 hours.' },
  { ask: 'What is your VAT number?', fact: 'ATU12345675', say: 'Our VAT number is ATU12345675.' },
  {
    ask: 'Who owns the shop?',
    fact: 'Mara Lindqvist',
    say: 'The shop is owned by Mara Lindqvist.',
  },
];
const contacts = [
  { ask: 'What is your phone number?', fact: '555 0147', say: 'Phone: 555 0147' },
  {
    ask: 'What is your email address?',
    fact: 'hello@corner.example',
    say: 'Email: hello@corner.example',
  },
  {
    ask: 'Where are you located?',
    fact: '18 Harbor Street',
    say: 'Address: 18 Harbor Street, Porthaven',
  },
];

export type Texts = Record<
  'prices.csv' | 'services.csv' | 'hours.md' | 'questions.md' | 'contact.md',
  string
>;

const table = (rows: readonly { name: string; price: string }[], head: string) =>
  [`${head},Price`, ...rows.map(({ name, price }) => `${name},${price}`)].join('\n');

export const texts: Texts = {
  'prices.csv': table(prices, 'Item'),
  'services.csv': table(jobs, 'Service'),
  'hours.md': `# Opening hours\n\n${days.map(({ day, hours }) => `${day}: ${hours}`).join('\n\n')}`,
  'questions.md': pairs.map(({ ask, say }) => `## ${ask}\n\n${say}`).join('\n\n'),
  'contact.md': `# Contact\n\n${contacts.map(({ say }) => say).join('\n\n')}`,
};

/** What an owner would check. */
export const tests = [
  ...prices.map(({ name, price }) => ({ question: `How much is the ${name}?`, facts: [price] })),
  ...jobs.map(({ name, price }) => ({ question: `What does ${name} cost?`, facts: [price] })),
  ...days.map(({ day, hours }) => ({
    question: `When are you open on ${day}?`,
    facts: hours === 'closed' ? ['closed'] : hours.split(' to '),
  })),
  ...pairs.map(({ ask, fact }) => ({ question: ask, facts: [fact] })),
  ...contacts.map(({ ask, fact }) => ({ question: ask, facts: [fact] })),
  ...prices
    .slice(0, 20)
    .map(({ name, price }) => ({ question: `price of ${name}`, facts: [price] })),
].map(({ question, facts }) => ({ question, expectations: { facts } }));
