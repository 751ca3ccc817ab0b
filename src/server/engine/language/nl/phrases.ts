import type { Phrases } from '#server/engine/language/phrases.ts';

export const dutchPhrases: Phrases = {
  greeting: 'Hallo! Wat wilt u weten?',
  howAreYou: 'Met mij gaat het goed, bedankt! Waarmee kan ik u helpen?',
  thanks: 'Graag gedaan! Kan ik u nog ergens mee helpen?',
  goodbye: 'Tot ziens, en graag tot de volgende keer!',
  thanksGoodbye: 'Graag gedaan! Tot ziens en nog een fijne dag.',
  about:
    'Ik ben een automatische AI-assistent, geen mens. Ik beantwoord vragen met de informatie van dit bedrijf en kan er iemand bij halen als ik het niet weet.',
  help: 'Ik beantwoord vragen over dit bedrijf, bijvoorbeeld over openingstijden, prijzen, diensten en contactgegevens. Wat wilt u weten?',
  acknowledge: 'Mooi! Laat het gerust weten als er nog iets is.',
  accept: 'Graag! Wat wilt u weten?',
  praise: 'Dank u wel, fijn dat ik kon helpen! Is er nog iets?',
  decline: 'Prima! Als er nog iets is, vraag het gerust.',
  human: 'Natuurlijk. Ik breng u in contact met iemand.',
  frustrated: 'Het spijt me dat ik u niet goed kon helpen. Wilt u liever met iemand spreken?',
  unclear: 'Wat wilt u weten?',
  mayHelp: 'Misschien beantwoordt dit uw vraag:',
  unknown: 'Dat heb ik niet gevonden in de informatie die ik heb.',
  noPrice: 'Daar heb ik geen prijs voor. Dit weet ik wel:',
  nearTopics: 'Misschien zoekt u een van deze onderwerpen.',
  offerPerson: 'Zal ik uw vraag doorgeven aan het team?',
  askBack: 'Welke bedoelt u?',
  partlyUnknown: 'Op de rest van uw vraag heb ik geen antwoord gevonden.',
  teamOffer: 'Wilt u het aan ons team vragen of uw gegevens achterlaten?',
  teamCalledMinute: 'Ik heb het team gewaarschuwd. Een antwoord duurt meestal hooguit een minuut.',
  teamCalled: 'Ik heb het team gewaarschuwd. Een antwoord duurt meestal hooguit {minutes} minuten.',
  teamClosed:
    'Er is op dit moment niemand van ons team. Laat uw gegevens achter, dan nemen we contact met u op.',
  leaveDetails: 'Laat uw gegevens achter, dan neemt iemand van ons team contact met u op.',
  teamMissed:
    'Niemand van ons team kon er nu bij komen. Laat uw gegevens achter, dan nemen we contact met u op.',
  teamStepped:
    'Ons team moest even weg. Laat uw gegevens achter, dan nemen we contact met u op, of stel me een andere vraag.',
  notAnswering: 'Bedankt voor uw bericht. Ik kan op dit moment geen vragen beantwoorden.',
  answerFailed: 'Ik kon nu geen antwoord geven. Probeer het opnieuw of laat uw gegevens achter.',
  coveredMuch: 'We hebben hier al veel besproken. Iemand van ons team kan u meer vertellen.',
  inOtherLanguage: {
    en: 'Onze informatie is in het Engels:',
    de: 'Onze informatie is in het Duits:',
    es: 'Onze informatie is in het Spaans:',
    fr: 'Onze informatie is in het Frans:',
    it: 'Onze informatie is in het Italiaans:',
    pt: 'Onze informatie is in het Portugees:',
    nl: 'Onze informatie is in het Nederlands:',
    pl: 'Onze informatie is in het Pools:',
  },
};
