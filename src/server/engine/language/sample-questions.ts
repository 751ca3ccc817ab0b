import type { LanguageCode } from './language-code.ts';

/** What customers ask most, for showing an owner what a website already answers. `{thing}` is a row of a price list. */
export type SampleQuestions = {
  hours: string;
  price: string;
  address: string;
  phone: string;
  email: string;
  /** Asked where a website has no typed facts. */
  common: readonly string[];
  /** `{name}` is the business. */
  greeting: string;
};

export const sampleQuestions: Record<LanguageCode, SampleQuestions> = {
  en: {
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
  },
  de: {
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
  },
  es: {
    hours: '¿Cuál es su horario?',
    price: '¿Cuánto cuesta {thing}?',
    address: '¿Cuál es su dirección?',
    phone: '¿Cuál es su número de teléfono?',
    email: '¿Cuál es su correo electrónico?',
    common: [
      '¿Cómo puedo reservar?',
      '¿Puedo cancelar?',
      '¿Hacen envíos?',
      '¿Cómo puedo pagar?',
      '¿Hay aparcamiento?',
      '¿Necesito cita previa?',
      '¿Se admiten perros?',
      '¿Qué servicios ofrecen?',
    ],
    greeting: '¡Hola! Le damos la bienvenida a {name}. ¿Qué le gustaría saber?',
  },
  fr: {
    hours: 'Quels sont vos horaires ?',
    price: 'Combien coûte {thing} ?',
    address: 'Quelle est votre adresse ?',
    phone: 'Quel est votre numéro de téléphone ?',
    email: 'Quelle est votre adresse e-mail ?',
    common: [
      'Comment réserver ?',
      'Puis-je annuler ?',
      'Est-ce que vous livrez ?',
      'Comment puis-je payer ?',
      'Y a-t-il un parking ?',
      'Faut-il prendre rendez-vous ?',
      'Les chiens sont-ils acceptés ?',
      'Quels services proposez-vous ?',
    ],
    greeting: 'Bonjour et bienvenue chez {name} ! Que souhaitez-vous savoir ?',
  },
  it: {
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
  },
  pt: {
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
  },
  nl: {
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
  },
  pl: {
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
  },
};
