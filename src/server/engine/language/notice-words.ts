import type { LanguageCode } from './language-code.ts';

/** How a language says that something is called off, and how long before. Folded, separated by commas. */
export type NoticeWords = {
  /** Behind or before a span: "48 hours before", "2 weeks' notice". */
  before: string;
  /** "Up to 48 hours before" means 48 hours or more. */
  orEarlier: string;
  /** Nothing left of the span: "on the day", "a no-show". */
  sameDay: string;
  dayBefore: string;
  /** How a sentence begins that is about less notice than the one before it. */
  later: string;
};

const words: Record<LanguageCode, NoticeWords> = {
  en: {
    before: 'before,beforehand,notice,in advance,ahead,prior,out,from now,away',
    orEarlier: 'up to,until,till,at least,no later than,not later than,by,minimum',
    sameDay:
      'on the day,same day,same afternoon,same morning,same evening,day of,today,tonight,this morning,this evening,this afternoon,morning of,last minute,no show,noshow,show up,turn up,forgot',
    dayBefore: 'day before,evening before,night before,tomorrow',
    later:
      'later,after that,afterwards,otherwise,any later,late cancel,late cancellation,late cancellations,later than that,anything later,if later,less than that,with less notice,less notice',
  },
  de: {
    before: 'vorher,vor,davor,im voraus,zuvor',
    orEarlier: 'bis,bis zu,mindestens,spatestens',
    sameDay:
      'am selben tag,am gleichen tag,am selben nachmittag,am selben morgen,heute,am tag selbst,nicht erscheinen,nicht komme,vergessen',
    dayBefore: 'am tag vorher,am vortag,am abend vorher,tag davor,morgen',
    later: 'danach,spater,sonst,andernfalls,bei spaterer,wer spater,ab dann,kurzfristig',
  },
  es: {
    before: 'antes,antelacion,anticipacion,previo,previas',
    orEarlier: 'hasta,al menos,como minimo,minimo,con mas de',
    sameDay:
      'el mismo dia,la misma tarde,la misma manana,hoy,esta tarde,esta noche,no me presento,no aparezco',
    dayBefore: 'el dia antes,el dia anterior,la vispera,manana',
    later: 'despues,mas tarde,si no,en caso contrario,pasado ese plazo,con menos,a partir de ahi',
  },
  fr: {
    before: 'avant,a l avance,d avance,auparavant',
    orEarlier: 'jusqu a,jusqua,au moins,au plus tard,minimum',
    sameDay: 'le jour meme,aujourd hui,ce soir,ce matin',
    dayBefore: 'la veille,le jour d avant,demain',
    later: 'ensuite,apres,plus tard,sinon,passe ce delai,au dela',
  },
  it: {
    before: 'prima,di anticipo,di preavviso,in anticipo',
    orEarlier: 'fino a,almeno,entro,al massimo',
    sameDay: 'lo stesso giorno,oggi,stasera,il giorno stesso',
    dayBefore: 'il giorno prima,la sera prima,domani',
    later: 'dopo,piu tardi,altrimenti,in seguito,oltre tale termine',
  },
  pt: {
    before: 'antes,de antecedencia',
    orEarlier: 'ate,pelo menos,no minimo',
    sameDay: 'no proprio dia,no mesmo dia,hoje,esta noite',
    dayBefore: 'no dia anterior,na vespera,amanha',
    later: 'depois,mais tarde,caso contrario,apos esse prazo',
  },
  nl: {
    before: 'van tevoren,vooraf,voor,voordat,ervoor',
    orEarlier: 'tot,minstens,ten minste,uiterlijk,minimaal',
    sameDay: 'op de dag zelf,dezelfde dag,vandaag,vanavond',
    dayBefore: 'de dag ervoor,de dag van tevoren,de avond ervoor,morgen',
    later: 'daarna,later,anders,bij latere',
  },
  pl: {
    before: 'przed,wczesniej,z wyprzedzeniem',
    orEarlier: 'do,co najmniej,najpozniej,minimum',
    sameDay: 'tego samego dnia,dzisiaj,dzis,w dniu',
    dayBefore: 'dzien wczesniej,dzien przed,jutro',
    later: 'pozniej,potem,w przeciwnym razie,po tym terminie',
  },
};

export const noticeWordsOf = (language: LanguageCode): NoticeWords => words[language];
