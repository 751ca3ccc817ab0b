import type { Phrases } from '#server/engine/language/phrases.ts';

export const frenchPhrases: Phrases = {
  greeting: 'Bonjour ! Que souhaitez-vous savoir ?',
  howAreYou: 'Je vais bien, merci de demander ! Comment puis-je vous aider ?',
  thanks: 'Avec plaisir ! Puis-je vous aider pour autre chose ?',
  goodbye: 'Au revoir et à bientôt !',
  thanksGoodbye: 'Avec plaisir ! Au revoir et bonne journée.',
  about:
    "Je suis un assistant automatique (IA), pas une personne. Je réponds à partir des informations fournies par l'entreprise et je peux faire appel à une personne quand je ne sais pas.",
  help: 'Je peux répondre à vos questions sur cette entreprise : horaires, prix, services, coordonnées. Que souhaitez-vous savoir ?',
  acknowledge: "Parfait ! N'hésitez pas si vous avez une autre question.",
  accept: 'Bien sûr ! Que souhaitez-vous savoir ?',
  praise: "Merci beaucoup, ravi d'avoir pu vous aider ! Autre chose ?",
  decline: "Très bien ! Si une autre question vous vient, n'hésitez pas.",
  human: 'Bien sûr. Je vous mets en relation avec une personne.',
  frustrated:
    'Je suis désolé de ne pas avoir pu vous aider comme il faut. Souhaitez-vous parler à une personne ?',
  unclear: 'Que souhaitez-vous savoir ?',
  mayHelp: 'Ceci répond peut-être à votre question :',
  unknown: "Je n'ai pas trouvé cela dans les informations dont je dispose.",
  noPrice: "Je n'ai pas de prix pour cela. Voici ce que je sais :",
  nearTopics: 'Vous cherchez peut-être l’un de ces sujets.',
  offerPerson: "Voulez-vous que je transmette votre question à l'équipe ?",
  askBack: 'Lequel voulez-vous dire ?',
  partlyUnknown: "Je n'ai pas trouvé de réponse au reste de votre question.",
  teamOffer: 'Voulez-vous demander à notre équipe ou laisser vos coordonnées ?',
  teamCalledMinute: 'J’ai prévenu l’équipe. Une réponse prend en général une minute au plus.',
  teamCalled: 'J’ai prévenu l’équipe. Une réponse prend en général {minutes} minutes au plus.',
  teamClosed:
    'Personne de notre équipe n’est là pour le moment. Laissez vos coordonnées et nous vous répondrons.',
  leaveDetails: 'Laissez vos coordonnées et quelqu’un de notre équipe vous répondra.',
  teamMissed:
    'Personne de notre équipe n’a pu se joindre à vous. Laissez vos coordonnées et nous vous répondrons.',
  teamStepped:
    'Notre équipe a dû s’absenter. Laissez vos coordonnées et nous vous répondrons, ou posez-moi une autre question.',
  notAnswering: 'Merci pour votre message. Je ne peux pas répondre aux questions pour le moment.',
  answerFailed: 'Je n’ai pas pu répondre cette fois. Réessayez ou laissez vos coordonnées.',
  coveredMuch:
    'Nous avons déjà abordé beaucoup de choses. Quelqu’un de notre équipe peut vous en dire plus.',
  inOtherLanguage: {
    en: 'Nos informations sont en anglais :',
    de: 'Nos informations sont en allemand :',
    es: 'Nos informations sont en espagnol :',
    fr: 'Nos informations sont en français :',
    it: 'Nos informations sont en italien :',
    pt: 'Nos informations sont en portugais :',
    nl: 'Nos informations sont en néerlandais :',
    pl: 'Nos informations sont en polonais :',
  },
};
