import type { Phrases } from '#server/engine/language/phrases.ts';

export const danishPhrases: Phrases = {
  greeting: 'Hej! Hvad vil du gerne vide?',
  howAreYou: 'Det går fint, tak fordi du spørger! Hvad kan jeg hjælpe med?',
  thanks: 'Det var så lidt! Er der andet, jeg kan hjælpe med?',
  goodbye: 'Farvel, og du er altid velkommen igen!',
  thanksGoodbye: 'Det var så lidt! Farvel, og hav en god dag.',
  about:
    'Jeg er en automatisk AI-assistent, ikke et menneske. Jeg svarer på spørgsmål ud fra de oplysninger, virksomheden har givet mig, og jeg kan få fat i en person, når jeg ikke kan hjælpe.',
  help: 'Jeg kan svare på spørgsmål om virksomheden, for eksempel om åbningstider, priser, ydelser og kontaktoplysninger. Hvad vil du gerne vide?',
  acknowledge: 'Fint! Sig til, hvis der er andet.',
  accept: 'Selvfølgelig! Hvad vil du gerne vide?',
  praise: 'Tak, jeg er glad for, at jeg kunne hjælpe! Er der andet?',
  decline: 'Helt i orden! Spørg bare, hvis der er andet.',
  human: 'Selvfølgelig. Jeg sender dig videre til en person.',
  frustrated:
    'Beklager, at jeg ikke kunne hjælpe, som du havde brug for. Vil du hellere tale med en person?',
  unclear: 'Hvad vil du gerne vide?',
  mayHelp: 'Det er måske det her, du leder efter:',
  unknown: 'Det kunne jeg ikke finde i de oplysninger, jeg har.',
  noPrice: 'Jeg har ikke en pris på det. Det her ved jeg:',
  nearTopics: 'Måske leder du efter noget af dette.',
  offerPerson: 'Skal jeg sende dit spørgsmål videre til teamet?',
  askBack: 'Hvilken mener du?',
  partlyUnknown: 'Jeg kunne ikke finde svar på resten af dit spørgsmål.',
  teamOffer: 'Vil du spørge vores team eller efterlade dine oplysninger?',
  teamCalledMinute: 'Jeg har givet teamet besked. Et svar tager som regel højst et minut.',
  teamCalled: 'Jeg har givet teamet besked. Et svar tager som regel højst {minutes} minutter.',
  teamClosed:
    'Der er ingen fra vores team til stede lige nu. Efterlad dine oplysninger, så vender vi tilbage.',
  leaveDetails: 'Efterlad dine oplysninger, så vender en fra vores team tilbage.',
  teamMissed:
    'Ingen fra vores team kunne deltage lige nu. Efterlad dine oplysninger, så vender vi tilbage.',
  teamStepped:
    'Vores team måtte gå fra. Efterlad dine oplysninger, så vender vi tilbage, eller spørg mig om noget andet.',
  notAnswering: 'Tak for din besked. Jeg kan ikke svare på spørgsmål lige nu.',
  answerFailed: 'Jeg kunne ikke svare lige nu. Prøv igen, eller efterlad dine oplysninger.',
  coveredMuch: 'Vi har været vidt omkring. En fra vores team kan fortælle dig mere.',
  inOtherLanguage: {
    en: 'Vores oplysninger er på engelsk:',
    de: 'Vores oplysninger er på tysk:',
    es: 'Vores oplysninger er på spansk:',
    fr: 'Vores oplysninger er på fransk:',
    it: 'Vores oplysninger er på italiensk:',
    pt: 'Vores oplysninger er på portugisisk:',
    nl: 'Vores oplysninger er på nederlandsk:',
    pl: 'Vores oplysninger er på polsk:',
  },
};
