import type { Phrases } from '#server/engine/language/phrases.ts';

export const italianPhrases: Phrases = {
  greeting: 'Salve! Cosa desidera sapere?',
  howAreYou: 'Sto bene, grazie! Come posso aiutarla?',
  thanks: "Prego! Posso aiutarla in qualcos'altro?",
  goodbye: 'Arrivederci e a presto!',
  thanksGoodbye: 'Prego! Arrivederci e buona giornata.',
  about:
    'Sono un assistente automatico (IA), non una persona. Rispondo con le informazioni fornite da questa attività e posso coinvolgere una persona quando non so aiutare.',
  help: 'Posso rispondere a domande su questa attività, per esempio su orari, prezzi, servizi e contatti. Cosa desidera sapere?',
  acknowledge: 'Perfetto! Se serve altro, sono qui.',
  accept: 'Certo! Cosa desidera sapere?',
  praise: 'Grazie mille, sono felice di aver aiutato! Serve altro?',
  decline: 'Va bene! Se le viene in mente altro, chieda pure.',
  human: 'Certo. La metto in contatto con una persona.',
  frustrated:
    'Mi dispiace di non aver saputo aiutarla come serviva. Preferisce parlare con una persona?',
  unclear: 'Cosa desidera sapere?',
  mayHelp: 'Forse questo risponde alla sua domanda:',
  unknown: 'Non ho trovato questa informazione tra quelle che ho.',
  noPrice: 'Non ho un prezzo per questo. Ecco cosa so:',
  nearTopics: 'Forse cerca uno di questi argomenti.',
  offerPerson: 'Vuole che passi la sua domanda al team?',
  askBack: 'Quale intende?',
  partlyUnknown: 'Non ho trovato una risposta al resto della sua domanda.',
  teamOffer: 'Vuole chiedere al nostro team o lasciare i suoi recapiti?',
  teamCalledMinute: 'Ho avvisato il team. Di solito la risposta arriva entro un minuto.',
  teamCalled: 'Ho avvisato il team. Di solito la risposta arriva entro {minutes} minuti.',
  teamClosed:
    'Al momento non c’è nessuno del nostro team. Lasci i suoi recapiti e la ricontatteremo.',
  leaveDetails: 'Lasci i suoi recapiti e qualcuno del nostro team la ricontatterà.',
  teamMissed:
    'Nessuno del nostro team è riuscito a collegarsi. Lasci i suoi recapiti e la ricontatteremo.',
  teamStepped:
    'Il nostro team si è dovuto allontanare. Lasci i suoi recapiti e la ricontatteremo, oppure mi chieda altro.',
  notAnswering: 'Grazie per il suo messaggio. Al momento non posso rispondere alle domande.',
  answerFailed: 'Non sono riuscito a rispondere. Riprovi o lasci i suoi recapiti.',
  coveredMuch: 'Abbiamo già parlato di molte cose. Qualcuno del nostro team può dirle di più.',
  inOtherLanguage: {
    en: 'Le nostre informazioni sono in inglese:',
    de: 'Le nostre informazioni sono in tedesco:',
    es: 'Le nostre informazioni sono in spagnolo:',
    fr: 'Le nostre informazioni sono in francese:',
    it: 'Le nostre informazioni sono in italiano:',
    pt: 'Le nostre informazioni sono in portoghese:',
    nl: 'Le nostre informazioni sono in olandese:',
    pl: 'Le nostre informazioni sono in polacco:',
  },
};
