import type { Phrases } from '#server/engine/language/phrases.ts';

export const polishPhrases: Phrases = {
  greeting: 'Dzień dobry! W czym mogę pomóc?',
  howAreYou: 'Wszystko dobrze, dziękuję! W czym mogę pomóc?',
  thanks: 'Nie ma za co! Czy mogę jeszcze w czymś pomóc?',
  goodbye: 'Do widzenia i do zobaczenia!',
  thanksGoodbye: 'Nie ma za co! Do widzenia i miłego dnia.',
  about:
    'Jestem automatycznym asystentem AI, a nie człowiekiem. Odpowiadam na podstawie informacji od tej firmy, a gdy nie znam odpowiedzi, mogę poprosić o pomoc człowieka.',
  help: 'Odpowiadam na pytania o tę firmę, na przykład o godziny otwarcia, ceny, usługi i kontakt. Co chcesz wiedzieć?',
  acknowledge: 'Świetnie! Jeśli pojawi się coś jeszcze, chętnie pomogę.',
  accept: 'Jasne! Co chcesz wiedzieć?',
  praise: 'Dziękuję, cieszę się, że mogłem pomóc! Czy jest coś jeszcze?',
  decline: 'W porządku! Jeśli pojawi się kolejne pytanie, chętnie pomogę.',
  human: 'Oczywiście. Przekażę rozmowę człowiekowi.',
  frustrated: 'Przykro mi, że nie udało mi się pomóc. Czy wolisz porozmawiać z człowiekiem?',
  unclear: 'Co chcesz wiedzieć?',
  mayHelp: 'Być może to jest odpowiedź na to pytanie:',
  unknown: 'Nie udało mi się tego znaleźć w informacjach, które mam.',
  noPrice: 'Nie mam ceny tej pozycji. Oto, co wiem:',
  nearTopics: 'Może chodzi o jeden z tych tematów.',
  offerPerson: 'Czy mam przekazać to pytanie zespołowi?',
  askBack: 'O który chodzi?',
  partlyUnknown: 'Nie udało mi się znaleźć odpowiedzi na resztę pytania.',
  teamOffer: 'Czy chce Pan/Pani zapytać nasz zespół, czy zostawić dane kontaktowe?',
  teamCalledMinute: 'Zespół już wie. Odpowiedź zajmuje zwykle najwyżej minutę.',
  teamCalled: 'Zespół już wie. Odpowiedź zajmuje zwykle najwyżej {minutes} min.',
  teamClosed:
    'W tej chwili nie ma nikogo z naszego zespołu. Proszę zostawić dane kontaktowe, a odezwiemy się.',
  leaveDetails: 'Proszę zostawić dane kontaktowe, a ktoś z naszego zespołu się odezwie.',
  teamMissed:
    'Nikt z naszego zespołu nie mógł teraz dołączyć. Proszę zostawić dane kontaktowe, a odezwiemy się.',
  teamStepped:
    'Nasz zespół musiał odejść. Proszę zostawić dane kontaktowe, a odezwiemy się, albo zapytać mnie o coś innego.',
  notAnswering: 'Dziękujemy za wiadomość. W tej chwili nie mogę odpowiadać na pytania.',
  answerFailed:
    'Nie udało mi się teraz odpowiedzieć. Proszę spróbować ponownie lub zostawić dane kontaktowe.',
  coveredMuch: 'Omówiliśmy już wiele. Ktoś z naszego zespołu może powiedzieć więcej.',
  inOtherLanguage: {
    en: 'Nasze informacje są po angielsku:',
    de: 'Nasze informacje są po niemiecku:',
    es: 'Nasze informacje są po hiszpańsku:',
    fr: 'Nasze informacje są po francusku:',
    it: 'Nasze informacje są po włosku:',
    pt: 'Nasze informacje są po portugalsku:',
    nl: 'Nasze informacje są po niderlandzku:',
    pl: 'Nasze informacje są po polsku:',
  },
};
