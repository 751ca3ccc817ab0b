import type { SampleQuestions } from '#server/engine/language/sample-questions.ts';

export const sampleQuestions: SampleQuestions = {
  hours: 'Wie sind Ihre Öffnungszeiten?',
  price: 'Was kostet {thing}?',
  address: 'Wie lautet Ihre Adresse?',
  phone: 'Wie ist Ihre Telefonnummer?',
  email: 'Wie ist Ihre E-Mail-Adresse?',
  common: [
    'Wie kann ich buchen?',
    'Kann ich stornieren?',
    'Liefern Sie?',
    'Wie kann ich bezahlen?',
    'Gibt es Parkplätze?',
    'Brauche ich einen Termin?',
    'Sind Hunde erlaubt?',
    'Welche Leistungen bieten Sie an?',
  ],
  greeting: 'Hallo und willkommen bei {name}! Was möchten Sie wissen?',
  asTests: {
    price: 'Was kostet {name}?',
    hours: 'Wann habt ihr am {day} geöffnet?',
    closed: 'geschlossen',
  },
};
