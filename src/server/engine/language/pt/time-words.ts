import type { TimeWords } from '#server/engine/language/time-words.ts';

export const timeWords: TimeWords = {
  hours: 'uma,duas,três,quatro,cinco,seis,sete,oito,nove,dez,onze,doze',
  spanLinks: 'às|a|até',
  spokenTimes: {
    leads: '(?:às|das|até às|pelas)',
    parts: { ' e meia': 30, ' e quinze': 15 },
  },
  emptyDay: { nobody: /\b(?:ninguem)\b/, closed: 'fechado' },
  publicHolidays: 'new-years-day good-friday may-day christmas-day',
  notice: {
    before: 'antes,de antecedencia',
    orEarlier: 'ate,pelo menos,no minimo',
    sameDay: 'no proprio dia,no mesmo dia,hoje,esta noite',
    dayBefore: 'no dia anterior,na vespera,amanha',
    later: 'depois,mais tarde,caso contrario,apos esse prazo',
  },
  when: 'quando,a que horas,ate quando,que dia,que dias',
};
