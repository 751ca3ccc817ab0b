import type { SampleQuestions } from '#server/engine/language/sample-questions.ts';

export const sampleQuestions: SampleQuestions = {
  hours: 'Wat zijn jullie openingstijden?',
  price: 'Wat kost {thing}?',
  address: 'Wat is jullie adres?',
  phone: 'Wat is jullie telefoonnummer?',
  email: 'Wat is jullie e-mailadres?',
  common: [
    'Hoe kan ik reserveren?',
    'Kan ik annuleren?',
    'Bezorgen jullie?',
    'Hoe kan ik betalen?',
    'Is er parkeergelegenheid?',
    'Heb ik een afspraak nodig?',
    'Zijn honden toegestaan?',
    'Welke diensten bieden jullie aan?',
  ],
  greeting: 'Hallo en welkom bij {name}! Wat wil je weten?',
  asTests: {
    price: 'Hoeveel kost {name}?',
    hours: 'Hoe laat zijn jullie op {day} open?',
    closed: 'gesloten',
  },
};
