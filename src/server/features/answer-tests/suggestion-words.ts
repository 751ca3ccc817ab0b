import type { LanguageCode } from '#server/engine/language/language-code.ts';

type SuggestionWords = {
  /** How a customer asks for a price; {name} is the thing. */
  price: string;
  /** How a customer asks for the hours of a day; {day} is a weekday. */
  hours: string;
  /** In an answer about a day without hours. */
  closed: string;
};

export const suggestionWords: Record<LanguageCode, SuggestionWords> = {
  en: { price: 'How much is {name}?', hours: 'When are you open on {day}?', closed: 'closed' },
  de: {
    price: 'Was kostet {name}?',
    hours: 'Wann habt ihr am {day} geöffnet?',
    closed: 'geschlossen',
  },
  es: {
    price: '¿Cuánto cuesta {name}?',
    hours: '¿Qué horario tenéis el {day}?',
    closed: 'cerrado',
  },
  fr: {
    price: 'Combien coûte {name} ?',
    hours: 'Quels sont vos horaires le {day} ?',
    closed: 'fermé',
  },
  it: { price: 'Quanto costa {name}?', hours: 'Che orari fate di {day}?', closed: 'chiuso' },
  pt: { price: 'Quanto custa {name}?', hours: 'Qual é o horário na {day}?', closed: 'fechado' },
  nl: {
    price: 'Hoeveel kost {name}?',
    hours: 'Hoe laat zijn jullie op {day} open?',
    closed: 'gesloten',
  },
  pl: {
    price: 'Ile kosztuje {name}?',
    hours: 'Jakie są godziny otwarcia: {day}?',
    closed: 'zamknięte',
  },
};

/** Monday is 0. */
export function nameOfDay({ day, language }: { day: number; language: LanguageCode }): string {
  const monday = Date.UTC(2024, 0, 1);
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return format.format(new Date(monday + day * 86_400_000));
}
