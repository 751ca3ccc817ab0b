import type { LanguageCode } from './language-code.ts';

/** Prepositions that begin what is said beside the thing itself: for whom, where, when. Folded. */
const words: Record<LanguageCode, string> = {
  en: 'for,in,on,at,from,near,during,before,after,if,when,because',
  de: 'fur,furs,zum,zur,beim,ins,aufs,in,im,am,an,auf,bei,vom,von,wahrend,vor,nach,wenn,falls,weil',
  es: 'para,en,desde,durante,cerca,si,cuando',
  fr: 'pour,dans,en,chez,a,au,depuis,pendant,si,quand',
  it: 'per,in,nel,nella,al,alla,da,durante,se,quando',
  pt: 'para,em,no,na,ao,durante,se,quando',
  nl: 'voor,in,op,bij,vanaf,tijdens,als,wanneer',
  pl: 'dla,w,na,przy,od,podczas,jesli,kiedy',
};

/** What belongs to the visitor: "neuter my terrier". Folded. */
const ownWords: Record<LanguageCode, string> = {
  en: 'my,our',
  de: 'mein,meine,meinen,meinem,meiner,unser,unsere,unseren,unserem,unserer',
  es: 'mi,mis,nuestro,nuestra,nuestros,nuestras',
  fr: 'mon,ma,mes,notre,nos',
  it: 'mio,mia,miei,mie,nostro,nostra',
  pt: 'meu,minha,meus,minhas,nosso,nossa',
  nl: 'mijn,ons,onze',
  pl: 'moj,moja,moje,mojego,mojej,nasz,nasza,nasze',
};

/** Prepositions beside those that begin a part of a question which a follow-up may exchange. Folded. */
const linkWords: Record<LanguageCode, string> = {
  en: 'with,without,to,as,by,until,of',
  de: 'mit,ohne,nach,als,zum,zur,bis,aus,zu',
  es: 'con,sin,a,al,como,hasta,de,del,por',
  fr: 'avec,sans,comme,jusqu,de,du,des,par,vers',
  it: 'con,senza,a,come,fino,di,del,della,verso',
  pt: 'com,sem,a,como,ate,de,do,da,por',
  nl: 'met,zonder,naar,als,tot,van,te',
  pl: 'z,bez,do,jako,po,za,przez',
};

const setsOf = (lists: Record<LanguageCode, string>): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(Object.entries(lists).map(([language, list]) => [language, new Set(list.split(','))]));

const asideSets = setsOf(words);
const ownSets = setsOf(ownWords);
const linkSets = setsOf(linkWords);
const none: ReadonlySet<string> = new Set();

export const asideWordsOf = (language: LanguageCode): ReadonlySet<string> =>
  asideSets.get(language) ?? none;

export const ownWordsOf = (language: LanguageCode): ReadonlySet<string> =>
  ownSets.get(language) ?? none;

/** Whether a word begins a part such as "for two people", "with a view", "to Norway". */
export const isLinkWord = (word: string, language: LanguageCode): boolean =>
  asideWordsOf(language).has(word) || (linkSets.get(language) ?? none).has(word);
