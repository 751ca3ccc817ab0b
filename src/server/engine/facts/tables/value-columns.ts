import { fold } from '#server/engine/index/analyse.ts';
import { findPeriod, findUnit } from '#server/engine/language/measure-words.ts';
import type { QuestionWords } from '#server/engine/language/question-words.ts';
import { withLanguages } from '#server/engine/language/with-languages.ts';
import { saysPhrase } from '#server/engine/understand/phrases.ts';
import { holdsTerm, type Question, type QuestionTerm } from '#server/engine/understand/question.ts';
import { fitColumns, namedFit } from './column-fit.ts';
import { parseDuration } from './duration.ts';
import type { OpenRow, OpenTable } from './open-table.ts';
import { priceColumns } from './price-columns.ts';
import { asksForAge } from './question-forms.ts';
import { judgeRanges } from './row-ranges.ts';
import type { TableQuestion } from './table-question.ts';

/** The columns whose header or content a question names besides the row itself. */
export function valueColumns({
  row,
  wanted,
  words,
  question,
  after,
}: {
  row: OpenRow;
  wanted: TableQuestion;
  words: QuestionWords;
  question: Question;
  /** The question before it, when this one leans on it. */
  after?: TableQuestion;
}): number[] {
  const { table, name } = row.table;
  // "When does the spring term start" over a column called Term: "term" only says what the rows are.
  const rest = wanted.terms.filter(
    (term) =>
      holdsTerm(term, row.stems[name] ?? noStems) === 0 &&
      (holdsTerm(term, row.table.columnStems[name] ?? noStems) < 1 ||
        wanted.terms.every((other) => holdsTerm(other, row.stems[name] ?? noStems) === 0)),
  );
  // "Can we rent one in May?" isn't answered by a note that happens to speak of renting.
  const named = rest.filter(({ word }) => !/^\d+$/.test(word));
  const telling = named.some(({ isDoing }) => !isDoing)
    ? named.filter(({ isDoing }) => !isDoing)
    : named;
  const fits = rest.map((term) => fitColumns(term, row.table));
  // "And for 3 days?" is the column for so many.
  const met = row.table.prices.filter(
    (column) =>
      judgeRanges({
        ranges: row.table.columnRanges[column] ?? [],
        figures: wanted.figures,
        others: [],
      }).met.length > 0,
  );
  const columns = new Set<number>();
  const asked = new Set<number>();
  for (const [index, { role }] of table.columns.entries()) {
    if (index === name || (row.cells[index] ?? '') === '' || role === 'code') continue;
    if (pointsElsewhere.test(row.cells[index] ?? '')) continue;
    // "Is it free in August?" doesn't ask what it costs in August.
    const isNamed =
      met.length > 0 && role === 'price'
        ? met.includes(index)
        : fits.some(
            (fit, at) =>
              (fit[index] ?? 0) > 0 && (role !== 'price' || after?.asksPrice || !isDate(rest[at])),
          );
    const isHeld =
      role !== 'category' &&
      telling.some((term) => holdsTerm(term, row.stems[index] ?? new Set()) > 0);
    const isDuration = saysDuration(row, index) && saysHowLong(question, words);
    const isAsked = askedHeaders.some(
      ({ asked, header }) =>
        asked.test(question.folded) &&
        header.test(table.columns[index]?.name ?? '') &&
        // How long something takes isn't when it is.
        !(role === 'duration' && durationHeader.test(table.columns[index]?.name ?? '')),
    );
    if (isNamed || isHeld || isDuration) columns.add(index);
    if (
      isAsked ||
      saysAge({
        folded: question.folded,
        header: table.columns[index]?.name ?? '',
        cell: row.cells[index] ?? '',
      })
    )
      asked.add(index);
  }
  // "When is half term?" names its column; "when is it?" doesn't.
  const isColumnNamed = [...columns].some(
    (column) =>
      !row.table.prices.includes(column) && fits.some((fit) => (fit[column] ?? 0) >= namedFit),
  );
  if (!isColumnNamed) for (const column of asked) columns.add(column);
  onlyAskedEnd(columns, table.columns, question);
  const { prices } = row.table;
  const priced = [...columns].filter((column) => prices.includes(column));
  // Of several prices only the one that is meant.
  const meant = priced.length > 1 ? new Set(priceColumns(row, wanted)) : null;
  // "How many can solve it?" isn't answered by a solving time.
  const isCounted = wanted.wants === 'count' && !saysHowLong(question, words);
  return [...columns]
    .filter((column) => !meant || !prices.includes(column) || meant.has(column))
    .filter((column) => !isCounted || !isDurationColumn(row.table, column))
    .slice(0, 3);
}

