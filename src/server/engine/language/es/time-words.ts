import type { TimeWords } from '#server/engine/language/time-words.ts';

export const timeWords: TimeWords = {
  hours: 'una,dos,tres,cuatro,cinco,seis,siete,ocho,nueve,diez,once,doce',
  spanLinks: 'a|hasta',
  spokenTimes: {
    leads: '(?:a|hasta|desde|sobre|de) las?|de|a',
    parts: { ' y media': 30, ' y cuarto': 15, ' menos cuarto': -15 },
  },
  emptyDay: { nobody: /\b(?:nadie)\b/, closed: 'cerrado' },
  publicHolidays:
    'new-years-day epiphany good-friday may-day assumption national-day-es all-saints constitution-day-es immaculate-conception christmas-day',
  notice: {
    before: 'antes,antelacion,anticipacion,previo,previas',
    orEarlier: 'hasta,al menos,como minimo,minimo,con mas de',
    sameDay:
      'el mismo dia,la misma tarde,la misma manana,hoy,esta tarde,esta noche,no me presento,no aparezco',
    dayBefore: 'el dia antes,el dia anterior,la vispera,manana',
    later: 'despues,mas tarde,si no,en caso contrario,pasado ese plazo,con menos,a partir de ahi',
  },
  when: 'cuando,a que hora,hasta cuando,hasta que hora,desde cuando,que dia,que dias,que meses,que mes,que epoca',
};
