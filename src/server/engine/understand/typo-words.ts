import { contactWordsOf } from '#server/engine/facts/contacts/contact-vocabulary.ts';
import { fold } from '#server/engine/index/analyse.ts';
import { commonWordsOf } from '#server/engine/language/common-words.ts';
import { conceptIds } from '#server/engine/language/concept-ids.ts';
import { kindWordsOf, wordsOf } from '#server/engine/language/concept-index.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { wordsOfEach } from '#server/engine/language/languages.ts';
import { questionWordsOf } from '#server/engine/language/question-words-of.ts';
import { stopWordsOf } from '#server/engine/language/stop-words.ts';
import { talkByLanguage } from '#server/engine/language/talk-by-language.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What the words of a question are compared with. */
export type TypoWords = {
  language: LanguageCode;
  vocabulary: Vocabulary;
  /** Function words and words every shop is asked with. */
  asking: ReadonlySet<string>;
  /** Those of them that tell the language. */
  evidence: ReadonlySet<string>;
  days: ReadonlySet<string>;
  /** Words for things and services, whatever the documents say. */
  things: ReadonlySet<string>;
  /** Breeds, brands and the like. */
  kinds: ReadonlySet<string>;
  common: ReadonlyMap<string, number>;
  /** Words of the documents, and common words, that sound like this one. */
  alikeIn(word: string): readonly string[];
  commonAlike(word: string): readonly string[];
};

export function listTypoWords({
  language,
  vocabulary,
  extraWords,
}: {
  language: LanguageCode;
  vocabulary: Vocabulary;
  extraWords: readonly string[];
}): TypoWords {
  return {
    language,
    vocabulary,
    asking: askingWords(language),
    evidence: evidenceWords(language),
    days: new Set(extraWords),
    things: thingWords(language),
    kinds: kindWords(language),
    common: commonWordsOf(language),
    alikeIn: (word) => {
      const sounds = soundsOf(vocabulary, language);
      const single = word.length > 4 && word.endsWith('s') ? word.slice(0, -1) : word;
      const found =
        sounds.get(soundKey(word, language)) ?? sounds.get(soundKey(single, language)) ?? [];
      return found.filter((each) => each !== word && each !== single);
    },
    commonAlike: (word) => commonSounds(language).get(soundKey(word, language)) ?? [],
  };
}

const commonByLanguage = new Map<LanguageCode, ReadonlyMap<string, string[]>>();

function commonSounds(language: LanguageCode): ReadonlyMap<string, string[]> {
  let found = commonByLanguage.get(language);
  if (!found) {
    found = bySound(commonWordsOf(language).keys(), language);
    commonByLanguage.set(language, found);
  }
  return found;
}

const soundsByVocabulary = new WeakMap<
  Vocabulary,
  Map<LanguageCode, ReadonlyMap<string, string[]>>
>();

/** The words of documents by how they sound, worked out once for each state of a chatbot's knowledge. */
function soundsOf(vocabulary: Vocabulary, language: LanguageCode): ReadonlyMap<string, string[]> {
  const byLanguage =
    soundsByVocabulary.get(vocabulary) ?? new Map<LanguageCode, Map<string, string[]>>();
  soundsByVocabulary.set(vocabulary, byLanguage);
  let found = byLanguage.get(language);
  if (!found) {
    found = bySound(vocabulary.words.keys(), language);
    byLanguage.set(language, found);
  }
  return found;
}

function bySound(words: Iterable<string>, language: LanguageCode): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const word of words) {
    const key = soundKey(word, language);
    if (key.length >= shortestSound) found.set(key, [...(found.get(key) ?? []), word]);
  }
  return found;
}

const shortestSound = 3;

const askingByLanguage = new Map<LanguageCode, ReadonlySet<string>>();
const evidenceByLanguage = new Map<LanguageCode, ReadonlySet<string>>();
const thingsByLanguage = new Map<LanguageCode, ReadonlySet<string>>();
const kindsByLanguage = new Map<LanguageCode, ReadonlySet<string>>();

function askingWords(language: LanguageCode): ReadonlySet<string> {
  const { howLong, saves, separately, most, fewest, measures } = questionWordsOf(language);
  // "Am wenigsten" is no misspelling of a word that documents use.
  const extremes = measures.flatMap(({ smallest, largest }) => [smallest, largest]);
  return remember(askingByLanguage, language, () => [
    ...stopWordsOf(language),
    ...evidenceWords(language),
    ...[howLong, saves, separately, most, fewest, ...extremes].flatMap((phrases) =>
      phrases.split(/[\s,]+/),
    ),
  ]);
}

const evidenceWords = (language: LanguageCode): ReadonlySet<string> =>
  remember(evidenceByLanguage, language, () => talkByLanguage[language].evidence.split(/\s+/));

function thingWords(language: LanguageCode): ReadonlySet<string> {
  return remember(thingsByLanguage, language, () => {
    const concepts = conceptIds.flatMap((id) => [...wordsOf(id, language)]);
    const { asks, channels } = contactWordsOf[language];
    const asked = [asks, channels].flatMap((lists) => Object.values(lists).flat());
    return [...concepts, ...asked].flatMap((phrase) => phrase.split(/[\s,-]+/));
  });
}

const kindWords = (language: LanguageCode): ReadonlySet<string> =>
  remember(kindsByLanguage, language, () =>
    conceptIds
      .flatMap((id) => kindWordsOf(id, language))
      .flatMap((phrase) => phrase.split(/[\s,-]+/)),
  );

function remember(
  kept: Map<LanguageCode, ReadonlySet<string>>,
  language: LanguageCode,
  list: () => readonly string[],
): ReadonlySet<string> {
  let words = kept.get(language);
  if (!words) {
    words = new Set(
      list()
        .map(fold)
        .filter((word) => /^\p{L}{3,}$/u.test(word)),
    );
    kept.set(language, words);
  }
  return words;
}

/**
 * How a folded word sounds, roughly: words with the same key are easily written for each other ("beech" and "beach",
 * "qwiz" and "quiz", "bacuna" and "vacuna"). Capitals stand for long vowels and sounds of two letters.
 */
function soundKey(word: string, language: LanguageCode): string {
  let key = word;
  for (const [pattern, sound] of rulesOf[language]) key = key.replace(pattern, sound);
  return key.replace(/(.)\1+/gu, '$1');
}

const rulesOf = wordsOfEach(({ grammar }) => grammar.sounds);
