import type { TimeWords } from '#server/engine/language/time-words.ts';

export const timeWords: TimeWords = {
  hours: 'one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve',
  spanLinks: 'to|until|till|and|through',
  emptyDay: { nobody: /\b(?:nobody|no one|no-one)\b/, closed: 'shut' },
  publicHolidays: 'new-years-day christmas-day',
  notice: {
    before: 'before,beforehand,notice,in advance,ahead,prior,out,from now,away',
    orEarlier: 'up to,until,till,at least,no later than,not later than,by,minimum',
    sameDay:
      'on the day,same day,same afternoon,same morning,same evening,day of,today,tonight,this morning,this evening,this afternoon,morning of,last minute,no show,noshow,show up,turn up,forgot',
    dayBefore: 'day before,evening before,night before,tomorrow',
    later:
      'later,after that,afterwards,otherwise,any later,late cancel,late cancellation,late cancellations,later than that,anything later,if later,less than that,with less notice,less notice',
  },
  when: 'when,what time,until when,how late,what day,which day,which night,which days,which months do,which months are,which months is,what months do,what months are,what months is,in which months,what month do,what season is,which season is,what time of year',
};
