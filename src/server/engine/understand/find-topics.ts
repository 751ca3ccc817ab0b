import { stem } from '#server/engine/index/stem.ts';
import { findMeanings, wordsOf as wordsOfConcept } from '#server/engine/language/concept-index.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { wordsOfEach } from '#server/engine/language/languages.ts';
import { topicsOf } from '#server/engine/language/topics-by-language.ts';
import { foldWord } from './fold-word.ts';
import { createPatternMatcher, type PatternMatcher } from './pattern-matcher.ts';

/** Where a text stands: topics are asked, headed and told in different words. */
export type TopicPlace = 'question' | 'heading' | 'text';

/** The topics of a question; who asks for a student discount isn't told about discounts in general. */
export function findAskedTopics(text: string, language: LanguageCode): ReadonlySet<string> {
  const whole = nameKinds(text, language);
  const [main = whole] = whole.split(besides[language], 1);
  const asked = findTopics({ text: main, place: 'question', language });
  const found = asked.size > 0 ? asked : findTopics({ text: whole, place: 'question', language });
  const broader = [...found].flatMap((topic) => {
    const cut = topic.lastIndexOf('-');
    return cut > 0 ? [topic.slice(0, cut)] : [];
  });
  return new Set([...found].filter((topic) => !broader.includes(topic)));
}

/** "Where can I park when I bring the kids?" asks about parking, not about children. */
const besides: Record<LanguageCode, RegExp> = wordsOfEach(({ grammar }) => grammar.reasons);

/** Who asks about a dachshund asks about a dog. */
function nameKinds(text: string, language: LanguageCode): string {
  let named = '';
  let at = 0;
  for (const { id, isKind, from, to } of findMeanings(text, language)) {
    if (!isKind || from < at) continue;
    named += text.slice(at, from) + (wordsOfConcept(id, language)[0] ?? text.slice(from, to));
    at = to;
  }
  return named + text.slice(at);
}

/** The topics of customers that a sentence is about. */
export function findTopics({
  text,
  place,
  language,
}: {
  text: string;
  place: TopicPlace;
  language: LanguageCode;
}): ReadonlySet<string> {
  const matcher = matcherOf(language);
  const key = `${place}\n${text}`;
  const known = matcher.found.get(key);
  if (known) return known;
  const words = readWords(text, language);
  const found = new Set<string>();
  const parts = new Map<number, Set<number>>();
  const counted = words.some((word) => isNumber(word))
    ? [words, words.map((word) => (isNumber(word) ? anyNumber : word))]
    : [words];
  for (const each of counted) {
    for (const start of each.keys()) {
      for (const { end, tag } of matcher.patterns.matchAt({ words: each, start })) {
        if (!tag.places.includes(place)) continue;
        if (tag.isWhole && (start > 0 || end < each.length)) continue;
        const seen = parts.get(tag.pattern) ?? new Set<number>();
        parts.set(tag.pattern, seen.add(tag.part));
        if (seen.size === tag.parts) found.add(tag.topic);
      }
    }
  }
  if (matcher.found.size >= mostRemembered) matcher.found.clear();
  matcher.found.set(key, found);
  return found;
}

const mostRemembered = 5_000;

type Tag = {
  topic: string;
  places: readonly TopicPlace[];
  /** The pattern must be all that a heading says. */
  isWhole: boolean;
  /** Which of the parts of which pattern this is. */
  pattern: number;
  part: number;
  parts: number;
};

type TopicMatcher = {
  patterns: PatternMatcher<Tag>;
  found: Map<string, ReadonlySet<string>>;
};

const built = new Map<LanguageCode, TopicMatcher>();

function matcherOf(language: LanguageCode): TopicMatcher {
  let matcher = built.get(language);
  if (!matcher) {
    matcher = { patterns: createPatternMatcher(listPatterns(language)), found: new Map() };
    built.set(language, matcher);
  }
  return matcher;
}

const placesOf: Record<string, readonly TopicPlace[]> = {
  '?': ['question', 'heading'],
  '!': ['text', 'heading'],
  '=': ['heading'],
};
const everywhere: readonly TopicPlace[] = ['question', 'heading', 'text'];

function listPatterns(language: LanguageCode): { tag: Tag; patterns: string[] }[] {
  let pattern = 0;
  return Object.entries(topicsOf(language)).flatMap(([topic, list]) =>
    list.split(',').flatMap((written) => {
      const trimmed = written.trim();
      const sign = trimmed[0] ?? '';
      const places = placesOf[sign] ?? everywhere;
      const parts = (sign in placesOf ? trimmed.slice(1) : trimmed).split(' + ');
      pattern += 1;
      return parts.map((part, at) => ({
        tag: {
          topic,
          places,
          isWhole: sign === '=',
          pattern,
          part: at,
          parts: parts.length,
        },
        patterns: [stemPattern(part, language)],
      }));
    }),
  );
}

/** Without words that a phrase may have or not. Of "(here|there|the)" nothing empty is left, which would match anything. */
function stemPattern(pattern: string, language: LanguageCode): string {
  return pattern
    .replace(/[\p{L}\p{N}]+/gu, (word) =>
      fillers[language].has(word) ? '' : stemOf(foldWord(word), language),
    )
    .replace(/ {2,}/g, ' ')
    .replace(/\| ?(?=[|)\]])/g, '')
    .replace(/([([]) ?\|/g, '$1')
    .replace(/\( ?\)|\[ ?\]/g, '');
}

const anyNumber = '#';
const isNumber = (word: string): boolean => /^\d/.test(word) || numberWords.has(word);

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const numberWords = list(
  'one two three four five six seven eight nine ten twelve fifteen twenty zwei drei vier funf sechs sieben acht neun zehn dos tres cuatro cinco seis siete ocho nueve diez',
);

function readWords(text: string, language: LanguageCode): string[] {
  const found =
    text.replace(/%/g, ' percent ').match(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu) ?? [];
  return found.flatMap((each) => {
    const word = foldWord(each);
    if (fillers[language].has(word)) return [];
    const denied = language === 'en' ? contractions.exec(word)?.[1] : undefined;
    if (denied !== undefined)
      return [denied === 'ca' ? 'can' : denied === 'wo' ? 'will' : denied, 'not'];
    if (word === 'cannot') return ['can', 'not'];
    const plain =
      language === 'en' && /['’](?:s|re|ve|ll|d|m)$/.test(each)
        ? each.slice(0, each.search(/['’]/))
        : '';
    return [stemOf(plain === '' ? word : foldWord(plain), language)];
  });
}

/** Words that share their stem with others of another meaning are matched as they are. */
const stemOf = (word: string, language: LanguageCode): string =>
  language === 'en' && unstemmed.has(word) ? word : stem(word, language);

const unstemmed = list(
  'hiring tipping trained organic mobility packaging served drops registered marine marines licensed wedding weddings wed privately points',
);

/** "don't", "can't": the denial is a word of its own. */
const contractions = /^(ca|wo|do|does|did|is|are|was|were|have|has|had|could|would|should)nt$/;

/** Words that a phrase may have or not. */
const fillers: Record<LanguageCode, ReadonlySet<string>> = wordsOfEach(({ smallWords }) =>
  list(smallWords.topicFillers),
);
