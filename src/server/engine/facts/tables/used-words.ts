import { findUnit } from '#server/engine/language/measure-words.ts';
import type { QuestionWords } from '#server/engine/language/question-words.ts';
import type { Figure } from '#server/engine/understand/figures.ts';
import { saysPhrase } from '#server/engine/understand/phrases.ts';
import type { Limit } from './asked-limits.ts';
import { asksToPay } from './asks-price.ts';
import {
  asksForEach,
  eachWords,
  leftOutOfTotal,
  saysAtYours,
  sizeAsked,
} from './question-forms.ts';

/** Words that say what to do, not with what. */
export function usedWords({
  folded,
  words,
  priceWords,
  timeLimit,
  figures,
  phrases,
  isOfMany,
  isCompared,
}: {
  folded: string;
  words: QuestionWords;
  priceWords: readonly string[];
  timeLimit: Limit | null;
  figures: readonly Figure[];
  phrases: readonly string[];
  /** Asks about several rows. */
  isOfMany: boolean;
  isCompared: boolean;
}): Set<string> {
  const used = new Set<string>();
  const lists = [
    priceWords.join(','),
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
    ...(isCompared ? [words.or] : []),
    words.orMore,
    words.orLess,
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
  if (asksForEach(folded)) for (const word of eachWords) used.add(word);
  for (const word of [...leftOutOfTotal(folded), ...sizeAsked(folded)]) used.add(word);
  // Of one price "in your office" may still be a part of the name.
  if (isOfMany) for (const word of saysAtYours(folded)) used.add(word);
  for (const { kind, words: said } of figures)
    if (kind === 'age') for (const word of [...said, ...ageWords]) used.add(word);
  return used;
}

const timeWords =
  'hour hours minute minutes min mins day days week weeks half stunde stunden minuten tag tage hora horas minutos heure heures ore minuti uur minuten godzina godziny take takes week weeks month months woche wochen monat monate semana semanas mes meses ready finished done fertig listo lista listos listas'.split(
    ' ',
  );
const ageWords =
  'year years old olds yo jahre jahriges jahriger jahrige jahrigen alt anos ans anni jaar lat'.split(
    ' ',
  );
