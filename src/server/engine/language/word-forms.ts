import type { LanguageCode } from './language-code.ts';

/**
 * What a word is compared by, besides itself. A listed word and a word of a text are forms of one word when they share one.
 * Nouns give dictionary forms, verbs a marked stem ("v:pag"), so that "sagen" never meets "Säge".
 */
export function listForms({
  word,
  language,
  listed,
}: {
  word: string;
  language: LanguageCode;
  listed: boolean;
}): readonly string[] {
  if (keepsItsForm(word, language)) return [word];
  const forms = new Set([word]);
  const rules = rulesOf[language];
  for (const rule of listed ? rules.listedNouns : rules.nouns) addNoun({ forms, word, rule });
  // English verbs are their own stem: "hiring" may come from "hir" or "hire", and only one of them is listed.
  if (language === 'en' && !listed) addEnglishVerb(forms, word);
  for (const ending of listed ? rules.infinitives : rules.verbs) addVerb({ forms, word, ending });
  if (!listed && (language === 'de' || language === 'nl')) {
    const participle = /^ge(.{3,}?)(?:e?[td]|en)$/.exec(word)?.[1];
    if (participle) forms.add(`v:${participle}`);
  }
  return [...forms];
}

/** Short words, numbers and words that would pass for another word without their ending are compared as they are. */
export function keepsItsForm(word: string, language: LanguageCode): boolean {
  return word.length < 4 || /\d/.test(word) || keptWhole[language].has(word);
}

/** An ending of nouns and adjectives and what stands in its place in another form, for example "ies" and "y". */
type NounRule = readonly [ending: string, instead: string];

type Rules = {
  /** Endings of a word in a text, against dictionary forms. */
  nouns: readonly NounRule[];
  /** Endings of a listed word, for lists that hold a plural. */
  listedNouns: readonly NounRule[];
  infinitives: readonly string[];
  verbs: readonly string[];
};

function addNoun({
  forms,
  word,
  rule: [ending, instead],
}: {
  forms: Set<string>;
  word: string;
  rule: NounRule;
}): void {
  const base = word.slice(0, word.length - ending.length);
  if (!word.endsWith(ending) || base.length < 3) return;
  if (instead === undouble) {
    if (/([b-df-hj-np-tv-z])\1$/.test(base)) forms.add(base.slice(0, -1));
  } else if (instead === lengthen) {
    const long = base.replace(/([^aeiou])([aeou])([^aeiou])$/, '$1$2$2$3');
    forms.add(long.replace(/z$/, 's').replace(/v$/, 'f'));
  } else if (instead === afterFour) {
    if (base.length >= 4) forms.add(base);
  } else if (instead !== afterHiss || /(?:[sxzo]|[cs]h)$/.test(base)) {
    forms.add(base + (instead === afterHiss ? '' : instead));
  }
}

function addVerb({
  forms,
  word,
  ending,
}: {
  forms: Set<string>;
  word: string;
  ending: string;
}): void {
  // A bare "n" ends an infinitive only after "er" and "el": "liefern", but not "Wein".
  if (ending === 'n' && !/e[lr]n$/.test(word)) return;
  if (word.endsWith(ending) && word.length - ending.length >= 3)
    forms.add(`v:${word.slice(0, word.length - ending.length)}`);
}

function addEnglishVerb(forms: Set<string>, word: string): void {
  const base = word.replace(/(?:ed|ing)$/, '');
  if (base === word || !/[aeiouy]/.test(base)) return;
  if (base.length < 3 || word.endsWith('eed')) return;
  forms.add(base).add(`${base}e`);
  if (/([bdfglmnprt])\1$/.test(base)) forms.add(base.slice(0, -1));
  if (word.endsWith('ied')) forms.add(`${word.slice(0, -3)}y`);
}

/** Instead of letters: "katten" loses a "t" with its ending, "broden" gains an "o". */
const undouble = '=';
const lengthen = '+';
/** "boxes" has "es" after a hissing sound, "codes" has not. */
const afterHiss = '~';
/** Endings that are common inside short words. */
const afterFour = '4';

function nouns(list: string): NounRule[] {
  return list.split(' ').map((rule) => {
    const [ending = '', instead = ''] = rule.split('>');
    return [ending, instead];
  });
}
const split = (list: string) => list.split(' ');

