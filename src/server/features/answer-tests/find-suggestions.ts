/** Questions that documents ask by themselves: each FAQ pair, each price, each day's hours, with the fact that answers it. */
import { findFacts } from '#server/engine/answer/facts-in-text.ts';
import { foldText } from '#server/engine/answer/fold-text.ts';
import type { LoadedPassage } from '#server/engine/answer/passage-text.ts';
import type { OpenFacts } from '#server/engine/facts/open-facts.ts';
import type { Schedule } from '#server/engine/facts/schedules/schedule.ts';
import type { OpenRow, OpenTable } from '#server/engine/facts/tables/open-table.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { readLanguages } from '#server/engine/language/languages.ts';
import type { SuggestedTest } from '#shared/contract/answer-tests.ts';

export type Suggestion = Pick<SuggestedTest, 'question' | 'kind'> & {
  facts: string[];
  documentId: string;
  documentName: string;
};

const longestQuestion = 200;
const mostFacts = 3;
/** A sentence of so few words is worth keeping as it is; longer ones are reworded without harm. */
const shortSentence = 8;

export function findPrices({ tables }: OpenFacts): Suggestion[] {
  return tables.flatMap((open) => {
    const [column] = open.prices;
    if (column === undefined || open.name < 0) return [];
    // With several prices the first column names the kind that is asked for.
    const kind = open.prices.length > 1 ? open.table.columns[column]?.name : '';
    return open.rows.flatMap((row): Suggestion[] => {
      const price = priceOf({ row, column, open });
      const name = row.name.trim();
      if (!price || name.length < 3 || name.length > 80) return [];
      const asked = kind ? `${name} (${kind})` : name;
      return [
        {
          kind: 'price',
          question: readLanguages[open.language].sampleQuestions.asTests.price.replace(
            '{name}',
            () => asked,
          ),
          facts: [price],
          documentId: open.documentId,
          documentName: open.documentTitle,
        },
      ];
    });
  });
}

/** With its currency, or it could be any number. */
function priceOf({
  row,
  column,
  open,
}: {
  row: OpenRow;
  column: number;
  open: OpenTable;
}): string | null {
  const amount = row.amounts[column];
  const cell = row.cells[column]?.trim();
  if (!amount || !cell) return null;
  if (amount.currency || !open.currency) return cell;
  return /^[€$£¥]$/.test(open.currency) ? `${open.currency}${cell}` : `${cell} ${open.currency}`;
}

export function findHours({ schedules }: OpenFacts): Suggestion[] {
  const suggestions: Suggestion[] = [];
  for (const { schedule, documentId, title: documentName } of schedules) {
    if (schedule.role !== 'hours' || schedule.form || (schedule.subject && !schedule.main))
      continue;
    const { language } = schedule;
    const words = readLanguages[language].sampleQuestions.asTests;
    for (const { day, facts } of listDays(schedule)) {
      const question = words.hours.replace('{day}', nameOfDay({ day, language }));
      suggestions.push({ kind: 'hours', question, facts, documentId, documentName });
    }
  }
  return suggestions;
}

/** Days with plain hours all year round, or plainly closed. */
function listDays({ lines, language }: Schedule): { day: number; facts: string[] }[] {
  const usual = lines.filter(
    ({ kind, season, dates, weeks, part, meal, daypart }) =>
      kind === 'hours' &&
      !season &&
      !part &&
      !meal &&
      !daypart &&
      dates.length + weeks.length === 0,
  );
  return [0, 1, 2, 3, 4, 5, 6].flatMap((day) => {
    const own = usual.filter(({ days }) => days.includes(day));
    if (own.length === 0) return [];
    if (own.every(({ state }) => state === 'closed'))
      return [{ day, facts: [readLanguages[language].sampleQuestions.asTests.closed] }];
    const facts = own.flatMap(({ spans }) =>
      spans.flatMap(({ from, to }) => [from, to].flatMap((time) => time?.text ?? [])),
    );
    return facts.length > 0 ? [{ day, facts: [...new Set(facts)].slice(0, mostFacts + 1) }] : [];
  });
}

/** A question in a document, and what follows it up to the next one. */
export function findPairs(passages: readonly LoadedPassage[]): Suggestion[] {
  return passages.flatMap(({ sentences, documentId, title: documentName }) =>
    sentences.flatMap(({ text }, at): Suggestion[] => {
      const question = readQuestion(text);
      if (!question) return [];
      const rest = sentences.slice(at + 1);
      const end = rest.findIndex((one) => one.heading || readQuestion(one.text));
      const answer = rest.slice(0, end < 0 ? rest.length : end);
      if (answer.length === 0) return [];
      const facts = listFacts(answer.slice(0, 2).map((one) => one.text));
      return [{ kind: 'faq', question, facts, documentId, documentName }];
    }),
  );
}

function readQuestion(text: string): string | null {
  const plain = text.replace(/^(?:q|question|frage|f|p|pregunta)\s?[.:)]\s+/i, '').trim();
  const words = plain.split(/\s+/).length;
  const isQuestion = plain.endsWith('?') && words >= 3 && words <= 30;
  return isQuestion && plain.length <= longestQuestion ? plain : null;
}

/** The figures of an answer, else its first sentence when that is short. */
function listFacts(sentences: readonly string[]): string[] {
  const figures = sentences.flatMap((sentence) => {
    const folded = foldText(sentence);
    return findFacts(sentence)
      .filter((fact) => fact.kind !== 'amount' || !fact.isLoose)
      .map(({ start, end }) => withUnit({ folded, start, end }));
  });
  if (figures.length > 0) return [...new Set(figures)].slice(0, mostFacts);
  const first = sentences[0]?.replace(/[.!]\s*$/, '') ?? '';
  return first.split(/\s+/).length <= shortSentence ? [first] : [];
}

/** "12" of "$12", "3" of "3 days": the sign or word beside a number belongs to it. */
function withUnit({ folded, start, end }: { folded: string; start: number; end: number }): string {
  const before = /[€$£¥]\s?$/.exec(folded.slice(0, start))?.[0] ?? '';
  const after = before
    ? ''
    : (/^\s?(?:[€$£¥%]|[\p{L}]{2,12}(?![\p{L}]))/u.exec(folded.slice(end))?.[0] ?? '');
  return `${before}${folded.slice(start, end)}${after}`.trim();
}

/** Monday is 0. */
function nameOfDay({ day, language }: { day: number; language: LanguageCode }): string {
  const monday = Date.UTC(2024, 0, 1);
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return format.format(new Date(monday + day * 86_400_000));
}
