import type { Conversation, ConversationMessage } from '#shared/contract/conversations.ts';
import type { Lead } from '#shared/contract/leads.ts';

/** What guests of the sample restaurant asked, the latest first. */
export const sampleTalks: readonly SampleTalk[] = [
  {
    visitor: { name: 'Jonas Weber' },
    state: 'waiting',
    hoursAgo: 0.05,
    page: '/tables',
    said: [
      ['visitor', 'Can we have the terrace for 12 people on Friday?'],
      [
        'bot',
        'Tables on the terrace cannot be reserved. They are given to whoever comes first. [1]',
        'about-us.md',
      ],
      ['visitor', 'It is my mother’s 70th birthday. Can I talk to somebody?'],
      ['system', 'Jonas asked for a human.'],
    ],
  },
  {
    visitor: { name: 'Amélie Laurent', email: 'amelie@example.com' },
    state: 'human',
    hoursAgo: 3,
    page: '/',
    said: [
      ['visitor', 'I think I left my scarf at your place yesterday. Blue, wool.'],
      [
        'bot',
        'What guests leave behind is kept for three months. Call us or come by during opening hours. [1]',
        'house-rules.txt',
      ],
      ['human', 'Hello Amélie, it hangs in the wardrobe with your name on it.'],
      ['visitor', 'Wonderful, thank you!'],
    ],
  },
  {
    visitor: {},
    state: 'bot',
    hoursAgo: 7,
    page: '/menu',
    feedback: 'up',
    said: [
      ['visitor', 'Which mains are vegetarian?'],
      [
        'bot',
        'Lasagne verdi is 15.50 €, Risotto al limone 17.00 €, Pizza Margherita 11.00 €. [1]',
        'menu.csv',
      ],
      ['visitor', 'Is there gluten-free pasta?'],
      ['bot', 'Gluten-free pasta is available for 2 euros more. [1]', 'house-rules.txt'],
      ['visitor', 'And how much is a pizza?'],
      ['bot', 'Which one do you mean?', undefined, ['Pizza Margherita', 'Pizza Bella']],
      ['visitor', 'Pizza Margherita'],
      ['bot', 'Pizza Margherita is 11.00 €. [1]', 'menu.csv'],
    ],
  },
  {
    visitor: { name: 'Petra König', email: 'petra.koenig@example.com' },
    state: 'bot',
    hoursAgo: 26,
    page: '/catering',
    isMissed: true,
    said: [
      ['visitor', 'Do you deliver to Bregenz, for 30 people?'],
      [
        'bot',
        'I could not find that in the information I have. Leave your email address, and the team comes back to you.',
      ],
    ],
    lead: {
      phone: '+43 5574 555 019',
      question: 'Catering in Bregenz for 30 people, 14 June.',
      isDone: false,
    },
  },
  {
    visitor: { name: 'Tom Fischer', email: 'tom@example.com' },
    state: 'closed',
    hoursAgo: 49,
    page: '/vouchers',
    said: [
      ['visitor', 'Can I buy a voucher online?'],
      [
        'bot',
        'Vouchers can be bought in the restaurant from 10 euros upwards and are valid for three years. [1]',
        'house-rules.txt',
      ],
      ['visitor', 'I live in Hamburg, can you send one?'],
      [
        'bot',
        'I could not find that in the information I have. Leave your email address, and the team comes back to you.',
      ],
    ],
    lead: { phone: '', question: 'A voucher over 100 euros, sent to Hamburg.', isDone: true },
  },
  {
    visitor: {},
    state: 'bot',
    hoursAgo: 73,
    page: '/',
    feedback: 'down',
    said: [
      ['visitor', 'When are you open on Sunday?'],
      ['bot', 'On Sunday we serve lunch only, from 12:00 to 15:00. [1]', 'about-us.md'],
      ['visitor', 'Do you have live music then?'],
      ['bot', 'I could not find that in the information I have.'],
    ],
  },
];

type Said = readonly [
  ConversationMessage['role'],
  string,
  source?: string,
  options?: readonly string[],
];
export type SampleTalk = {
  visitor: Partial<Conversation['visitor']>;
  state: Conversation['state'];
  hoursAgo: number;
  page: string;
  isMissed?: boolean;
  feedback?: 'up' | 'down';
  said: readonly Said[];
  lead?: Pick<Lead, 'phone' | 'question' | 'isDone'>;
};
