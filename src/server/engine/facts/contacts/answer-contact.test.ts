import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { answerContact, answerNearestContact } from './answer-contact.ts';
import { readContacts } from './read-contacts.ts';

const known = (text: string) =>
  readContacts({
    blocks: text.split('\n').map((line) => ({ kind: 'paragraph', text: line.trim() })),
    title: '',
  }).map((contact) => ({ documentId: 'd', title: 'Contact', contact }));

const studio = known(`Phone: (415) 555-0123
Fax: (415) 555-0124
After-hours emergency line: (415) 555-0199
Email: hello@pine.example
WhatsApp: (415) 555-0125 (text only)
Billing questions: Ana Ruiz, accounts@pine.example
Weddings and parties: Tom Reed, (415) 555-0170, events@pine.example
Address: 48 Elm Avenue, Boulder, CO 80302
Branch North: 9 Hill Road, Boulder, CO 80304
Web: www.pine.example
Instagram: @pine.yoga`);
const ask = (question: string, language: LanguageCode = 'en', previous: string | null = null) =>
  answerContact({ question, previous, contacts: studio, language });

describe('answerContact', () => {
  it.each<[string, string, LanguageCode?]>([
    ['what is your phone number', 'Our phone number is (415) 555-0123.'],
    ['phone?', 'Our phone number is (415) 555-0123.'],
    ['what number do we call', 'Our phone number is (415) 555-0123.'],
    ['which number should i ring', 'Our phone number is (415) 555-0123.'],
    ['is there a number i can use', 'Our phone number is (415) 555-0123.'],
    ['what address do i email', 'Our email address is hello@pine.example.'],
    ['whats the email for questions', 'Our email address is hello@pine.example.'],
    ['hi, can i call you?', 'Our phone number is (415) 555-0123.'],
    ['whats ur email', 'Our email address is hello@pine.example.'],
    ['fax number please', 'Our fax number is (415) 555-0124.'],
    ['where are you located', "We're at 48 Elm Avenue, Boulder, CO 80302."],
    ['address of the branch north', 'Branch North: 9 Hill Road, Boulder, CO 80304.'],
    ['do you have whatsapp', 'You can reach us by WhatsApp at (415) 555-0125 (text only).'],
    ['what is your website', 'Our website is www.pine.example.'],
    ['are you on instagram?', "We're on Instagram: @pine.yoga."],
    [
      'which email for an invoice',
      'For billing questions, email accounts@pine.example (Ana Ruiz).',
    ],
    [
      'who do I talk to about a wedding',
      'Please contact Tom Reed (Weddings and parties): (415) 555-0170 or events@pine.example.',
    ],
    ['how can I reach you', 'You can reach us at (415) 555-0123 or hello@pine.example.'],
    ['emergency number?', 'The emergency number is (415) 555-0199.'],
    [
      'its 10 at night, which number do i ring',
      'For after-hours emergency line, call (415) 555-0199.',
    ],
    [
      'the door is stuck and its 11pm, who do i call',
      'For after-hours emergency line, call (415) 555-0199.',
    ],
    [
      'what number do i call if a pipe bursts on a sunday',
      'For after-hours emergency line, call (415) 555-0199.',
    ],
    ['wie ist eure telefonnummer', 'Unsere Telefonnummer ist (415) 555-0123.', 'de'],
    ['wo seid ihr', 'Unsere Adresse ist 48 Elm Avenue, Boulder, CO 80302.', 'de'],
    [
      'an welche mail schicke ich fragen zur rechnung',
      'Die E-Mail-Adresse für Billing questions ist accounts@pine.example (Ana Ruiz).',
      'de',
    ],
    ['¿cuál es el teléfono?', 'Nuestro teléfono es (415) 555-0123.', 'es'],
    ['¿dónde estáis?', 'Estamos en 48 Elm Avenue, Boulder, CO 80302.', 'es'],
    [
      'quel est votre numéro de téléphone ?',
      'Notre numéro de téléphone est le (415) 555-0123.',
      'fr',
    ],
    ['où êtes-vous ?', 'Notre adresse : 48 Elm Avenue, Boulder, CO 80302.', 'fr'],
    [
      'qual è il vostro numero di telefono?',
      'Il nostro numero di telefono è (415) 555-0123.',
      'it',
    ],
    ['qual é o vosso email?', 'O nosso e-mail é hello@pine.example.', 'pt'],
    ['wat is jullie telefoonnummer', 'Ons telefoonnummer is (415) 555-0123.', 'nl'],
    ['jaki jest wasz numer telefonu?', 'Nasz numer telefonu to (415) 555-0123.', 'pl'],
  ])('answers: %s', (question, text, language = 'en') => {
    expect(ask(question, language)?.text).toBe(text);
  });

  it.each<[string, LanguageCode?]>([
    ['where can I park'],
    ['how do I get there by bus'],
    ['when are you open'],
    ['until what time can I call you'],
    ['how much is a massage'],
    ['do you sell phone cases'],
    ['can I change my email address'],
    ['do you deliver'],
    ['where is the restroom'],
    ['I lost my phone at your studio yesterday evening'],
    ['wann habt ihr auf', 'de'],
    ['wie komme ich zu euch', 'de'],
    ['¿cuánto cuesta?', 'es'],
    ['¿hay alguien que venga a domicilio?', 'es'],
  ])('leaves to others: %s', (question, language = 'en') => {
    expect(ask(question, language)).toBeNull();
  });

  it('gives the general email with less certainty when none fits the purpose', () => {
    expect(ask('which email for press')).toMatchObject({
      text: 'Our email address is hello@pine.example.',
      certainty: 0.55,
    });
    expect(ask('what is your email')?.certainty).toBeGreaterThan(0.9);
  });

  it('understands a short follow-up', () => {
    expect(ask('and by email?', 'en', 'what is your phone number')?.text).toBe(
      'Our email address is hello@pine.example.',
    );
  });

  it('cites the block of the contact', () => {
    expect(ask('phone number')?.cited).toEqual([{ documentId: 'd', block: 0 }]);
  });

  it('gives two equal numbers with their labels', () => {
    const contacts = known('Harbor shop: (415) 555-0111\nHill shop: (415) 555-0112');
    expect(answerContact({ question: 'phone number', contacts, language: 'en' })?.text).toBe(
      'Harbor shop: (415) 555-0111; Hill shop: (415) 555-0112.',
    );
  });

  it('never gives a text number as WhatsApp nor an emergency line as the number', () => {
    const contacts = known('Text messages: (415) 555-0125\nEmergency line: (415) 555-0199');
    expect(answerContact({ question: 'whatsapp?', contacts, language: 'en' })).toBeNull();
    expect(answerContact({ question: 'phone number', contacts, language: 'en' })).toBeNull();
  });
});

