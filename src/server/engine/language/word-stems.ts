import type { LanguageCode } from './language-code.ts';

/**
 * What may be left of a word without its ending. Two words count as forms of one when they share a result;
 * a single stem per word would need a dictionary to tell "liefern" (verb) from "Kindern" (plural).
 */
export function listStems(word: string, language: LanguageCode): readonly string[] {
  if (word.length < 4 || /\d/.test(word) || keptWhole[language]?.has(word)) return [word];
  if (language === 'en') return [englishStem(word)];
  const stems = new Set([word]);
  for (const { endings, least } of endingsOf[language])
    for (const ending of endings)
      if (word.endsWith(ending) && word.length - ending.length >= least)
        stems.add(word.slice(0, -ending.length));
  if (language === 'de' || language === 'nl') {
    const participle = /^ge(.{4,}?)(?:e?[td]|en)$/.exec(word)?.[1];
    if (participle) stems.add(participle);
  }
  return language === 'nl' ? [...new Set([...stems].map(dutchSpelling))] : [...stems];
}

function englishStem(word: string): string {
  let stem = word;
  if (/ie[sd]$/.test(stem) && stem.length > 4) stem = `${stem.slice(0, -3)}y`;
  else if (/(?:ss|sh|ch|x|z)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (/[^sui]s$/.test(stem)) stem = stem.slice(0, -1);
  const base = /^(.*[aeiouy].*?)(?:ed|ing)$/.exec(stem)?.[1];
  if (base && base.length >= 3 && !stem.endsWith('eed') && !keptWhole.en?.has(stem))
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

type Endings = { endings: readonly string[]; least: number };

/** Endings of nouns and adjectives may leave three letters; those of verbs are longer and need more to stay safe. */
const endingsOf: Record<Exclude<LanguageCode, 'en'>, readonly Endings[]> = {
  de: [
    { endings: ['e', 'n', 'en', 's', 'es'], least: 3 },
    { endings: ['er', 'ern', 'em', 'st', 't', 'et', 'te', 'ten', 'ung', 'ungen'], least: 4 },
  ],
  nl: [
    { endings: ['e', 'n', 'en', 's'], least: 3 },
    { endings: ['t', 'te', 'ten', 'de', 'den', 'je', 'jes', 'tje', 'tjes'], least: 4 },
  ],
  es: [
    { endings: ['s', 'es', 'a', 'o', 'e', 'as', 'os'], least: 3 },
    {
      endings:
        'ar er ir an en amos emos imos ais eis aste iste aron ieron ando iendo ado ada ados adas ido ida idos idas aba aban are era ara aria eria iria arlo arla arme irme erme arse irse erse'.split(
          ' ',
        ),
      least: 4,
    },
  ],
  pt: [
    { endings: ['s', 'es', 'a', 'o', 'e', 'as', 'os'], least: 3 },
    {
      endings:
        'ar er ir am em amos emos imos aste iste aram eram iram ando endo indo ado ada ados adas ido ida idos idas ava avam aria eria iria'.split(
          ' ',
        ),
      least: 4,
    },
  ],
  it: [
    { endings: ['a', 'e', 'i', 'o', 'he', 'hi'], least: 3 },
    {
      endings:
        'are ere ire iamo ate ete ite ano ono ato ata ati uto uta uti ito ita iti ando endo avo ava ero era erei irei arlo arla armi irmi ermi arsi irsi ersi'.split(
          ' ',
        ),
      least: 4,
    },
  ],
  fr: [
    { endings: ['s', 'x', 'e', 'es'], least: 3 },
    {
      endings:
        'er ez ons ent ais ait aient ant ee ees era erai erons erez ir is it issez issons re ement'.split(
          ' ',
        ),
      least: 4,
    },
  ],
  pl: [
    { endings: ['a', 'e', 'i', 'o', 'u', 'y'], least: 3 },
    {
      endings:
        'om ach ami ow em ie ego emu ym ych ymi im ich imi ej ac ic yc ec am asz amy aja esz emy isz imy al ala ali il ila ili iem owi'.split(
          ' ',
        ),
      least: 4,
    },
  ],
};

const kept = (list: string) => new Set(list.split(' '));

/** Words whose ending belongs to them: without it they would pass for another word of the lists. */
const keptWhole: Partial<Record<LanguageCode, ReadonlySet<string>>> = {
  en: kept(
    'evening morning wedding earring dressing ceiling building bedding pudding clothing stocking spring string nothing something anything during being seeing meeting lining rating raining training news always across gas bus plus less unless hundred wed',
  ),
  de: kept(
    'reise reisen weise weisen heute leute seite seiten eine einen einer eines meine meinen deine seine ihre ihren alle allen keine keinen diese diesen jede jeden bitte danke hatte hatten waren warte garten welche welchen leise weiter weitere ganze ganzen letzte letzten liebe lieber leider wieder gerade besser oder aber unser unsere unseren werden wurde wurden worte miene feste rate raten reine reinen halte halten malen male sonne sonnen beste besten',
  ),
  es: kept(
    'como este esta esto estos estas para pero cada todo toda todos nada caso casos sobre entre desde donde parte',
  ),
  pt: kept(
    'como este esta isto para pelo pela cada todo toda todos nada caso casos sobre entre desde parte numa',
  ),
  it: kept(
    'come sono questo questa questi della delle dello dalla nella sulla tutto tutti cosa cose caso casi fare ogni poco',
  ),
  fr: kept(
    'elle cette cela dans sans sous vers nous vous plus tres fois mais reste faire suite sera etre',
  ),
  nl: kept(
    'deze onze alle even mijn zijn waar naar over onder zonder heel geen veel iets niets wat',
  ),
  pl: kept(
    'jest tego temu jego jako tylko bardzo moze przed przez okolo wiele kiedy ktory ktora ktore',
  ),
};
