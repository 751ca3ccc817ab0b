import { joinsNouns } from './joins-nouns.ts';
import type { LanguageCode } from './language-code.ts';
import { wordsOfEach } from './languages.ts';

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
  if (!listed && joinsNouns(language)) {
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
const split = (list: string) => (list === '' ? [] : list.split(' '));

const rulesOf: Record<LanguageCode, Rules> = wordsOfEach(({ grammar: { forms } }) => ({
  nouns: nouns(forms.nouns),
  listedNouns: nouns(forms.listedNouns),
  infinitives: split(forms.infinitives),
  verbs: split(forms.verbs),
}));

const kept = (list: string): ReadonlySet<string> => new Set(split(list));

const keptWhole: Record<LanguageCode, ReadonlySet<string>> = wordsOfEach(({ grammar }) =>
  kept(grammar.keptWhole),
);