/** "From 25" under "For whom" answers from which age it is. */
const saysAge = ({
  folded,
  header,
  cell,
}: {
  folded: string;
  header: string;
  cell: string;
}): boolean => asksForAge(folded) && forWhomHeader.test(header.trim()) && fromAge.test(cell.trim());

const forWhomHeader =
  /^(?:who|for|for whom|who for|who it.s for|suitable for|für wen|wer|für|para quién|para|pour qui|per chi|para quem|voor wie|dla kogo)$/iu;
const fromAge =
  /^(?:ages?\s|from\s|over\s|ab\s|von\s|über\s|desde\s|a partir de\s|mayores de\s|dès\s|da\s|vanaf\s|od\s)?\d{1,2}(?!\d)/iu;

const pointsElsewhere = withLanguages(
  'points-elsewhere',
  /^(?:see|see below|tba|tbc|tbd|siehe|s\.|ver|véase|voir|vedi|zie|zob\.|patrz)(?!\p{L})/iu,
);

/** "When does it start?" asks for the column "From", not for "To". */
function onlyAskedEnd(
  columns: Set<number>,
  headers: readonly { name: string }[],
  { folded }: Question,
): void {
  const nameOf = (column: number): string => headers[column]?.name ?? '';
  const [first, last] = [asksForStart.test(folded), asksForEnd.test(folded)];
  if (first === last) return;
  const meant = first ? startHeader : endHeader;
  const other = first ? endHeader : startHeader;
  if (![...columns].some((column) => meant.test(nameOf(column)))) return;
  for (const column of [...columns]) if (other.test(nameOf(column))) columns.delete(column);
}

const asksForStart = withLanguages(
  'asks-for-start',
  /(?<!\p{L})(?:start\p{L}*|begin\p{L}*|open\p{L}*|anf[aä]ng\p{L}*|empie\p{L}*|empez\p{L}*|comien\p{L}*|commenc\p{L}*|inizi\p{L}*|comec\p{L}*|zaczyna\p{L}*)(?!\p{L})/u,
);
const asksForEnd = withLanguages(
  'asks-for-end',
  /(?<!\p{L})(?:ends?|ending|finish\p{L}*|over|until|till|closes?|endet|enden|ende|aufh\p{L}*|termin\p{L}*|acaba\p{L}*|finit|finisc\p{L}*|eindig\p{L}*|konczy)(?!\p{L})/u,
);
const startHeader = withLanguages(
  'start-header',
  /^(?:from|start\p{L}*|begin\p{L}*|opens?|first day|von|ab|desde|inicio|comienzo|du|d[ée]but|dal|inizio|de|in[ií]cio|van|vanaf|od|początek)(?!\p{L})/iu,
);
const endHeader = withLanguages(
  'end-header',
  /^(?:to|until|till|ends?|finish\p{L}*|closes?|last day|bis|ende|hasta|fin|au|jusqu\p{L}*|al|fine|at[ée]|fim|tot|einde|do|koniec)(?!\p{L})/iu,
);

const noStems: ReadonlySet<string> = new Set();

const isDate = (term: QuestionTerm | undefined): boolean =>
  term?.stems.some((stem) => /^(?:day|month):/.test(stem)) ?? false;

export const saysHowLong = (question: Question, words: QuestionWords): boolean =>
  saysPhrase(question.folded, words.howLong);

