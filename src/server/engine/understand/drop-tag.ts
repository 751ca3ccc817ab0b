import { wordsOf } from '#server/engine/index/analyse.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words of questions that only ask whether what was said before is possible. Folded. */
const tagWords: Partial<Record<LanguageCode, ReadonlySet<string>>> = {
  en: list(
    'is are am was would will can could do does be that this it there i we you they possible ok okay alright all right allowed permitted fine problem a an the option something someone anything any possibility doable facilities able to for at with do that guys offer allow support about passengers customers guests obtain get',
  ),
  de: list('ist das moglich ok okay erlaubt machbar geht ginge ware dies es denn in ordnung'),
  es: list('es posible eso esto se puede esta permitido seria puedo podria vale'),
  fr: list('est ce c possible cela ca serait permis autorise'),
  it: list('e possibile questo si puo permesso sarebbe'),
  pt: list('e possivel isso pode permitido seria'),
  nl: list('is dat mogelijk kan het toegestaan zou dit'),
  pl: list('czy to jest mozliwe mozna dozwolone'),
};

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

const pointing =
  /(?<!\p{L})(?:that|this|it|allowed|permitted|das|dies|eso|esto|posible|cela|ça|possible|questo|possibile|isso|possível|dat|dit|to|możliwe)(?!\p{L})/iu;
