import type { SampleQuestions } from '#server/engine/language/sample-questions.ts';

export const sampleQuestions: SampleQuestions = {
  hours: 'Qual é o horário de funcionamento?',
  price: 'Quanto custa {thing}?',
  address: 'Qual é a vossa morada?',
  phone: 'Qual é o vosso número de telefone?',
  email: 'Qual é o vosso e-mail?',
  common: [
    'Como posso reservar?',
    'Posso cancelar?',
    'Fazem entregas?',
    'Como posso pagar?',
    'Há estacionamento?',
    'Preciso de marcação?',
    'São permitidos cães?',
    'Que serviços oferecem?',
  ],
  greeting: 'Olá! Damos as boas-vindas a {name}. O que gostaria de saber?',
  asTests: {
    price: 'Quanto custa {name}?',
    hours: 'Qual é o horário na {day}?',
    closed: 'fechado',
  },
};
