import type { LanguageCode } from './language-code.ts';

/**
 * What may be left of a word without its ending. Two words count as forms of one when they share a result;
 * a single stem per word would need a dictionary to tell "liefern" (verb) from "Kindern" (plural).
 * Word lists hold dictionary forms, so endings of conjugated verbs are only taken off words of a text.
 */
export function listStems({
  word,
  language,
  listed,
}: {
  word: string;
  language: LanguageCode;
  listed: boolean;
}): readonly string[] {
  if (keepsItsForm(word, language)) return [word];
  if (language === 'en') return [englishStem(word)];
  const stems = new Set([word]);
  const { nouns, verbs, conjugated } = endingsOf[language];
  for (const ending of nouns) addStem({ stems, word, ending, least: 3 });
  // Endings of verbs are longer and more of them exist, so more of the word has to be left.
  for (const ending of listed ? verbs : [...verbs, ...conjugated])
    addStem({ stems, word, ending, least: 4 });
  if (!listed && (language === 'de' || language === 'nl')) {
    const participle = /^ge(.{4,}?)(?:e?[td]|en)$/.exec(word)?.[1];
    if (participle) stems.add(participle);
  }
  return language === 'nl' ? [...new Set([...stems].map(dutchSpelling))] : [...stems];
}

/** Short words, numbers and words that would pass for another word without their ending are compared as they are. */
export function keepsItsForm(word: string, language: LanguageCode): boolean {
  return word.length < 4 || /\d/.test(word) || keptWhole[language].has(word);
}

function addStem({
  stems,
  word,
  ending,
  least,
}: {
  stems: Set<string>;
  word: string;
  ending: string;
  least: number;
}): void {
  if (word.endsWith(ending) && word.length - ending.length >= least)
    stems.add(word.slice(0, -ending.length));
}

function englishStem(word: string): string {
  let stem = word;
  if (/ie[sd]$/.test(stem) && stem.length > 4) stem = `${stem.slice(0, -3)}y`;
  else if (/(?:ss|sh|ch|x|z)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (/[^sui]s$/.test(stem)) stem = stem.slice(0, -1);
  const base = /^(.*[aeiouy].*?)(?:ed|ing)$/.exec(stem)?.[1];
  if (base && base.length >= 3 && !stem.endsWith('eed') && !keptWhole.en.has(stem))
    // "hiring" comes from "hire": after a short vowel an English verb would have doubled its consonant.
    stem = /^[^aeiou][aeiou][^aeiouwxy]$/.test(base) ? `${base}e` : base;
  if (stem.endsWith('e') && stem.length > 4) stem = stem.slice(0, -1);
  return stem.replace(/([bdfglmnprstz])\1$/, '$1');
}

/** Dutch writes one sound in two ways: "brood" and "broden", "prijs" and "prijzen", "kat" and "katten". */
function dutchSpelling(stem: string): string {
  return stem
    .replace(/(aa|ee|oo|uu)(?=[^aeiou]?$)/, (pair) => pair.charAt(0))
    .replace(/([bdfgklmnprst])\1$/, '$1')
    .replace(/z$/, 's')
    .replace(/v$/, 'f');
}

const split = (list: string) => list.split(' ');

type Endings = {
  nouns: readonly string[];
  verbs: readonly string[];
  conjugated: readonly string[];
};

const endingsOf: Record<Exclude<LanguageCode, 'en'>, Endings> = {
  de: {
    nouns: split('e n en s es'),
    verbs: split('er ern em ung ungen'),
    conjugated: split('st t et te ten'),
  },
  nl: {
    nouns: split('e n en s'),
    verbs: split('je jes tje tjes'),
    conjugated: split('t te ten de den'),
  },
  es: {
    nouns: split('s es a o e as os'),
    verbs: split('ar er ir arse erse irse ado ada ido ida'),
    conjugated: split(
      'an en amos emos imos ais eis aste iste aron ieron ando iendo ados adas idos idas aba aban are era ara aria eria iria arlo arla arme irme erme',
    ),
  },
  pt: {
    nouns: split('s es a o e as os'),
    verbs: split('ar er ir ado ada ido ida'),
    conjugated: split(
      'am em amos emos imos aste iste aram eram iram ando endo indo ados adas idos idas ava avam aria eria iria',
    ),
  },
  it: {
    nouns: split('a e i o he hi'),
    verbs: split('are ere ire arsi ersi irsi ato ata ito ita uto uta'),
    conjugated: split(
      'iamo ate ete ite ano ono ati uti iti ando endo avo ava ero era erei irei arlo arla armi irmi ermi',
    ),
  },
  fr: {
    nouns: split('s x e es'),
    verbs: split('er ir re ee'),
    conjugated: split(
      'ez ons ent ais ait aient ant ees era erai erons erez is it issez issons ement',
    ),
  },
  pl: {
    nouns: split('a e i o u y'),
    verbs: split('ac ic yc ec'),
    conjugated: split(
      'om ach ami ow em ie ego emu ym ych ymi im ich imi ej am asz amy aja esz emy isz imy al ala ali il ila ili iem owi',
    ),
  },
};

const kept = (list: string): ReadonlySet<string> => new Set(split(list));

const keptWhole: Record<LanguageCode, ReadonlySet<string>> = {
  en: kept(
    'evening morning wedding earring dressing ceiling building bedding pudding clothing stocking spring string nothing something anything during being seeing meeting lining rating raining training news always across gas bus plus less unless hundred this those here there were where does care since once',
  ),
  de: kept(
    'reise reisen weise weisen heute leute seite seiten eine einen einer eines meine meinen deine seine ihre ihren alle allen keine keinen diese diesen jede jeden bitte danke hatte hatten waren warte garten welche welchen leise weiter weitere ganze ganzen letzte letzten liebe lieber leider wieder gerade besser oder aber unser unsere unseren werden wurde wurden worte miene feste rate raten reine reinen halte halten malen male sonne sonnen beste besten nach noch nicht auch mich dich sich eben sein bein rest eins dass denn dann wenn weil sehr hier dort mehr ohne eher wird sind habe haben hast will soll kann muss jetzt immer etwas',
  ),
  es: kept(
    'como este esta esto estos estas para pero cada todo toda todos nada caso casos sobre entre desde donde parte tiene tienen hace hacer muy bien cuando porque',
  ),
  pt: kept(
    'como este esta isto para pelo pela cada todo toda todos nada caso casos sobre entre desde parte numa quando fazer porque',
  ),
  it: kept(
    'come sono questo questa questi della delle dello dalla nella sulla tutto tutti cosa cose caso casi fare ogni poco quando perche anche',
  ),
  fr: kept(
    'elle cette cela dans sans sous vers nous vous plus tres fois mais reste faire suite sera etre avec pour tout tous comme',
  ),
  nl: kept(
    'deze onze alle even mijn zijn waar naar over onder zonder heel geen veel iets niets welke hebben heeft worden wordt moet moeten maar meer zeer',
  ),
  pl: kept(
    'jest tego temu jego jako tylko bardzo moze przed przez okolo wiele kiedy ktory ktora ktore jeden moja moje',
  ),
};
