import type { TimeWords } from '#server/engine/language/time-words.ts';

export const timeWords: TimeWords = {
  hours: 'eins,zwei,drei,vier,fünf,sechs,sieben,acht,neun,zehn,elf,zwölf',
  spanLinks: 'bis',
  spokenTimes: { leads: '(?:um|bis|ab|gegen|von)(?: halb)?', parts: {} },
  emptyDay: { nobody: /\b(?:niemand|keiner)\b/, closed: 'geschlossen' },
  publicHolidays:
    'new-years-day good-friday easter-sunday easter-monday may-day ascension whit-sunday whit-monday german-unity christmas-day boxing-day',
  notice: {
    before: 'vorher,vor,davor,im voraus,zuvor',
    orEarlier: 'bis,bis zu,mindestens,spatestens',
    sameDay:
      'am selben tag,am gleichen tag,am selben nachmittag,am selben morgen,heute,am tag selbst,nicht erscheinen,nicht komme,vergessen',
    dayBefore: 'am tag vorher,am vortag,am abend vorher,tag davor,morgen',
    later: 'danach,spater,sonst,andernfalls,bei spaterer,wer spater,ab dann,kurzfristig',
  },
  when: 'wann,um wie viel uhr,bis wann,ab wann,wie spat,welchem tag,welcher tag,seit wann,welchen monaten,welchem monat,welcher jahreszeit',
};
