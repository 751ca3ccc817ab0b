import type { SpokenWords } from './spoken-words.ts';

export const sv: SpokenWords = {
  phrases: {
    greeting: 'Hej! Vad vill du veta?',
    howAreYou: 'Det är bara bra, tack för att du frågar! Vad kan jag hjälpa dig med?',
    thanks: 'Varsågod! Är det något mer jag kan hjälpa till med?',
    goodbye: 'Hej då, och välkommen tillbaka när som helst!',
    thanksGoodbye: 'Varsågod! Hej då, och ha en fin dag.',
    about:
      'Jag är en automatisk AI-assistent, inte en människa. Jag svarar på frågor utifrån den information som företaget har gett mig, och jag kan koppla in en person när jag inte kan hjälpa.',
    help: 'Jag kan svara på frågor om företaget, till exempel om öppettider, priser, tjänster och kontaktuppgifter. Vad vill du veta?',
    acknowledge: 'Toppen! Säg till om det är något mer.',
    accept: 'Absolut! Vad vill du veta?',
    praise: 'Tack, vad roligt att jag kunde hjälpa till! Är det något mer?',
    decline: 'Okej! Fråga bara om det dyker upp något mer.',
    human: 'Självklart. Jag kopplar dig vidare till en person.',
    frustrated:
      'Jag beklagar att jag inte kunde hjälpa dig så som du behövde. Vill du prata med en person i stället?',
    unclear: 'Vad vill du veta?',
    mayHelp: 'Det här kan vara vad du söker:',
    unknown: 'Jag hittade inte det i informationen jag har.',
    offerPerson: 'Vill du att jag skickar din fråga vidare till teamet?',
    askBack: 'Vilken menar du?',
    partlyUnknown: 'Jag hittade inget svar på resten av din fråga.',
    teamOffer: 'Vill du fråga vårt team eller lämna dina uppgifter?',
    teamCalledMinute: 'Jag har meddelat teamet. Ett svar tar oftast högst en minut.',
    teamCalled: 'Jag har meddelat teamet. Ett svar tar oftast högst {minutes} minuter.',
    teamClosed: 'Ingen från vårt team är här just nu. Lämna dina uppgifter så återkommer vi.',
    leaveDetails: 'Lämna dina uppgifter så återkommer någon från vårt team.',
    teamMissed:
      'Ingen från vårt team kunde ansluta just nu. Lämna dina uppgifter så återkommer vi.',
    teamStepped:
      'Vårt team var tvunget att gå ifrån. Lämna dina uppgifter så återkommer vi, eller fråga mig något annat.',
    notAnswering: 'Tack för ditt meddelande. Jag kan inte svara på frågor just nu.',
    answerFailed: 'Jag kunde inte svara just nu. Försök igen eller lämna dina uppgifter.',
    coveredMuch: 'Vi har gått igenom mycket här. Någon från vårt team kan berätta mer.',
    inOtherLanguage: {
      en: 'Vår information är på engelska:',
      de: 'Vår information är på tyska:',
      es: 'Vår information är på spanska:',
      fr: 'Vår information är på franska:',
      it: 'Vår information är på italienska:',
      pt: 'Vår information är på portugisiska:',
      nl: 'Vår information är på nederländska:',
      pl: 'Vår information är på polska:',
    },
  },
  talk: {
    greeting: 'hej, hejsan, hallå, god morgon, god dag, god kväll, tjena, tja, hej hej, goddag',
    howAreYou: 'hur mår du, hur är läget, läget, hur är det',
    thanks: 'tack, tack så mycket, tusen tack, stort tack, tackar, tack för hjälpen, tack snälla',
    goodbye: 'hej då, adjö, vi ses, ha det bra, ha en bra dag, ha en fin dag, god natt',
    acknowledge: 'okej, ok, jag förstår, uppfattat, då så',
    accept: 'ja, ja tack, gärna, jo tack, absolut',
    decline: 'nej, nej tack, det behövs inte',
    praise: 'bra, jättebra, toppen, perfekt, utmärkt, kanon',
    about: 'vem är du, är du en robot, är du en bot, är du en människa',
    help: 'hjälp, jag behöver hjälp, kan du hjälpa mig, vad kan du hjälpa till med',
    human:
      'jag vill prata med en människa, jag vill prata med en person, jag vill prata med någon, jag vill tala med en människa, jag vill tala med någon, kan jag prata med en människa, kan jag få prata med någon, prata med en människa, koppla mig till en människa, kundtjänst',
    filler: 'snälla, så mycket, då',
  },
};
