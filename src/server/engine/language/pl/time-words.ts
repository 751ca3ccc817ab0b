import type { TimeWords } from '#server/engine/language/time-words.ts';

export const timeWords: TimeWords = {
  hours:
    'pierwsza,druga,trzecia,czwarta,piąta,szósta,siódma,ósma,dziewiąta,dziesiąta,jedenasta,dwunasta',
  spanLinks: 'do',
  emptyDay: { nobody: /\b(?:nikogo|nikt)\b/, closed: 'zamknięte' },
  publicHolidays:
    'new-years-day epiphany easter-sunday easter-monday may-day constitution-day-pl whit-sunday corpus-christi assumption all-saints veterans-day christmas-day boxing-day',
  notice: {
    before: 'przed,wczesniej,z wyprzedzeniem',
    orEarlier: 'do,co najmniej,najpozniej,minimum',
    sameDay: 'tego samego dnia,dzisiaj,dzis,w dniu',
    dayBefore: 'dzien wczesniej,dzien przed,jutro',
    later: 'pozniej,potem,w przeciwnym razie,po tym terminie',
  },
  when: 'kiedy,o ktorej,do kiedy,jaki dzien,w jakie dni,o ktorej godzinie',
};
