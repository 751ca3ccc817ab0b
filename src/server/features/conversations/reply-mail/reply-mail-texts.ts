import type { SpokenLanguage } from '#server/engine/language/language-code.ts';
import { spokenReplyMailTexts } from './spoken-reply-mail-texts.ts';

type ReplyMailTexts = {
  subject: string;
  heading: string;
  footnote: string;
  button: string;
  openAddress: string;
};

/** The email with a reply goes to a visitor, so it's written in the languages of the chat rather than in those of our pages. */
export const replyMailTexts: Record<SpokenLanguage, ReplyMailTexts> = {
  en: {
    subject: 'Reply from {chatbot}',
    heading: 'You have a reply',
    footnote: 'You left this address in the chat of {chatbot}. Reply to this mail to answer.',
    button: 'Back to the chat',
    openAddress: 'Or open this address:',
  },
  de: {
    subject: 'Antwort von {chatbot}',
    heading: 'Sie haben eine Antwort',
    footnote:
      'Sie haben diese Adresse im Chat von {chatbot} hinterlassen. Antworten Sie einfach auf diese E-Mail.',
    button: 'Zurück zum Chat',
    openAddress: 'Oder öffnen Sie diese Adresse:',
  },
  es: {
    subject: 'Respuesta de {chatbot}',
    heading: 'Tienes una respuesta',
    footnote:
      'Dejaste esta dirección en el chat de {chatbot}. Responde a este correo para contestar.',
    button: 'Volver al chat',
    openAddress: 'O abre esta dirección:',
  },
  fr: {
    subject: 'Réponse de {chatbot}',
    heading: 'Vous avez une réponse',
    footnote:
      'Vous avez laissé cette adresse dans le chat de {chatbot}. Répondez simplement à cet e-mail.',
    button: 'Revenir au chat',
    openAddress: 'Ou ouvrez cette adresse :',
  },
  it: {
    subject: 'Risposta da {chatbot}',
    heading: 'Hai ricevuto una risposta',
    footnote:
      'Hai lasciato questo indirizzo nella chat di {chatbot}. Per continuare, rispondi a questa e-mail.',
    button: 'Torna alla chat',
    openAddress: 'Oppure apri questo indirizzo:',
  },
  pt: {
    subject: 'Resposta de {chatbot}',
    heading: 'Você tem uma resposta',
    footnote:
      'Você deixou este endereço no chat de {chatbot}. Para continuar, responda a este e-mail.',
    button: 'Voltar ao chat',
    openAddress: 'Ou abra este endereço:',
  },
  nl: {
    subject: 'Antwoord van {chatbot}',
    heading: 'U hebt een antwoord',
    footnote:
      'U hebt dit adres achtergelaten in de chat van {chatbot}. Beantwoord deze e-mail om te reageren.',
    button: 'Terug naar de chat',
    openAddress: 'Of open dit adres:',
  },
  pl: {
    subject: 'Odpowiedź od {chatbot}',
    heading: 'Masz odpowiedź',
    footnote:
      'Ten adres został podany na czacie {chatbot}. Aby odpisać, odpowiedz na tę wiadomość.',
    button: 'Wróć do czatu',
    openAddress: 'Lub otwórz ten adres:',
  },
  ...spokenReplyMailTexts,
};
