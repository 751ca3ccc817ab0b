import type { LanguageCode } from './language-code.ts';

/** Prepositions that begin what is said beside the thing itself: for whom, where, when. Folded. */
const words: Record<LanguageCode, string> = {
  en: 'for,in,on,at,from,near,during,before,after,if,when,because',
  de: 'fur,in,im,am,an,auf,bei,vom,von,wahrend,vor,nach,wenn,falls,weil',
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

const setsOf = (lists: Record<LanguageCode, string>): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(Object.entries(lists).map(([language, list]) => [language, new Set(list.split(','))]));

const asideSets = setsOf(words);
const ownSets = setsOf(ownWords);
const none: ReadonlySet<string> = new Set();

export const asideWordsOf = (language: LanguageCode): ReadonlySet<string> =>
  asideSets.get(language) ?? none;

export const ownWordsOf = (language: LanguageCode): ReadonlySet<string> =>
  ownSets.get(language) ?? none;
