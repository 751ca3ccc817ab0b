import { listSpellings } from '#server/engine/language/list-spellings.ts';
import type { TalkWords } from '#server/engine/language/talk-words.ts';

/** How Polish is typed in a hurry and without its marks. */
export const spellings: TalkWords['spellings'] = listSpellings(`
  gdzie: gdze, gdie
  kiedy: kedy
  ile: iel
  kosztuje: kosztóje, koszuje, kostuje
  się: sie
  można: mozna, morzna
  jeszcze: jeszce
  dzisiaj: dzis, dzisaj
  w ogóle: wgl
  nie wiem: nwm
  numer: nr, num
  telefon: tel
  poniedziałek: pon
  wtorek: wt
  środa: sr
  czwartek: czw
  piątek: pt
  sobota: sob
  niedziela: nd, niedz
  godzina: godz
  w weekend: łikend
  otwarte: otwate, otwrte
  czynne: czyne
  przez: przes
  proszę: prosze
  jest: jst, jes
  macie: maice
  czy jest: czyjest
  od której: odktórej
  do której: doktórej
  rezerwacja: rezka
  urodziny: urodz
  zamówić: zamowic
  zapłacić: zaplacic
  płatność kartą: platnosc karta
  kartą: karto
  żeby: zeby
  więcej: wiecej
  chciałbym: chcialbym
  chciałabym: chcialabym
`);
