import type { SampleQuestions } from '#server/engine/language/sample-questions.ts';

export const sampleQuestions: SampleQuestions = {
  hours: 'What are your opening hours?',
  price: "What's the price of {thing}?",
  address: "What's your address?",
  phone: "What's your phone number?",
  email: "What's your email address?",
  common: [
    'How can I book?',
    'Can I cancel?',
    'Do you deliver?',
    'How can I pay?',
    'Is there parking?',
    'Do I need an appointment?',
    'Are dogs allowed?',
    'What services do you offer?',
  ],
  greeting: 'Hi! Welcome to {name}. What would you like to know?',
  asTests: { price: 'How much is {name}?', hours: 'When are you open on {day}?', closed: 'closed' },
};
