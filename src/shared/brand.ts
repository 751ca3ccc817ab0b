/** Everything an operator replaces to put their own name on the product lives in this file. */
export const brand = {
  name: 'Askwell',
  tagline: 'AI Assistant',
  slogan: 'Your customers ask. Your documents answer.',
  description:
    'Upload your menu, price list or handbook. Askwell answers your customers on your own site, day and night, shows where each answer comes from, and offers to bring you in when it does not know.',
  keywords: [
    'AI customer support',
    'chatbot builder',
    'website chat widget',
    'answers from documents',
  ],
  supportEmail: 'support@askwell.example',
  themeStorageKey: 'askwell-theme',
  sessionHintKey: 'askwell-signed-in',
  languageStorageKey: 'askwell-language',
  copyright: '© 2026 Askwell',
  browserBar: { light: '#FAFAFA', dark: '#0A0A0B' },
  mapPlace: { name: 'Alexanderplatz, Berlin', latitude: 52.5219, longitude: 13.4132 },
  industriesStorageKey: 'askwell-industries',
  claims: {
    setup: '3 to 5 minutes',
    availability: '24/7',
    uptime: 0.999,
    businesses: 10_000,
  },
  /** How fast support answers, and how fast sales does. */
  answerTimes: [
    ['Trial and Starter', 'within 2 working days'],
    ['Business', 'within 8 working hours'],
    ['Enterprise', '24/7, also by phone'],
  ],
  quoteAnswerTime: 'within one working day',
  engineeredBy: ['Halden Labs', 'Northquay', 'Ostrava Systems', 'Pinecrest'],
} as const;
