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
      ['visitor', 'Can I reserve a table on the terrace for Friday?'],
      ['bot', 'No, tables on the terrace are first come, first served. [1]', 'about-us.md'],
      ['visitor', 'It’s my mother’s 70th birthday, and we’d be 12. Can I talk to someone?'],
      ['system', 'Jonas asked for a human.'],
    ],
  },
  {
    visitor: { name: 'Amélie Laurent', email: 'amelie@example.com' },
    state: 'human',
    hoursAgo: 3,
    page: '/',
    said: [
      ['visitor', 'What happens to things guests leave behind? I’m missing a blue scarf.'],
      [
        'bot',
        'What guests leave behind is kept for three months. Call us or come by during opening hours. [1]',
        'house-rules.txt',
      ],
      ['human', 'Hello Amélie, we have it here for you, with your name on it.'],
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
        'Lasagne verdi (15.50 €), Risotto al limone (17.00 €) and Pizza Margherita (11.00 €). [1]',
        'menu.csv',
      ],
      ['visitor', 'Is there gluten-free pasta?'],
      [
        'bot',
        'Gluten-free pasta is available for 2 euros more, and pizza with gluten-free dough for 3 euros more. [1]',
        'house-rules.txt',
      ],
      ['visitor', 'How much is the Pizza Margherita?'],
      [
        'bot',
        'Pizza Margherita costs 11.00 €. Tomato and mozzarella; gluten-free dough for 3 € more. [1]',
        'menu.csv',
      ],
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
        'I couldn’t find that in the information I have. Leave your email address, and the team will get back to you.',
      ],
    ],
    lead: {
      phone: '+43 5574 555 019',
      question: 'Catering in Bregenz for 30 people, 14 June.',
      status: 'new',
      note: '',
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
        'Vouchers can be bought in the restaurant from 10 euros upwards and are valid for three years. The remaining value is kept on the voucher and is not paid out in cash. [1]',
        'house-rules.txt',
      ],
      ['visitor', 'I live in Hamburg, can you send one?'],
      [
        'bot',
        'I couldn’t find that in the information I have. Leave your email address, and the team will get back to you.',
      ],
    ],
    lead: {
      phone: '',
      question: 'A voucher over 100 euros, sent to Hamburg.',
      status: 'won',
      note: 'Sent by registered mail, paid by bank transfer.',
    },
  },
  {
    visitor: {},
    state: 'bot',
    hoursAgo: 73,
    page: '/',
    feedback: 'down',
    said: [
      ['visitor', 'When are you open on Sunday?'],
      ['bot', 'On Sundays we’re open from 12:00 to 15:00. [1]', 'about-us.md'],
      ['visitor', 'Do you have live music then?'],
      ['bot', 'I couldn’t find that in the information I have.'],
    ],
  },
];

type Said = readonly [ConversationMessage['role'], string, source?: string];
export type SampleTalk = {
  visitor: Partial<Conversation['visitor']>;
  state: Conversation['state'];
  hoursAgo: number;
  page: string;
  isMissed?: boolean;
  feedback?: 'up' | 'down';
  said: readonly Said[];
  lead?: Pick<Lead, 'phone' | 'question' | 'status' | 'note'>;
};
