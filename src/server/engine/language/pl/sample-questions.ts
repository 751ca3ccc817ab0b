import type { SampleQuestions } from '#server/engine/language/sample-questions.ts';

export const sampleQuestions: SampleQuestions = {
  hours: 'Jakie są godziny otwarcia?',
  price: 'Ile kosztuje {thing}?',
  address: 'Jaki jest wasz adres?',
  phone: 'Jaki jest wasz numer telefonu?',
  email: 'Jaki jest wasz adres e-mail?',
  common: [
    'Jak mogę zarezerwować?',
    'Czy mogę odwołać?',
    'Czy dostarczacie?',
    'Jak mogę zapłacić?',
    'Czy jest parking?',
    'Czy muszę się umówić?',
    'Czy można przyjść z psem?',
    'Jakie usługi oferujecie?',
  ],
  greeting: 'Dzień dobry! Witamy w {name}. Co chcesz wiedzieć?',
  asTests: {
    price: 'Ile kosztuje {name}?',
    hours: 'Jakie są godziny otwarcia: {day}?',
    closed: 'zamknięte',
  },
};