const durationHeader = withLanguages(
  'duration-header',
  /\b(?:time|duration|length|minutes|min|hours|turnaround|takes|dauer|zeit|minuten|lieferzeit|duraci[oó]n|tiempo|minutos|plazo|dur[ée]e|d[ée]lai|durata|tempo|duração|prazo|duur|levertijd|czas|delivery)\b/i,
);

/** A column of durations, or a note that begins with one where the row has no such column: "50 min. Bring boots". */
export function saysDuration(row: OpenRow, index: number): boolean {
  if (isDurationColumn(row.table, index)) return true;
  const { columns } = row.table.table;
  const hasOwn = columns.some(
    (_, other) => isDurationColumn(row.table, other) && (row.cells[other] ?? '') !== '',
  );
  const [first = ''] = (row.cells[index] ?? '').split(/[.,;]\s/);
  return (
    !hasOwn &&
    ['note', 'text'].includes(columns[index]?.role ?? '') &&
    /^(?:about |approx\.? |ca\.? |unos |environ )?\d/iu.test(first) &&
    first.length <= shortDuration &&
    parseDuration(first) !== null
  );
}

const shortDuration = 24;

export function isDurationColumn({ table, rows }: OpenTable, index: number): boolean {
  const { name, role } = table.columns[index] ?? { name: '', role: 'text' };
  if (role === 'duration') return true;
  // "Weeks" over numbers says how long, "Time" over "18:30–20:00" when.
  if (role === 'number' && findPeriod(fold(name).trim()) !== null) return true;
  return (
    ['number', 'text'].includes(role) &&
    durationHeader.test(name) &&
    !rows.some(({ cells }) => clockSpan.test(cells[index] ?? ''))
  );
}

const clockSpan = /\d{1,2}[:.h]\d{2}\s?(?:[ap]\.?m\.?)?\s?(?:[-–—]|to|bis|a)\s?\d{1,2}/iu;

/** The column that says how long something takes; -1 when there is none. */
export const durationColumn = (table: OpenTable): number =>
  table.table.columns.findIndex(
    ({ role }, index) => ['number', 'duration'].includes(role) && isDurationColumn(table, index),
  );

/** How long a row takes, in minutes. */
export function minutesOf(row: OpenRow, column: number): number | null {
  const amount = row.amounts[column];
  const { name = '', role = 'text' } = row.table.table.columns[column] ?? {};
  if (!amount) return null;
  if (role === 'duration') return amount.value;
  const unit = fold(name)
    .match(/\p{L}+/gu)
    ?.map(findUnit)
    .find((each) => each?.kind === 'time');
  return amount.value * (unit?.factor ?? 1);
}

/** Who, where and when ask for one thing only: a row that doesn't have it doesn't answer. */
export const asksForColumn = ({ folded }: Question): boolean =>
  askedHeaders.some(({ asked }) => asked.test(folded));

