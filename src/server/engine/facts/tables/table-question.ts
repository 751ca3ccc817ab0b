import { findPeriod, findUnit } from '#server/engine/language/measure-words.ts';
import type { QuestionWords } from '#server/engine/language/question-words.ts';
import { type Figure, findFigures } from '#server/engine/understand/figures.ts';
import { findPhrase, saysPhrase } from '#server/engine/understand/phrases.ts';
import type { Question, QuestionTerm } from '#server/engine/understand/question.ts';
import { parseNumber } from './amount.ts';
import { findLimit, findTimeLimit, type Limit } from './asked-limits.ts';

/** What is wanted of a table. */
export type TableQuestion = {
  wants: 'price' | 'value' | 'extreme' | 'list' | 'count' | 'compare' | 'sum' | 'saving';
  asksPrice: boolean;
  direction: 'min' | 'max';
  /** Words that name the column to compare by; empty for the price. */
  measure: string;
  limit: Limit | null;
  /** "Less than an hour", in minutes. */
  timeLimit: Limit | null;
  isExact: boolean;
  /** By how much one is more than the other. */
  asksDifference: boolean;
  /** The numbers it gives: an age, a weight, how many. */
  figures: readonly Figure[];
  asksYesNo: boolean;
  /** "Do I need my own board?": what is included needn't be brought. */
  asksToBring: boolean;
  onSale: boolean;
  certainDays: boolean;
  /** Terms that say which rows or columns are meant. */
  terms: readonly QuestionTerm[];
  /** Words for things in general, which may still be part of a name: "Full Service". */
  neutral: readonly QuestionTerm[];
  /** Terms of which one is enough: "pies and mains", "beer or cider". */
  either: readonly (readonly QuestionTerm[])[];
  /** Terms of what must not be in them. */
  excluded: readonly QuestionTerm[];
};

/** Reads what a question wants of tables, in the words of its language. */
export function readTableQuestion(question: Question, words: QuestionWords): TableQuestion {
  const { folded } = question;
  const says = (list: string): boolean => saysPhrase(folded, list);
  // "How much time" asks for no price.
  const asksPrice =
    says(
      words.price
        .split(',')
        .filter((phrase) => !isPartOfHowLong(phrase, folded, words))
        .join(','),
    ) ||
    asksToPay.test(folded) ||
    (words.priceAround?.some(([from, to]) => isAround(folded, from, to)) ?? false);
  const limit = findLimit(folded, words);
  const timeLimit = limit ? null : findTimeLimit(folded, words);
  const superlative = findSuperlative(folded, words);
  const comparative = findComparative(folded, words);
  const hasChoice = says(words.or);
  const figures = findFigures(folded, question.language);
  const asksYesNo = startsLikeYesNo(folded, question.language);
  const wants = (() => {
    if (says(words.saves) && !asksYesNo && (asksPrice || asksWhat.test(folded)))
      return 'saving' as const;
    if (says(words.howMany) && !says(words.howLong)) return 'count' as const;
    // A limit is a comparison with an amount, not with another thing: "cheaper than $30".
    if (limit || timeLimit) return 'list' as const;
    if (superlative) return 'extreme' as const;
    if (says(words.difference) || (comparative && hasChoice)) return 'compare' as const;
    if (says(words.together)) return 'sum' as const;
    if (says(words.sale) || says(words.certainDays)) return 'list' as const;
    if (asksPrice && !says(words.list)) return 'price' as const;
    if (says(words.list)) return 'list' as const;
    return 'value' as const;
  })();
  const chosen = superlative ?? comparative;
  const used = usedWords({
    folded,
    words,
    timeLimit,
    figures,
    phrases: [chosen?.phrase ?? ''],
  });
  const things = new Set(words.things.split(','));
  const content = question.terms
    .filter(({ word }) => !limit || !/^\d/.test(word) || parseNumber(word) !== limit.value)
    .map(withoutSiblings)
    .flatMap((term) => withoutUsed(term, used, things))
    .map((term, at, all) =>
      isPartOfDay(term, all[at - 1]) ? { ...term, information: 0.15 } : term,
    )
    .filter(({ isDoing, isKnown }) => asksYesNo || wants === 'value' || !isDoing || isKnown)
    .map((term) => (asksYesNo ? term : { ...term, information: informationIn(term) }));
  const neutral = question.terms
    .filter(({ word }) => things.has(word) && !used.has(word))
    .map((term) => ({ ...term, information: 0.25, isContext: true }));
  const { included, excluded } = splitExcluded({ folded, terms: content, words });
  return {
    wants,
    asksPrice:
      asksPrice || ((wants === 'extreme' || wants === 'compare') && chosen?.measure === ''),
    direction: chosen?.direction ?? 'min',
    measure: chosen?.measure ?? '',
    limit,
    timeLimit,
    isExact: /(?:cost|for|kost\w*|cuesta\w*)\s+(?:[€£$]\s?)?0(?:\s|$|\s?[€£$])/.test(folded),
    asksDifference: says(words.difference),
    figures,
    asksYesNo,
    asksToBring: bringing.test(folded),
    onSale: says(words.sale),
    certainDays: says(words.certainDays),
    terms: included,
    either: eitherTerms({ folded, terms: included, words }),
    neutral,
    excluded,
  };
}

