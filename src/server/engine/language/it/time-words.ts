import type { TimeWords } from '#server/engine/language/time-words.ts';

export const timeWords: TimeWords = {
  hours: 'una,due,tre,quattro,cinque,sei,sette,otto,nove,dieci,undici,dodici',
  spanLinks: 'alle|a',
  spokenTimes: {
    leads: '(?:alle|dalle|fino alle)',
    parts: { ' e mezza': 30, ' e mezzo': 30, ' e un quarto': 15 },
  },
  emptyDay: { nobody: /\b(?:nessuno)\b/, closed: 'chiuso' },
  publicHolidays:
    'new-years-day epiphany easter-sunday easter-monday freedom-day may-day republic-day assumption all-saints immaculate-conception christmas-day boxing-day',
  notice: {
    before: 'prima,di anticipo,di preavviso,in anticipo',
    orEarlier: 'fino a,almeno,entro,al massimo',
    sameDay: 'lo stesso giorno,oggi,stasera,il giorno stesso',
    dayBefore: 'il giorno prima,la sera prima,domani',
    later: 'dopo,piu tardi,altrimenti,in seguito,oltre tale termine',
  },
  when: 'quando,a che ora,fino a quando,che giorno,quali giorni',
};
