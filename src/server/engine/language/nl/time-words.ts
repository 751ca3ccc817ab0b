import type { TimeWords } from '#server/engine/language/time-words.ts';

export const timeWords: TimeWords = {
  hours: 'een,twee,drie,vier,vijf,zes,zeven,acht,negen,tien,elf,twaalf',
  spanLinks: 'tot',
  spokenTimes: { leads: '(?:om|tot|vanaf|van)(?: half)?', parts: { ' uur': 0 } },
  emptyDay: { nobody: /\b(?:niemand)\b/, closed: 'gesloten' },
  publicHolidays:
    'new-years-day easter-sunday easter-monday kings-day ascension whit-sunday whit-monday christmas-day boxing-day',
  notice: {
    before: 'van tevoren,vooraf,voor,voordat,ervoor',
    orEarlier: 'tot,minstens,ten minste,uiterlijk,minimaal',
    sameDay: 'op de dag zelf,dezelfde dag,vandaag,vanavond',
    dayBefore: 'de dag ervoor,de dag van tevoren,de avond ervoor,morgen',
    later: 'daarna,later,anders,bij latere',
  },
  when: 'wanneer,hoe laat,tot wanneer,welke dag,tot hoe laat',
};
