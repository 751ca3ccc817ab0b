import { wordsOf } from '#server/engine/index/analyse.ts';
import { stem } from '#server/engine/index/stem.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { stopWordsOf } from '#server/engine/language/stop-words.ts';
import { withLanguages } from '#server/engine/language/with-languages.ts';
import { holdsTerm, type QuestionTerm } from '#server/engine/understand/question.ts';
import { fitColumns } from './column-fit.ts';
import type { OpenRow, OpenTable } from './open-table.ts';
import { withoutOtherLots } from './quantity-bands.ts';
import { judgeRanges } from './row-ranges.ts';
import { isOpposite } from './size-words.ts';
import type { TableQuestion } from './table-question.ts';
import { isPlainPrice, sayColumn } from './write-rows.ts';

/** The price columns a question names by a word, a number, a day or a month, else all that are filled. */
export function priceColumns(
  row: OpenRow,
  {
    terms: given,
    figures,
    notFor = [],
    excluded = [],
    said = [],
  }: Pick<TableQuestion, 'terms' | 'figures'> &
    Partial<Pick<TableQuestion, 'notFor' | 'excluded' | 'said'>>,
): number[] {
  const { prices, columnRanges, name } = row.table;
  const unmet = unmetUnits(row.table, figures);
  const terms = given.filter(({ word }) => !unmet.has(word));
  const others = prices.map((column) => columnRanges[column] ?? []);
  // "Hedge over 3 m high": the height chose the row, not a column for trees that are as high.
  const ofColumns = figures.filter(
    (figure) => judgeRanges({ ranges: row.ranges, figures: [figure], others: [] }).met.length === 0,
  );
  const judgedBy = (asked: typeof figures) =>
    prices.map((column) => ({
      column,
      ...judgeRanges({ ranges: columnRanges[column] ?? [], figures: asked, others }),
    }));
  const byAll = judgedBy(figures);
  const isFilled = byAll.some(({ column, met }) => met.length > 0 && row.cells[column]);
  const judged = isFilled ? byAll : judgedBy(ofColumns);
  const isMet = judged.some(({ met }) => met.length > 0);
  const open = judged.flatMap(({ column, met, isOut }) =>
    isOut || (isMet && met.length === 0) ? [] : [column],
  );
  const filledIn = open.filter((column) => (row.cells[column] ?? '') !== '');
  const headerOf = (column: number): string => row.table.table.columns[column]?.name ?? '';
  const counted = figures.find(({ kind, value }) => kind === 'thing' && value > 1)?.value;
  // Three of what costs so much for three, and a pair where "Pair price" is a column.
  const count = said.some((word) => pairWord.test(word)) ? 2 : counted;
  const full = count ? withoutOtherLots(filledIn, { count, headerOf }) : filledIn;
  // "I'm not a member": the price of everyone else.
  const ofOthers = full.filter(
    (column) =>
      [...notFor, ...excluded].every((term) => (fitColumns(term, row.table)[column] ?? 0) === 0) &&
      !given.some(({ word }) => isOpposite(word, row.table.table.columns[column]?.name ?? '')),
  );
  const filled = ofOthers.length > 0 ? ofOthers : full;
  const whole = saidWhole(row, filled, said);
  if (whole !== null) return [whole];
  const own = ownPrices(row.table);
  // "Per month" means the price itself, not the "Insurance per month", unless insurance is asked for.
  const isMeant = (column: number): boolean =>
    own.includes(column) ||
    terms.some(
      (term) =>
        (fitColumns(term, row.table)[column] ?? 0) > 0 &&
        own.every((other) => holdsTerm(term, row.table.columnStems[other] ?? noStems) === 0),
    );
  // "A senior stylist" is the column "Senior", although another is called "Stylist".
  const fitsOf = (term: QuestionTerm | undefined): number[] =>
    term ? prices.filter((column) => fitColumns(term, row.table)[column] === 1) : [];
  const heads = new Set(
    terms.filter((term, at) => {
      const own = fitsOf(term);
      const before = fitsOf(terms[at - 1]);
      return (
        term.isHead === true && before.length === 1 && own.length === 1 && own[0] !== before[0]
      );
    }),
  );
  const scoreOf = (column: number): number => {
    if (!isMeant(column)) return 0;
    return terms.reduce((sum, term) => {
      if (heads.has(term)) return sum;
      const inName = holdsTerm(term, row.stems[name] ?? noStems);
      const inColumn = fitColumns(term, row.table)[column] ?? 0;
      return sum + (inName > 0 ? 0 : inColumn * term.information);
    }, 0);
  };
  const scores = filled.map(scoreOf);
  const best = Math.max(0, ...scores);
  if (best > 0) return filled.filter((_, index) => scores[index] === best);
  return otherwise(row, terms, filled);
}

const pairWord = /^(?:pair|paar|paare|par|pareja|paire|paio|coppia)$/u;
const noStems: ReadonlySet<string> = new Set();