it('gives the number of who was asked for before', () => {
  expect(ask('whats his number', 'en', 'who handles weddings?')?.text).toContain('555-0170');
});

const hire = known(`Bookings ........ 415-555-0131
Text a photo of the damage: 415-555-0138
Out on a rental and stuck? Roadside line 415-555-0139, every day 9-8
Schools and clubs: Ada Novak, groups@hire.example
Fees and accounts: pay@hire.example
Email: hello@hire.example
12 Mill Lane, Boulder, CO 80302`);

describe('answerContact for a purpose told in passing', () => {
  it.each<[string, string]>([
    ["i'm a teacher and plan a class trip, who should i email", 'groups@hire.example'],
    ['who should i email about an invoice', 'pay@hire.example'],
    ['what number do i text a pic of the scratch to', '415-555-0138'],
    ['whats the number i text when something is broken', '415-555-0138'],
    ['the chain snapped on our ride, who do i ring', '415-555-0139'],
    ['what is the number for bookings', '415-555-0131'],
    ["where exactly are you, i'd like to collect something", '12 Mill Lane'],
    ['where you at', '12 Mill Lane'],
  ])('%s', (question, value) => {
    const answer = answerContact({ question, contacts: hire, language: 'en' });
    expect(answer?.text).toContain(value);
    expect(answer?.certainty).toBeGreaterThanOrEqual(0.7);
  });

  it('keeps a label that is only a part of the name in the title', () => {
    const [club] = readContacts({
      blocks: [{ kind: 'paragraph', text: 'Holiday club: 21 Mill Street, Bath BA1 2AB' }],
      title: 'Hours | Oak Nursery & Holiday Club, Bath',
    });
    expect(club?.label).toBe('Holiday club');
  });
});

