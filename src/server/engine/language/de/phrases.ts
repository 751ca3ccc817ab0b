import type { Phrases } from '#server/engine/language/phrases.ts';

export const germanPhrases: Phrases = {
  greeting: 'Hallo! Was möchten Sie wissen?',
  howAreYou: 'Mir geht es gut, danke der Nachfrage! Womit kann ich helfen?',
  thanks: 'Gern geschehen! Kann ich sonst noch helfen?',
  goodbye: 'Auf Wiedersehen und bis bald!',
  thanksGoodbye: 'Gern geschehen! Auf Wiedersehen und einen schönen Tag noch.',
  about:
    'Ich bin ein automatischer KI-Assistent, kein Mensch. Ich beantworte Fragen mit den Informationen, die mir das Unternehmen gegeben hat, und hole bei Bedarf einen Menschen dazu.',
  help: 'Ich beantworte Fragen zu diesem Unternehmen, zum Beispiel zu Öffnungszeiten, Preisen, Leistungen und Kontakt. Was möchten Sie wissen?',
  acknowledge: 'Prima! Melden Sie sich gern, wenn noch etwas ist.',
  accept: 'Gern! Was möchten Sie wissen?',
  praise: 'Vielen Dank, schön, dass ich helfen konnte! Gibt es sonst noch etwas?',
  decline: 'Alles klar! Wenn noch etwas ist, fragen Sie einfach.',
  human: 'Natürlich. Ich gebe Sie an einen Menschen weiter.',
  frustrated:
    'Es tut mir leid, dass ich nicht so helfen konnte, wie Sie es brauchen. Möchten Sie lieber mit einem Menschen sprechen?',
  unclear: 'Was möchten Sie wissen?',
  mayHelp: 'Das könnte Ihre Frage beantworten:',
  unknown: 'Dazu habe ich in meinen Informationen nichts gefunden.',
  noPrice: 'Dafür habe ich keinen Preis. Das weiß ich dazu:',
  nearTopics: 'Vielleicht suchen Sie eines davon.',
  offerPerson: 'Soll ich Ihre Frage an das Team weitergeben?',
  askBack: 'Was davon meinen Sie?',
  partlyUnknown: 'Zum Rest Ihrer Frage habe ich nichts gefunden.',
  teamOffer: 'Möchten Sie unser Team fragen oder Ihre Kontaktdaten hinterlassen?',
  teamCalledMinute:
    'Ich habe das Team benachrichtigt. Eine Antwort dauert meist höchstens eine Minute.',
  teamCalled:
    'Ich habe das Team benachrichtigt. Eine Antwort dauert meist höchstens {minutes} Minuten.',
  teamClosed:
    'Im Moment ist niemand aus unserem Team da. Hinterlassen Sie Ihre Kontaktdaten, und wir melden uns bei Ihnen.',
  leaveDetails:
    'Hinterlassen Sie Ihre Kontaktdaten, und jemand aus unserem Team meldet sich bei Ihnen.',
  teamMissed:
    'Aus unserem Team konnte gerade niemand dazukommen. Hinterlassen Sie Ihre Kontaktdaten, und wir melden uns bei Ihnen.',
  teamStepped:
    'Unser Team musste kurz weg. Hinterlassen Sie Ihre Kontaktdaten, und wir melden uns bei Ihnen, oder fragen Sie mich etwas anderes.',
  notAnswering: 'Vielen Dank für Ihre Nachricht. Im Moment kann ich keine Fragen beantworten.',
  answerFailed:
    'Das konnte ich gerade nicht beantworten. Bitte versuchen Sie es noch einmal oder hinterlassen Sie Ihre Kontaktdaten.',
  coveredMuch:
    'Wir haben hier schon viel besprochen. Jemand aus unserem Team kann Ihnen mehr sagen.',
  inOtherLanguage: {
    en: 'Unsere Informationen sind auf Englisch:',
    de: 'Unsere Informationen sind auf Deutsch:',
    es: 'Unsere Informationen sind auf Spanisch:',
    fr: 'Unsere Informationen sind auf Französisch:',
    it: 'Unsere Informationen sind auf Italienisch:',
    pt: 'Unsere Informationen sind auf Portugiesisch:',
    nl: 'Unsere Informationen sind auf Niederländisch:',
    pl: 'Unsere Informationen sind auf Polnisch:',
  },
};
