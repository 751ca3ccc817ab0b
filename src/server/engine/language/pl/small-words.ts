import type { SmallWords } from '#server/engine/language/small-words.ts';

export const smallWords: SmallWords = {
  asides: 'dla,w,na,przy,od,podczas,jesli,kiedy',
  own: 'moj,moja,moje,mojego,mojej,nasz,nasza,nasze',
  links: 'z,bez,do,jako,po,za,przez',
  fillers: 'mój moj moja moje mojego mojej ten ta',
  additions: 'do dla na o od po w we z za ze co jest',
  topicFillers: 'moj moja moje',
  placeLinks: 'do z w',
  tags: 'czy to jest mozliwe mozna dozwolone',
  vague:
    'następny następna następne stanie dzieje zdarzy coś nic ktoś nikt rzecz rzeczy ok możliwe można mogę może zobaczyć patrzeć powiedzieć wiedzieć wiem chciałbym chciałabym chcę potrzebuję jeszcze już naprawdę tylko trochę pytanie zapytać dokładnie zwykle iść robić zrobić przyjść dać mam mieć około mniej więcej wcześniej potem itd całkowicie absolutnie pewnie prawdopodobnie niestety podobno pewien konkretny szczególnie zazwyczaj myślę planuję wolę interesuje ciekawi rada pomysł kroki proces procedura sposób zasady zasada moment obecnie ostatnio bezpośrednio cały kilka wiele lepiej dobrze problem przypadek sytuacja powód działa wydaje',
  light:
    'mieć macie oferować oferujecie sprzedawać sprzedajecie kupić brać akceptować akceptujecie dozwolone wolno zabrać przynieść zostać kontakt rozmawiać wliczone sklep lokal miejsce gość goście klient klienci odwiedzający menu danie dania polityka metoda metody opcja opcje czas numer dokładnie wcześniej',
  doing:
    'wynająć wypożyczyć wynajem rezerwować zarezerwować dołączyć zapisać wziąć odwiedzić używać spróbować zacząć zaczyna kończy uczy prowadzi przynieść wysłać zamontować założyć wymienić naprawić kupić zamówić zapłacić płacę wydać zostać spać jeść pić oferujecie macie robicie',
  carriers: `za każdy rodzaj rodzaje opcje cena ceny koszt kosztuje kosztują opłata opłaty kwota suma liczba minut minuty godzin godziny dni dzień tygodni
    tydzień miesięcy miesiąc noc nocy czas data trwa trwają chcę chciałbym chciałabym chcemy myślę planuję szukam
    szukamy potrzebuję robić zrobić mieć mam wziąć rezerwować zarezerwować rezerwacja umówić wizyta zamówić przyjść iść
    zacząć zaczyna kończy przynieść dać wiedzieć powiedzieć znaleźć płacić zapłacić zawiera możliwe dostępne dorosły
    dorośli dziecko dzieci osoba osoby osób ludzi członek student studenci córka syn mąż żona przyjaciel rodzina zawsze
    tylko`,
  cost: 'kosztuje koszt cena ceny opłata opłaty bezpłatny darmowy płatny',
  costAsked: 'kosztuje koszt cena opłata bezpłatny darmowy',
  validity:
    'wazn*,cen*,cennik*,ofert*,promocj*,rabat*,znizk*,menu,karta,taryf*,oplat*,bon,bony,obowiazuj*,dostepn*,program*,katalog',
  keptInSearch: 'bez dzien dni dzis dzisiaj jutro rok dwa trzy',
  chatty: 'czesc dziekuje prosze moge mozna macie czy ile jaki jaka jakie ktory ktora ktore',
};