describe('answerContact for branches', () => {
  const known = readContacts({
    blocks: [
      'Harbor branch: 12 Quay Street, Bath BA1 2AB',
      'Station branch: 3 Rail Road, Bath BA2 3CD',
      'Phone (station) 01225 555 014',
      'Phone (harbor) 01225 555 015',
    ].map((text) => ({ kind: 'paragraph' as const, text })),
    title: '',
  }).map((contact) => ({ documentId: 'd', title: 'Contact', contact }));

  it.each<[string, string, string]>([
    ['where is the station branch', '3 Rail Road', '12 Quay Street'],
    ['whats the number of the station branch', '555 014', '555 015'],
  ])('gives the one that is named: %s', (question, value, other) => {
    const answer = answerContact({ question, contacts: known, language: 'en' });
    expect(answer?.text).toContain(value);
    expect(answer?.text).not.toContain(other);
  });

  it('reads a zip that is sewn on as no question for the address', () => {
    const question = 'can you put a new zip in my jacket';
    expect(answerContact({ question, contacts: known, language: 'en' })).toBeNull();
  });

  it('knows compounds of the same last word', () => {
    const team = [
      'Büro: 0341 555 0170',
      'Firmenfeiern und Teamtage: Herr Brandt, 0341 555 0173',
    ].map((text) => ({ kind: 'paragraph' as const, text }));
    const contacts = readContacts({ blocks: team, title: '' }).map((contact) => ({
      documentId: 'd',
      title: 'Kontakt',
      contact,
    }));
    const question = 'welche nummer für eine betriebsfeier';
    expect(answerContact({ question, contacts, language: 'de' })?.text).toContain('0173');
  });
});

describe('answerNearestContact', () => {
  const contacts = readContacts({
    blocks: ['Tickets: visit@hill.example', 'School visits: schools@hill.example'].map((text) => ({
      kind: 'paragraph' as const,
      text,
    })),
    title: '',
  }).map((contact) => ({ documentId: 'd', title: 'Contact', contact }));
  const ask = (question: string, [tickets, schools]: readonly [number, number]) =>
    answerNearestContact({
      question,
      contacts,
      language: 'en',
      nearnessOf: ({ contact }) => (contact.value.startsWith('visit') ? tickets : schools),
    })?.text;

  it('gives the contact whose line is clearly the nearest', () => {
    expect(ask('who do i email to bring my third graders', [0.33, 0.47])).toContain('schools@');
  });

  it('gives none when two are about as near, when all are far, and when no contact is asked for', () => {
    expect(ask('who do i email to bring my third graders', [0.44, 0.47])).toBeUndefined();
    expect(ask('who do i email to bring my third graders', [0.1, 0.2])).toBeUndefined();
    expect(ask('how much is it for third graders', [0.33, 0.47])).toBeUndefined();
  });
});

describe('numbers that are for something', () => {
  const contacts = known(`Phone: (415) 555-0141 (opening hours only)
Rescue, 24 hours: (415) 555-0142
WhatsApp for photos of your roof: (415) 555-0143`);
  const ask = (question: string) => answerContact({ question, contacts, language: 'en' })?.text;

  it('gives the one that is answered at night', () => {
    expect(ask('what number do i ring in the middle of the night')).toContain('555-0142');
    expect(ask('what number do i ring')).toContain('555-0141');
  });

  it('gives the one for photos', () => {
    expect(ask('where can i send a pic of my roof')).toContain('555-0143');
  });

  it('takes the front desk rather than a number that another page is about', () => {
    const desk = known('Front desk: (415) 555-0151\nGroups: (415) 555-0152');
    const groups = known('(415) 555-0152').map((one) => ({ ...one, documentId: 'groups' }));
    const answer = answerContact({
      question: 'phone number?',
      contacts: [...groups, ...desk],
      language: 'en',
    });
    expect(answer?.text).toBe('Our phone number is (415) 555-0151.');
  });
});