const asksWhat =
  /^(?:and |so )?(?:what|how|was|wie|que|cuanto|combien|que|quanto|cosa|wat|hoeveel|ile|co)(?!\p{L})/u;

const isPartOfHowLong = (phrase: string, folded: string, words: QuestionWords): boolean =>
  words.howLong
    .split(',')
    .some((long) => long.startsWith(`${phrase} `) && saysPhrase(folded, long));

const asksToPay =
  /(?:^|[,.;]\s)(?:and )?what (?:do|does|would|will|must|should|did) (?:\p{L}+ ){1,5}(?:pay|owe|spend)(?!\p{L})/u;

/** "What would … be": both ends of a question, whatever stands between. */
function isAround(folded: string, from: string, to: string): boolean {
  const text = ` ${folded.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
  const at = text.indexOf(` ${from} `);
  return at >= 0 && text.slice(at + from.length).includes(` ${to} `);
}

/** What is done with a thing and what its price is for say little about which thing it is. */
function informationIn({ word, information, isDoing, isVague, isKnown }: QuestionTerm): number {
  if (isDoing || isVague) return information * (isKnown ? knownDoingShare : doingShare);
  return findPeriod(word) ? information * periodShare : information;
}

const doingShare = 0.2;
const knownDoingShare = 0.5;
const periodShare = 0.5;

/** "Saturday night": the day tells rows apart, the night hardly does. */
function isPartOfDay({ word }: QuestionTerm, before: QuestionTerm | undefined): boolean {
  return partOfDay.test(word) && (before?.stems.some((stem) => stem.startsWith('day:')) ?? false);
}

const partOfDay =
  /^(?:nights?|evenings?|mornings?|afternoons?|abends?|morgens?|nachmittags?|noche|manana|tarde|soir|matin|apres-midi|sera|mattina|pomeriggio|noite|manha|avond|ochtend|middag|wieczor\p{L}*|rano)$/u;

/** "Gluten free" is never "gluten": such a phrase is found as a whole or not at all. */
export function deniesSomething({ word }: QuestionTerm): boolean {
  return denying.test(word);
}

const denying =
  /(?:^|\s)(?:free|frei|ohne|sin|sans|senza|sem|zonder|vrij|bez|non|no|not|without)(?:\s|$)/;

/** A phrase loses the words that say what to do or name things in general. */
function withoutUsed(
  term: QuestionTerm,
  used: ReadonlySet<string>,
  things: ReadonlySet<string>,
): QuestionTerm[] {
  const isUsed = (word: string): boolean => used.has(word) || things.has(word);
  if (term.pieces.length === 0) return isUsed(term.word) ? [] : [term];
  if (deniesSomething(term)) return [term];
  const pieces = term.pieces.filter(({ word }) => !isUsed(word));
  return pieces.length === term.pieces.length ? [term] : pieces;
}

type Chosen = { direction: 'min' | 'max'; measure: string; phrase: string };

/** The column is named by the question itself: "the most seats". */
export const namedMeasure = '*';

function findSuperlative(folded: string, words: QuestionWords): Chosen | null {
  const cheapest = findPhrase(folded, words.cheapest);
  if (cheapest && !isComparison(folded, words, cheapest))
    return { direction: 'min', measure: '', phrase: cheapest };
  const dearest = findPhrase(folded, words.dearest);
  if (dearest && !isComparison(folded, words, dearest))
    return { direction: 'max', measure: '', phrase: dearest };
  for (const { smallest, largest, column } of words.measures) {
    const small = findPhrase(folded, smallest);
    if (small && !isComparison(folded, words, small))
      return { direction: 'min', measure: column, phrase: small };
    const large = findPhrase(folded, largest);
    if (large && !isComparison(folded, words, large))
      return { direction: 'max', measure: column, phrase: large };
  }
  const most = findPhrase(folded, words.most);
  const phrase = most ?? findPhrase(folded, words.fewest);
  if (!phrase) return null;
  const direction = most ? 'max' : 'min';
  const counted = words.measures.find(({ column }) =>
    column.split(',').some((word) => folded.includes(`${phrase} ${word}`)),
  );
  return { direction, measure: counted?.column ?? namedMeasure, phrase };
}

/** In Spanish "más barato" is both "cheaper" and "cheapest": with two things to choose from it compares. */
function isComparison(folded: string, words: QuestionWords, phrase: string): boolean {
  return saysPhrase(phrase, `${words.cheaper},${words.dearer}`) && saysPhrase(folded, words.or);
}

function findComparative(folded: string, words: QuestionWords): Chosen | null {
  const cheaper = findPhrase(folded, words.cheaper);
  if (cheaper) return { direction: 'min', measure: '', phrase: cheaper };
  const dearer = findPhrase(folded, words.dearer);
  if (dearer) return { direction: 'max', measure: '', phrase: dearer };
  for (const { smaller, larger, column } of words.measures) {
    const small = findPhrase(folded, smaller);
    if (small) return { direction: 'min', measure: column, phrase: small };
    const large = findPhrase(folded, larger);
    if (large) return { direction: 'max', measure: column, phrase: large };
  }
  return null;
}

/** Words that say what to do, not with what. */
function usedWords({
  folded,
  words,
  timeLimit,
  figures,
  phrases,
}: {
  folded: string;
  words: QuestionWords;
  timeLimit: TableQuestion['timeLimit'];
  figures: readonly Figure[];
  phrases: readonly string[];
}): Set<string> {
  const used = new Set<string>();
  const lists = [
    words.price,
    words.howMany,
    words.list,
    words.together,
    words.under,
    words.over,
    words.sale,
    words.certainDays,
    words.yearsOld,
    words.howLong,
    words.cheaper,
    words.dearer,
    words.difference,
    words.without,
    words.saves,
    words.insteadOf,
    ...(timeLimit ? words.measures.flatMap(({ smaller, larger }) => [smaller, larger]) : []),
  ];
  const said = lists.flatMap((list) =>
    list.split(',').filter((phrase) => saysPhrase(folded, phrase)),
  );
  const prices = new Set(words.price.split(','));
  // "Per day" asks for a price and says which.
  for (const phrase of [...phrases, ...said])
    for (const word of phrase.split(' '))
      if (!(findUnit(word) && prices.has(phrase))) used.add(word);
  if (timeLimit) for (const word of timeWords) used.add(word);
  if (asksToPay.test(folded)) for (const word of ['pay', 'owe', 'spend']) used.add(word);
  for (const { kind, words: said } of figures)
    if (kind === 'age') for (const word of [...said, ...ageWords]) used.add(word);
  return used;
}

const timeWords =
  'hour hours minute minutes min mins day days week weeks half stunde stunden minuten tag tage hora horas minutos heure heures ore minuti uur minuten godzina godziny take takes'.split(
    ' ',
  );
const ageWords =
  'year years old olds yo jahre jahriges jahriger jahrige jahrigen alt anos ans anni jaar lat'.split(
    ' ',
  );

/** A flat white isn't the espresso that is on the list. */
function withoutSiblings(term: QuestionTerm): QuestionTerm {
  if (term.siblings.length === 0 || term.isForeign) return term;
  const others = new Set(term.siblings.map((list) => list.join(' ')));
  const synonyms = term.synonyms.filter((list) => !others.has(list.join(' ')));
  return { ...term, synonyms, foreign: [] };
}

function splitExcluded({
  folded,
  terms,
  words,
}: {
  folded: string;
  terms: readonly QuestionTerm[];
  words: QuestionWords;
}): { included: QuestionTerm[]; excluded: QuestionTerm[] } {
  const text = ` ${folded.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
  const excluded = new Set<QuestionTerm>();
  for (const phrase of words.without.split(',')) {
    const at = text.indexOf(` ${phrase} `);
    if (at < 0) continue;
    const after = text
      .slice(at + phrase.length + 2)
      .split(' ')
      .filter(Boolean)
      .slice(0, 4);
    const next = terms.find((term) => after.includes(term.word.split(' ')[0] ?? ''));
    if (next) excluded.add(next);
  }
  return { included: terms.filter((term) => !excluded.has(term)), excluded: [...excluded] };
}

/** Terms with nothing but "and" or "or" between them. */
function eitherTerms({
  folded,
  terms,
  words,
}: {
  folded: string;
  terms: readonly QuestionTerm[];
  words: QuestionWords;
}): QuestionTerm[][] {
  const joints = new Set(`${words.and},${words.or}`.split(','));
  const said = folded
    .replace(/[,/&]/g, ' & ')
    .split(/[^\p{L}\p{N}&]+/u)
    .filter(Boolean);
  const groups: QuestionTerm[][] = [];
  for (const [at, word] of said.entries()) {
    if (!joints.has(word) || word === 'with' || word === 'than') continue;
    const before = terms.find((term) => term.word.split(' ').at(-1) === said[at - 1]);
    const after = terms.find((term) => term.word.split(' ')[0] === said[at + 1]);
    if (!before || !after || before === after) continue;
    const open = groups.find((group) => group.includes(before));
    if (open) open.push(after);
    else groups.push([before, after]);
  }
  return groups;
}

const bringing =
  /(?<!\p{L})(?:need|have to|must|should)(?!\p{L})[^.?!]{0,40}(?<!\p{L})(?:own|bring|buy)(?!\p{L})|(?<!\p{L})(?:brauche|muss|mussen|soll)(?!\p{L})[^.?!]{0,40}(?:eigene|mitbringen|kaufen)|(?<!\p{L})(?:necesito|tengo que|hay que|debo)(?!\p{L})[^.?!]{0,40}(?:propi[oa]|llevar|traer|comprar)/u;

const yesNoStarts: Record<string, RegExp> = {
  en: /^(?:(?:and|so|but|hi|ok)\s+)?(?:is|are|do|does|did|can|could|will|would|may|have|has|am|should|must)\b/,
  de: /^(?:und\s+)?(?:ist|sind|hat|habt|haben|kann|konnt|konnen|darf|durfen|gibt|gibts|muss|mussen|macht|seid|nehmt|bietet|verkauft|liefert)\b/,
  es: /^(?:y\s+)?(?:es|esta|estan|hay|tienen|teneis|tiene|puedo|puede|pueden|se puede|aceptan|aceptais|hacen|haceis|abren|abris|son|cubre|cubren|incluye|necesito|ofrecen|ofreceis|trabajais|trabajan)\b/,
  fr: /^(?:et\s+)?(?:est|sont|avez|puis|peut|peux|y a|faites|etes|acceptez|vendez|est-ce)\b/,
  it: /^(?:e\s+)?(?:e|avete|posso|si puo|c'e|ci sono|siete|fate|accettate|vendete)\b/,
  pt: /^(?:e\s+)?(?:e|esta|ha|tem|posso|pode|aceitam|fazem|vendem)\b/,
  nl: /^(?:en\s+)?(?:is|zijn|hebben|heeft|kan|kunnen|mag|verkopen|doen|accepteren)\b/,
  pl: /^(?:a\s+)?(?:czy|jest|sa|macie|mozna|moge)\b/,
};

export function startsLikeYesNo(folded: string, language: string): boolean {
  return yesNoStarts[language]?.test(folded.replace(/[¿¡]/g, '').trim()) ?? false;
}
