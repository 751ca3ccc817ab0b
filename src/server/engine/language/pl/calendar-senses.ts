import { type CalendarWords, list } from '#server/engine/language/calendar-words.ts';

/** What words say about a time or a day: that it is open, that one must call first. */
export const senses: CalendarWords['senses'] = {
  open: list(
    'otwarte|otwarty|otwarta|otwarci|czynne|czynny|czynna|czynni|otwieramy|dostępny|otwarcie',
  ),
  opens: list('otwieramy o|otwarcie o|otwieramy od'),
  closed: list(
    'zamknięte|nieczynne|zamknięty|nieczynny|zamknięta|nieczynna|zamknięci|dzień wolny|wolne|zamknięcie',
  ),
  closes: list('zamykamy o|zamknięcie o|zamykamy'),
  hours: list(
    'godziny otwarcia|godziny|godziny pracy|godzin otwarcia|nasze godziny|godziny przyjęć|czynne w godzinach',
  ),
  from: list('od|między|od godziny|od godz|pomiędzy|w godzinach|w godz|od dnia'),
  to: list('do|a|do godziny|do godz|do końca'),
  until: list('do|do godziny|do godz|tylko do|przed godziną|najpóźniej o'),
  at: list('o|o godzinie|o godz|około'),
  on: list('w|we|na|podczas|w dniu|w dniach|w okresie'),
  and: list('i|oraz|lub|a także|także'),
  daily: list('codziennie|każdego dnia|przez cały tydzień|7 dni w tygodniu'),
  weekdays: list('dni robocze|w dni robocze|w tygodniu|dni powszednie|w dni powszednie'),
  weekend: list('weekend|weekendy|w weekend|w weekendy'),
  noon: list('południe|południa|w południe'),
  midnight: list('północ|północy'),
  clock: list('godz|godzina|godziny'),
  am: list('rano'),
  pm: list('po południu|wieczorem'),
  morning: list('rano|przed południem'),
  afternoon: list('popołudnie|po południu'),
  evening: list('wieczór|wieczorem'),
  appointment: list(
    'po umówieniu|tylko po umówieniu|po wcześniejszym umówieniu|na zapisy|po uzgodnieniu|po rezerwacji|po wcześniejszym uzgodnieniu|na umówione wizyty',
  ),
  always: list('całodobowo|24/7|24h|całą dobę|24 godziny na dobę'),
  late: list('późna|ostatniego klienta|późno|późnej nocy|ostatniego gościa'),
  'sold-out': list('wyczerpania zapasów|wyprzedania|wyczerpania'),
  usual: list(
    'jak zwykle|normalne godziny letnie|normalne godziny zimowe|normalne godziny|w normalnych godzinach|bez zmian',
  ),
  except: list('oprócz|poza|z wyjątkiem|z wyłączeniem'),
  only: list('tylko|wyłącznie|jedynie'),
  even: list('także w|również|włącznie'),
  'public-holidays': list(
    'święta|dni świąteczne|w święta|święta państwowe|dni ustawowo wolne od pracy|dni wolne od pracy',
  ),
  'of-month': list('miesiąca|w miesiącu|każdego miesiąca'),
  every: list('każdy|każdą|każda|każde|w każdą|w każdy'),
  'last-orders': list(
    'ostatnie zamówienia|ostatnie zamówienie|kuchnia czynna do|kuchnia do|ostatnie wejście',
  ),
  break: list('przerwa|przerwa obiadowa|przerwę|przerwy'),
  all: list('wszystko|wszystkie|oba|obie|oba sklepy|wszystkie sklepy'),
  no: list('nie|bez|brak|nigdy'),
  glue: list(
    'jesteśmy|jest|są|nasz|nasza|nasze|my|się|z|ze|dla|to|oraz|bez przerwy|cały rok|dzień|dni|tydzień|będzie|będziemy|na|i|godz',
  ),
  'all-year': list('cały rok|przez cały rok|całorocznie'),
  'season-word': list('w tym czasie|w tym okresie'),
  'company-holiday': list('urlop|przerwa urlopowa|przerwa wakacyjna|wakacje|urlopu|na urlopie'),
  unavailable: list(
    'poczta głosowa|automatyczna sekretarka|niedostępny|niedostępna|niedostępne|nie odbieramy|nie działa',
  ),
};
