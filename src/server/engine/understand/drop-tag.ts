import { wordsOf } from '#server/engine/index/analyse.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { wordsOfEach } from '#server/engine/language/languages.ts';
import { withLanguages } from '#server/engine/language/with-languages.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words of questions that only ask whether what was said before is possible. Folded. */
const tagWords: Partial<Record<LanguageCode, ReadonlySet<string>>> = wordsOfEach(({ smallWords }) =>
  list(smallWords.tags),
);

/**
 * A message without its last question when that only points back: "I want to park my bike. Are there facilities for this?"
 * asks about parking the bike.
 */
export function dropTag(text: string, language: LanguageCode): string {
  const words = tagWords[language];
  const found = /^(.{12,400}?[.,;!]) +([^.,;!?]{4,70})\?$/su.exec(text.trim());
  const [, told = '', asked = ''] = found ?? [];
  if (!words || told.includes('?')) return text;
  const isTag = pointing.test(asked) && wordsOf(asked).every((word) => words.has(word));
  return isTag ? `${told.slice(0, -1)}?` : text;
}

const pointing = withLanguages(
  'pointing-back',
  /(?<!\p{L})(?:that|this|it|allowed|permitted|das|dies|eso|esto|posible|cela|ça|possible|questo|possibile|isso|possível|dat|dit|to|możliwe)(?!\p{L})/iu,
);
