import type { LanguageSigns } from '#server/engine/language/grammar.ts';
import {
  type LanguageCode,
  languageCodes,
  readSpokenLanguage,
  type SpokenLanguage,
  spokenLanguages,
  spokenOnly,
} from '#server/engine/language/language-code.ts';
import { languageOfLetters } from '#server/engine/language/language-of-letters.ts';
import type { LanguageWords } from '#server/engine/language/language-words.ts';
import { readLanguages, spokenOnlyLanguages } from '#server/engine/language/languages.ts';
import { otherLanguages, otherSigns } from '#server/engine/language/other-languages.ts';
import type { SpokenWords } from '#server/engine/language/spoken-words.ts';
import { isOtherScript, type OtherLanguage } from '#server/engine/language/text-language.ts';
import { foldWord } from './fold-word.ts';

/** One of ours, or the name of another language that must not be mistaken for one of ours. */
type Candidate = SpokenLanguage | keyof typeof otherLanguages;

/** Words and letters that tell a language. */
type Evidence = { code: Candidate; words: string; signs: LanguageSigns };

const evidence: readonly Evidence[] = [
  ...languageCodes.map((code) => {
    const { talk, grammar }: LanguageWords = readLanguages[code];
    return { code, words: talk.evidence, signs: grammar.signs ?? [] };
  }),
  ...spokenOnly.map((code) => {
    const { evidence: words = '', signs = [] }: SpokenWords = spokenOnlyLanguages[code];
    return { code, words, signs };
  }),
  ...(Object.keys(otherLanguages) as (keyof typeof otherLanguages)[])
    .filter((code) => !spokenLanguages.some((spoken: string) => spoken === code))
    .map((code) => ({ code, words: otherLanguages[code], signs: otherSigns[code] ?? [] })),
];
const words = collectWords();

/** They weigh less than words: "crème brûlée" is on English menus. */
const mostFromSigns = 1.4;

/** Enough of a message or a document to tell its language. */
const longestSample = 20_000;
const enough = 0.5;

/** The language of a short chat message; the fallback when nothing in it tells. */
export function detectLanguage(
  text: string,
  { fallback }: { fallback: LanguageCode },
): LanguageCode {
  const { ranked } = weigh(text);
  const [first, second] = ranked;
  if (!first || first.score < enough) return fallback;
  const own = ranked.find(({ code }) => code === fallback);
  if (own && own.score >= first.score - 0.01) return fallback;
  if (second && first.score - second.score < 0.15) {
    // Too close to call: the shop's language wins if it is one of the two.
    if (second.code === fallback) return fallback;
  }
  return isOurs(first.code) ? first.code : fallback;
}

/** The language of a paragraph or a document, or null when it is none of ours. */
export function detectTextLanguage(text: string): LanguageCode | null {
  const { ranked, count, distinct, latin } = weigh(text);
  const [first, second] = ranked;
  if (!first || count === 0 || latin < 0.5 || !isOurs(first.code)) return null;
  const share = first.score / count;
  const clear = first.score >= 1.5 * (second?.score ?? 0);
  const known = distinct.get(first.code) ?? 0;
  if (share >= 0.2 && (clear || first.score - (second?.score ?? 0) >= 0.8)) return first.code;
  return clear && known >= 3 && share >= 0.03 ? first.code : null;
}

/**
 * The language that a message itself tells beyond doubt; 'other' for one that we have no sentences in, null where it
 * could be several.
 */
export function tellLanguage(text: string): SpokenLanguage | 'other' | null {
  if (/\p{L}/u.test(text) && isOtherScript(text)) {
    return readSpokenLanguage(languageOfLetters(text) ?? '') ?? 'other';
  }
  const [first, second] = weigh(text.replace(international, ' ')).ranked;
  if (!first || first.score < surely || first.score - (second?.score ?? 0) < clearly) return null;
  return readSpokenLanguage(first.code) ?? 'other';
}

