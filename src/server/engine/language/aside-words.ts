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

const sets = new Map<LanguageCode, ReadonlySet<string>>();

export function asideWordsOf(language: LanguageCode): ReadonlySet<string> {
  let set = sets.get(language);
  if (!set) {
    set = new Set(words[language].split(','));
    sets.set(language, set);
  }
  return set;
}