/** "In 3 hours" isn't the column "2 hours": where no column is for so long, the unit chooses none. */
function unmetUnits(
  { prices, columnRanges }: OpenTable,
  figures: TableQuestion['figures'],
): ReadonlySet<string> {
  const spans = prices.flatMap((column) =>
    (columnRanges[column] ?? []).filter(({ kind, isExact }) => kind === 'time' && isExact),
  );
  const unmet = figures.filter(
    ({ kind, period, value }) =>
      kind === 'time' &&
      period !== null &&
      spans.length > 0 &&
      spans.every(({ from }) => from !== value),
  );
  return new Set(unmet.flatMap(({ words }) => [...words, words.slice(0, 2).join('')]));
}

/** Of columns whose names have several words, the one that the question says from its first word to its last. */
export function saidWhole(
  row: OpenRow,
  columns: readonly number[],
  said: readonly string[],
): number | null {
  const { table, language, name } = row.table;
  const question = ` ${said.map((word) => stem(word, language)).join(' ')} `;
  const inName = row.stems[name] ?? noStems;
  const found = columns.flatMap((column) => {
    // Under a heading for several columns, each is said by its own name.
    const [header = ''] = (table.columns[column]?.name ?? '').split(/\s–\s/u).slice(-1);
    const stemmed = (text: string): string[] => wordsOf(text).map((word) => stem(word, language));
    // "Both floors, same day" is also said without what follows the comma.
    const [head = ''] = header.split(/[,(]\s?/);
    const isWhole = question.includes(` ${stemmed(header).join(' ')} `);
    const words = isWhole ? stemmed(header) : stemmed(head);
    const isSaid =
      (words.length > 1 || (isWhole && isCode(header, language))) &&
      question.includes(` ${words.join(' ')} `);
    return isSaid && !words.every((word) => inName.has(word))
      ? [{ column, length: words.length }]
      : [];
  });
  const longest = Math.max(0, ...found.map(({ length }) => length));
  const [best, other] = found.filter(({ length }) => length === longest);
  return best && !other ? best.column : null;
}

/** "B", "A1", "XL": an option that is called by a code; "A" and "AM" would be little words of the question. */
function isCode(header: string, language: LanguageCode): boolean {
  const code = header.trim();
  return (
    shortCode.test(code) && (code.length === 1 || !stopWordsOf(language).has(code.toLowerCase()))
  );
}

const shortCode = /^(?![AEIOUY]$)[A-Z]{1,3}\d{0,4}$/;

/** A day or month that no column names is in the one for the rest of the year or week. */
function otherwise(row: OpenRow, terms: TableQuestion['terms'], filled: number[]): number[] {
  const { columnStems } = row.table;
  for (const mark of ['month:', 'day:']) {
    const asked = terms.flatMap(({ stems }) => stems.filter((stem) => stem.startsWith(mark)));
    const isAsked =
      asked.length > 0 &&
      filled.every((column) => asked.every((stem) => !columnStems[column]?.has(stem)));
    const unnamed = filled.filter(
      (column) => ![...(columnStems[column] ?? noStems)].some((stem) => stem.startsWith(mark)),
    );
    // "Price" beside "Thu-Sat" and "Peak weeks" is what a Tuesday costs.
    const plain = unnamed.filter((column) => isPlainPrice(sayColumn(row, column)));
    if (isAsked && unnamed.length < filled.length && plain.length === 1) return plain;
    if (isAsked && unnamed.length === 1 && filled.length > 1) return unnamed;
  }
  return filled;
}

/** Prices of the thing itself, not of what is added to it or charged in other cases: a second pet, a deposit, insurance. */
export function ownPrices({ prices, table }: OpenTable): number[] {
  const own = prices.filter((column) => !isAddition(table.columns[column]?.name ?? ''));
  return own.length > 0 ? own : prices;
}

/** Whether a column holds what is charged beside the price or in other cases. */
const isAddition = (header: string): boolean => addition.test(header);

const addition = withLanguages(
  'price-addition',
  /(?<!\p{L})(?:joining|sign-?up|set-?up|registration|enrol\p{L}*|aufnahme\p{L}*|anmelde\p{L}*|einschreib\p{L}*|matrícula|inscripción|inscription|iscrizione|inscrição|inschrijf\p{L}*|wpisowe|2nd|3rd|second|third|extra|additional|add-on|further|another|surcharge|supplement|deposit|discount|waiver|insurance|replacement|value|penalty|late|lost|damage|free from|free over|minimum spend|zweit\p{L}*|dritt\p{L}*|weiter\p{L}*|zusätzlich\p{L}*|aufpreis|zuschlag|kaution|anzahlung|rabatt|versicherung|ersatzwert|wert|frei ab|kostenlos ab|segund\p{L}*|tercer\p{L}*|adicional\p{L}*|suplemento|fianza|depósito|descuento|seguro|reposición|valor|gratis desde|deuxième|second\p{L}*|supplémentaire\p{L}*|supplément|caution|acompte|remise|assurance|remplacement|valeur|gratuit dès|seconda|terzo|aggiuntiv\p{L}*|supplemento|cauzione|sconto|assicurazione|valore|extra\p{L}*|adiciona\p{L}*|caução|desconto|reposição|tweede|derde|toeslag|borg|korting|verzekering|waarde|drug\p{L}*|dodatkow\p{L}*|dopłata|kaucja|zniżka|ubezpieczenie|wartość)(?!\p{L})/iu,
);