const rulesOf: Record<LanguageCode, Rules> = {
  en: {
    nouns: nouns(`s es>${afterHiss} ies>y ves>f`),
    listedNouns: nouns('s'),
    infinitives: [],
    verbs: [],
  },
  de: {
    nouns: nouns(
      `e n en s es er>${afterFour} ern>${afterFour} em>${afterFour} in>${afterFour} innen>${afterFour}`,
    ),
    listedNouns: nouns('e n en'),
    infinitives: split('en n'),
    verbs: split('en n e st est t et te ten end'),
  },
  nl: {
    nouns: nouns(
      `e n en s en>${undouble} en>${lengthen} e>${undouble} e>${lengthen} je tje jes tjes`,
    ),
    listedNouns: nouns(`en s en>${undouble} en>${lengthen}`),
    infinitives: split('en'),
    verbs: split('en e t te ten de den'),
  },
  es: {
    nouns: nouns('s es ces>z a>o as>o os>o'),
    listedNouns: nouns('s es'),
    infinitives: split('ar er ir arse erse irse'),
    verbs: split(
      'ar er ir o a e as es an en amos emos imos ais eis aste iste aron ieron ando iendo ado ada ados adas ido ida idos idas aba aban are era ara aria eria iria arlo arla arme irme erme arse irse erse',
    ),
  },
  pt: {
    nouns: nouns('s es oes>ao aes>ao ais>al eis>el ns>m a>o as>o os>o'),
    listedNouns: nouns('s es'),
    infinitives: split('ar er ir'),
    verbs: split(
      'ar er ir o a e as es am em amos emos imos aste iste aram eram iram ando endo indo ado ada ados adas ido ida idos idas ava avam aria eria iria',
    ),
  },
  it: {
    nouns: nouns('i>o i>e i>a e>a a>o e>o chi>co che>ca ghi>go ghe>ga'),
    listedNouns: nouns('i>o i>e e>a'),
    infinitives: split('are ere ire arsi ersi irsi'),
    verbs: split(
      'are ere ire o i a e iamo ate ete ite ano ono ato ata ati ate uto uta uti ute ito ita iti ite ando endo avo ava ero era erei irei arlo arla armi irmi ermi arsi irsi ersi',
    ),
  },
  fr: {
    nouns: nouns('s x e es aux>al'),
    listedNouns: nouns('s x'),
    infinitives: split('er ir re'),
    verbs: split(
      'er ir re e es ez ons ent ais ait aient ant ee ees era erai erons erez is it issez issons',
    ),
  },
  pl: {
    // Every case has an ending of its own, so both sides lose theirs.
    nouns: nouns('a e i o u y om ach ami ow em ie ego emu ym ych ymi im ich imi ej iem owi'),
    listedNouns: nouns('a e i o y'),
    infinitives: split('ac ic yc ec'),
    verbs: split('ac ic yc ec am asz a amy aja e esz emy isz imy y ymy al ala ali il ila ili'),
  },
};

const kept = (list: string): ReadonlySet<string> => new Set(split(list));

/** Words that would pass for another word of the lists without their ending. */
const keptWhole: Record<LanguageCode, ReadonlySet<string>> = {
  en: kept('morning evening wedding earring being during news gas bus wed help'),
  de: kept(
    'wenn wann rest zehn scheint scheinen weinen wein nach noch nicht auch bauen lass sich seine warte garten sonne waer male malen teil rate raten reise reisen weise weisen heute leute alle allen eine einen einer eines meine meinen deine seine ihre ihren keine keinen diese diesen jede jeden waren waere wollen wollte wollten nahe rein reine reinen feste arme armen werden andere anderen anders anderes anderer neun still lange seid sehe wahr schule stelle stellen',
  ),
  es: kept(
    'poder podemos pueda puedas podido casa casas luna lunes lunar duro piensa piensas solar solo sola tener tenemos tenido teniendo familiar pasa como este esta esto estos estas para pero cada todo toda todos todas nada caso casos sobre entre unas unos antes',
  ),
  pt: kept(
    'poder pode podem podemos poderia casa casas duro dura solar solo sola pensa pensar comando anda andar luta poda tens como este esta isto para pelo pela cada todo toda todos todas nada caso casos sobre entre unas uns antes',
  ),
  it: kept(
    'potere potete potuto solo sola soli sole solito solare opera sinistra corsa corte ricco mostri anche salve leggere posta presi conta duro anna modi dite come sono questo questa questi queste della delle dello dalla nella sulla tutto tutti tutte cosa cose caso casi ogni poco',
  ),
  fr: kept(
    'vite vitre sommes reste tous tout cour masse grave haute pris cote prendre elle elles cette cela dans sans sous nous vous plus tres fois mais entre passe passer passe sera',
  ),
  nl: kept(
    'waar waren ware wens vier vierde bent geleden stellen pakken zagen past pete kate karen verlaten volgens volgende enkele wegens trouwens bende schot netjes opeens deze onze alle allen alles even mijn zijn waar naar over onder laat laten gaat want keer soms meer zeer leren best langs',
  ),
  pl: kept(
    'czeka skoro kolej kolego gotowy gotowa gotowe gotowi park parku stop pole pracy jest tego temu jego jako tylko bardzo moze przed przez kiedy ktory ktora ktore mamy same sami samo sama dane',
  ),
};