/** Question words and the headers of the columns that answer them. */
const askedHeaders: { asked: RegExp; header: RegExp }[] = [
  {
    asked: withLanguages(
      'asks-people',
      /\b(?:how many (?:people|persons|guests|of us|kids|children|swimmers|participants|can|are in)|wie viele (?:leute|personen|gaste|kinder|teilnehmer)|cuant[oa]s (?:personas|ninos)|combien de (?:personnes|enfants)|quante persone|quantas pessoas|hoeveel (?:mensen|personen)|ile osob)\b/,
    ),
    header: withLanguages(
      'people-column',
      /^(?:seats?|sleeps|capacity|max\b.*|maximum\b.*|spots|places|group size|people|guests|persons|plätze|kapazität|max|personen|plazas|capacidad|aforo|personas|places|capacité|personnes|posti|capienza|persone|lugares|lotação|pessoas|plaatsen|personen|miejsca|liczba osób)/i,
    ),
  },
  {
    asked: withLanguages(
      'asks-who',
      /^(?:and )?(?:who|whos|whose|wer|wem|quien|qui|chi|quem|wie|kto)\b/,
    ),
    header: withLanguages(
      'who-column',
      /^(?:teacher|tutor|instructor|with|who|trainer|coach|guide|leader|host|hosted by|stylist|therapist|practitioner|specialist|staff|artist|barber|doctor|dentist|vet|led by|taught by|profesional|terapeuta|médico|especialista|behandler\w*|therapeut\w*|arzt|ärztin|lehrer\w*|leitung|kursleit\w*|profesor\w*|con|monitor\w*|professeur|insegnante|docent|prowadz\w*)\b/i,
    ),
  },
  {
    asked: withLanguages(
      'asks-age',
      /\b(?:what age|which age|how old|how young|minimum age|age limit|welchem alter|wie alt|que edad|quel age|che eta|que idade|welke leeftijd|ile lat|od ilu lat)\b/,
    ),
    header: withLanguages(
      'age-column',
      /(?<!\p{L})(?:ages?|alter|edad|âge|età|idade|leeftijd|wiek)(?!\p{L})/iu,
    ),
  },
  {
    asked: withLanguages(
      'asks-height',
      /(?<!\p{L})(?:how tall|what height|which height|minimum height|height limit|wie gross muss|welche grosse muss|mindestgrosse|que altura|cuanto (?:hay que|tiene que|debe) medir|quelle taille (?:faut|minimum)|che altezza|que altura|hoe lang moet|jaki wzrost)(?!\p{L})/u,
    ),
    header: withLanguages(
      'height-column',
      /(?<!\p{L})(?:height|körpergröße|mindestgröße|größe|altura|estatura|taille|altezza|lengte|wzrost)(?!\p{L})/iu,
    ),
  },
  {
    asked: withLanguages(
      'asks-size',
      /(?<!\p{L})(?:how (?:big|large)|what (?:are the )?(?:size|dimensions)|wie gross|que tamano|que dimensiones|quelle taille|quanto e grande|hoe groot|jak duz\p{L})(?!\p{L})/u,
    ),
    header: withLanguages(
      'size-column',
      /^(?:sizes?|dimensions?|area|floor area|m²|sq\.? ?(?:ft|m)|größe|fläche|maße|tamaño|superficie|medidas|taille|surface|dimensioni|misure|tamanho|grootte|oppervlakte|rozmiar|powierzchnia)(?!\p{L})/iu,
    ),
  },
  {
    asked: withLanguages(
      'asks-weight',
      /(?<!\p{L})(?:how heavy|how much does (?:\p{L}+ ){1,4}weigh|wie schwer|cuanto pesa|combien pese|quanto pesa|hoe zwaar|ile wazy)(?!\p{L})/u,
    ),
    header: withLanguages(
      'weight-column',
      /^(?:weight|lbs?|kgs?|gewicht|peso|poids|waga)(?!\p{L})/iu,
    ),
  },
  {
    asked: withLanguages(
      'asks-where',
      /\b(?:where|whereabouts|wo|donde|ou|dove|onde|waar|gdzie)\b/,
    ),
    header: withLanguages(
      'where-column',
      /^(?:where|place|location|room|venue|meeting point|ort|raum|treffpunkt|lugar|sala|lieu|salle|luogo|local|plaats|zaal|miejsce)\b/i,
    ),
  },
  {
    asked: withLanguages(
      'asks-when',
      /\b(?:when|what time|what day|which day|wann|um wie viel uhr|cuando|a que hora|quand|a quelle heure|quando|a che ora|wanneer|hoe laat|kiedy|o ktorej)\b/,
    ),
    header: withLanguages(
      'when-column',
      /^(?:when|time|times|from|to|until|start|starts|begins?|ends?|finish(?:es)?|day|days|date|dates|von|bis|beginnt|ende|desde|hasta|inicio|du|au|début|fin|dal|al|inizio|fine|início|fim|van|tot|wann|zeit|beginn|tag|datum|termin\w*|hora\w*|d[ií]as?|fecha\w*|quand|heure|jour|date|orario|giorno|data|horário|dia|wanneer|tijd|dag|godzina|dzień)\b/i,
    ),
  },
];
