import type { SampleQuestions } from '#server/engine/language/sample-questions.ts';

export const sampleQuestions: SampleQuestions = {
  hours: 'Quali sono i vostri orari?',
  price: 'Quanto costa {thing}?',
  address: 'Qual è il vostro indirizzo?',
  phone: 'Qual è il vostro numero di telefono?',
  email: 'Qual è il vostro indirizzo email?',
  common: [
    'Come posso prenotare?',
    'Posso cancellare?',
    'Fate consegne?',
    'Come posso pagare?',
    "C'è un parcheggio?",
    'Serve un appuntamento?',
    'I cani sono ammessi?',
    'Quali servizi offrite?',
  ],
  greeting: 'Ciao e benvenuto da {name}! Cosa vorresti sapere?',
  asTests: { price: 'Quanto costa {name}?', hours: 'Che orari fate di {day}?', closed: 'chiuso' },
};
