/** English endings are taken off (Porter's second stemmer, the steps that matter for search); other words pass as they are. */
export function stem(word: string): string {
  if (word.length <= 3 || !/^[a-z]+$/.test(word)) return word;
  let stemmed = stepPlural(word);
  stemmed = stepPast(stemmed);
  if (/[^aeiou]y$/.test(stemmed) && stemmed.length > 2) stemmed = `${stemmed.slice(0, -1)}i`;
  stemmed = replaceEnding(stemmed, derived, 1);
  stemmed = replaceEnding(stemmed, dropped, 2);
  if (stemmed.endsWith('e') && measure(stemmed.slice(0, -1)) >= 1 && stemmed.length > 4)
    stemmed = stemmed.slice(0, -1);
  return stemmed.replace(/ll$/, 'l');
}

function stepPlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2);
  if (/ie[sd]$/.test(word)) return word.slice(0, word.length > 4 ? -2 : -1);
  if (/(?:us|ss)$/.test(word)) return word;
  return word.endsWith('s') && /[aeiouy].*.s$/.test(word) ? word.slice(0, -1) : word;
}

function stepPast(word: string): string {
  if (word.endsWith('eed')) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word;
  const found = /^(.*[aeiouy].*?)(?:ed|ing)(?:ly)?$/.exec(word);
  const base = found?.[1];
  if (!base || base.length < 2) return word;
  if (/(?:at|bl|iz)$/.test(base)) return `${base}e`;
  if (/([bdfgmnprt])\1$/.test(base)) return base.slice(0, -1);
  return measure(base) === 1 && /[^aeiou][aeiouy][^aeiouwxy]$/.test(base) && base.length <= 3
    ? `${base}e`
    : base;
}

const derived: [string, string][] = [
  ['ization', 'ize'],
  ['ational', 'ate'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['iveness', 'ive'],
  ['tional', 'tion'],
  ['biliti', 'ble'],
  ['lessli', 'less'],
  ['entli', 'ent'],
  ['ation', 'ate'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['ousli', 'ous'],
  ['iviti', 'ive'],
  ['fulli', 'ful'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['abli', 'able'],
  ['izer', 'ize'],
  ['ator', 'ate'],
  ['alli', 'al'],
  ['bli', 'ble'],
  ['ogi', 'og'],
  ['li', ''],
];
const dropped: [string, string][] = [
  ['ement', ''],
  ['ance', ''],
  ['ence', ''],
  ['able', ''],
  ['ible', ''],
  ['ment', ''],
  ['ant', ''],
  ['ent', ''],
  ['ism', ''],
  ['ate', ''],
  ['iti', ''],
  ['ous', ''],
  ['ive', ''],
  ['ize', ''],
  ['al', ''],
  ['er', ''],
  ['ic', ''],
];

function replaceEnding(word: string, endings: readonly [string, string][], least: number): string {
  for (const [ending, other] of endings) {
    if (!word.endsWith(ending)) continue;
    const base = word.slice(0, -ending.length);
    if (ending === 'li' && !/[cdeghkmnrt]$/.test(base)) return word;
    return measure(base) >= least ? base + other : word;
  }
  if (least === 2 && /[st]ion$/.test(word) && measure(word.slice(0, -3)) > 1)
    return word.slice(0, -3);
  return word;
}

/** How many times vowels are followed by consonants: Porter's length of a word. */
function measure(word: string): number {
  return word.match(/[aeiouy]+[^aeiouy]+/g)?.length ?? 0;
}
