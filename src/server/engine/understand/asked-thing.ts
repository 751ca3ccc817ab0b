import { fold, wordsOf } from '#server/engine/index/analyse.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { stopWordsOf } from '#server/engine/language/stop-words.ts';
import { isVague } from '#server/engine/language/vague-words.ts';

/**
 * The words for the thing that a question wants to know of whether there is any: "do you have a pool for dogs" asks for a
 * pool. Empty when the question isn't of this kind. What doesn't speak of the thing can't answer.
 */
export function findAskedThing(text: string, language: LanguageCode): ReadonlySet<string> {
  const grammar = grammars[language];
  if (!grammar) return none;
  const folded = fold(text);
  const found = grammar.opening.exec(folded);
  if (!found) return none;
  const [rest = ''] = folded.slice(found.index + found[0].length).split(/[.,;:!?()\n]/);
  const stopWords = stopWordsOf(language);
  const verb = found.groups?.verb ?? '';
  const thing = new Set<string>();
  if (verb !== '' && !grammar.light.has(verb) && !stopWords.has(verb)) thing.add(verb);
  for (const word of wordsOf(rest)) {
    if (grammar.ends.has(word)) {
      if (thing.size > 0) break;
      continue;
    }
    // "Any tips for …", "is there a way to …" ask for no thing.
    if (thing.size === 0 && generic.has(word)) return none;
    if (!stopWords.has(word) && !isVague(word, language) && !/^\d/.test(word)) thing.add(word);
    if (thing.size >= longestThing) break;
  }
  return thing;
}

const none: ReadonlySet<string> = new Set();
const longestThing = 4;
const generic: ReadonlySet<string> = new Set(
  'tips advice way ways idea ideas chance reason suggestions recommendations tipps moglichkeit chance consejos forma manera'.split(
    ' ',
  ),
);
const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

type Grammar = {
  /** How such a question begins, up to the thing. */
  opening: RegExp;
  /** Verbs that say nothing about what is asked. */
  light: ReadonlySet<string>;
  /** What follows is about when, where or for whom. */
  ends: ReadonlySet<string>;
};

const grammars: Partial<Record<LanguageCode, Grammar>> = {
  en: {
    opening:
      /(?<!\p{L})(?:(?:do|does|can|could|will|would) (?:you|u|ya|they|yous)(?: (?:guys|also|still|even|ever|all))?(?: happen to)? (?<verb>\p{L}+)|(?:do|does|will) (?:the|your|all|these)(?: \p{L}+){1,3} (?:have|has|include)|(?:is|are|was) there|have you got|(?<=^|[,.;:!?] )got|can (?:i|we) (?:pay|get|have|buy|rent|hire|use|order|borrow)(?: with| by| from you)?|(?:do|will|would|can|could) (?:i|we)(?: also| still)? (?:collect|earn|receive|gain)|any)(?: (?:any|a|an|the|some|your|my))*(?= )/u,
    light: list(
      'have sell offer do take accept serve carry stock provide got make get know need want allow let give run come go keep use charge say tell think mean look see help',
    ),
    ends: list(
      'for in at on to with from near by when if while during that which and who where or as of about into after before then there here this per',
    ),
  },
  de: {
    opening:
      /(?<!\p{L})(?:(?<verb>habt|macht|verkauft|nehmt|fuhrt|bietet|akzeptiert|repariert|liefert|haben|machen|verkaufen|nehmen|fuhren|bieten) (?:ihr|sie)|gibt es|gibts|gibt)(?: (?:bei euch|bei ihnen|auch|denn|eine|einen|ein|einem|den|die|das))*(?= )/u,
    light: list(
      'habt macht verkauft nehmt fuhrt bietet akzeptiert haben machen verkaufen nehmen fuhren bieten',
    ),
    ends: list('fur im in am an auf zu mit von bei wenn ob und oder als nach vor bis'),
  },
  es: {
    opening:
      /(?<!\p{L})(?:teneis|tienen|tiene|hay|haceis|hacen|vendeis|venden|aceptais|aceptan|ofreceis|ofrecen|alquilais|alquilan|dais|reparais|reparan|arreglais|arreglan|admitis|admiten|organizais|organizan|trabajais con|trabajan con)(?: (?:un|una|unos|unas|el|la|los|las|algun|alguna|tambien))*(?= )/u,
    light: list(''),
    ends: list('para en con por a al de del si cuando y o que desde hasta como'),
  },
};