/** Said by people of every language. */
const international = /(?<!\p{L})(?:ok|okay|hi|hello|sorry|super|stop|wifi|menu|info)(?!\p{L})/giu;
const surely = 1;
const clearly = 0.5;

/** The language of a document that is none of ours, when its words tell it. */
export function detectOtherLanguage(text: string): OtherLanguage | null {
  const { ranked, count } = weigh(text);
  const [first, second] = ranked;
  if (!first || isOurs(first.code) || first.code === 'la') return null;
  const isClear = first.score >= 1.3 * (second?.score ?? 0);
  return isClear && first.score / count >= 0.08 ? first.code : null;
}

function isOurs(code: Candidate): code is LanguageCode {
  return (languageCodes as readonly string[]).includes(code);
}

function weigh(text: string) {
  const sample = text.slice(0, longestSample).normalize('NFC').toLowerCase();
  const scores = new Map<Candidate, number>();
  const fromSigns = new Map<Candidate, number>();
  const distinct = new Map<Candidate, number>();
  const seen = new Set<string>();
  let count = 0;
  let latinLetters = 0;
  for (const [raw] of sample.matchAll(/\p{L}+(?:['’]\p{L}+)*/gu)) {
    count++;
    if (/\p{Script=Latin}/u.test(raw)) latinLetters++;
    const isNew = !seen.has(raw);
    seen.add(raw);
    for (const part of partsOf(raw)) {
      const shares = words.get(part);
      if (!shares) continue;
      // A word that many languages share says little.
      const weight = part.length === 1 ? 0.4 / shares.length : 1 / shares.length ** 1.3;
      for (const code of shares) {
        scores.set(code, (scores.get(code) ?? 0) + weight);
        if (isNew && shares.length <= 2) distinct.set(code, (distinct.get(code) ?? 0) + 1);
      }
    }
    if (/[^a-z'’]/u.test(raw)) addSigns({ text: raw, to: fromSigns });
  }
  if (/[¿¡]/u.test(sample)) fromSigns.set('es', (fromSigns.get('es') ?? 0) + 3);
  const most = Math.max(mostFromSigns, count * 0.05);
  for (const [code, score] of fromSigns) {
    const limit = code === 'es' && /[¿¡]/u.test(sample) ? most + 3 : most;
    scores.set(code, (scores.get(code) ?? 0) + Math.min(score, limit));
  }
  const ranked = evidence
    .map(({ code }) => ({ code, score: scores.get(code) ?? 0 }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  return { ranked, count, distinct, latin: count === 0 ? 0 : latinLetters / count };
}

/** "l'addition" and "dell'hotel" are two words, "don't" is one. */
function partsOf(raw: string): string[] {
  const whole = foldWord(raw);
  if (words.has(whole)) return [whole];
  const parts = raw.split(/['’]/u).map(foldWord);
  return parts.length > 1 ? parts.map((part, at) => (at === 0 ? `${part}'` : part)) : [whole];
}

function addSigns({ text, to }: { text: string; to: Map<Candidate, number> }): void {
  for (const { code, signs } of evidence) {
    for (const [letters, weight] of signs) {
      if (letters.test(text)) to.set(code, (to.get(code) ?? 0) + weight);
    }
  }
}

function collectWords(): Map<string, Candidate[]> {
  const collected = new Map<string, Candidate[]>();
  for (const { code, words: list } of evidence) {
    for (const word of new Set(list.split(/\s+/).filter(Boolean).flatMap(spellings(code)))) {
      collected.set(word, [...(collected.get(word) ?? []), code]);
    }
  }
  return collected;
}

/** An elided word keeps its apostrophe (l'), and German is often typed with "ue" for "ü". */
function spellings(code: Candidate): (word: string) => string[] {
  return (word) => {
    const folded = word.endsWith("'") ? `${foldWord(word)}'` : foldWord(word);
    if (code !== 'de') return [folded];
    const spelled = word.replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue');
    return [folded, foldWord(spelled)];
  };
}
