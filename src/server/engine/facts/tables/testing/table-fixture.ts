import type { FactAnswer } from '#server/engine/facts/fact-answer.ts';
import { type OpenFacts, openFacts } from '#server/engine/facts/open-facts.ts';
import { readFacts } from '#server/engine/facts/read-facts.ts';
import { answerTable } from '#server/engine/facts/tables/answer-table.ts';
import type { Block } from '#server/engine/ingest/document.ts';
import { prepareDocument } from '#server/engine/ingest/prepare-document.ts';
import { readCsv } from '#server/engine/ingest/read/csv.ts';
import { readHtml } from '#server/engine/ingest/read/html.ts';
import { readText } from '#server/engine/ingest/read/text.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { questionWordsOf } from '#server/engine/language/question-words-of.ts';
import { type Question, readQuestion } from '#server/engine/understand/question.ts';

/** Rows of a table as a reader hands them on: the first line names the columns, bars separate cells, empty cells are left out. */
export function tableBlocks(text: string, table = 0): Block[] {
  const [names = [], ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return rows.map((values, at) => ({
    kind: 'row',
    table,
    row: at + 2,
    cells: values.flatMap((value, index) =>
      value === '' ? [] : [{ column: names[index] ?? '', value }],
    ),
  }));
}

/** The facts of a shop whose documents are tables; each document holds one. */
export function openShop(documents: Record<string, string>): OpenFacts {
  return openFacts(
    Object.entries(documents).map(([title, text]) => {
      const blocks = tableBlocks(text);
      const passageOfBlock = blocks.map((_, at) => at);
      return {
        documentId: title,
        title,
        facts: readFacts({ blocks, title, passageOfBlock }),
        passageIds: passageOfBlock.map((at) => `${title} ${at}`),
      };
    }),
  );
}

/** What a shop's tables answer to a question, maybe after an earlier one. */
export function askTables({
  shop,
  language = 'en',
}: {
  shop: OpenFacts;
  language?: LanguageCode;
}): (text: string, before?: string) => FactAnswer | null {
  const read = (text: string): Question =>
    readQuestion({
      text,
      language,
      documentLanguages: shop.languages,
      vocabulary: shop.vocabulary,
    });
  return (text, before) =>
    answerTable({
      question: read(text),
      before: before === undefined ? null : read(before),
      tables: shop.tables,
      words: questionWordsOf(language),
      changes: shop.changes,
    });
}

/** The facts of files as they are uploaded: .csv, .md, .txt or .html by the ending of their names. */
export function openFiles(files: Record<string, string>): OpenFacts {
  return openFacts(
    Object.entries(files).map(([title, text]) => {
      const { facts, passages } = prepareDocument({
        name: title,
        document: {
          kind: 'txt',
          title: null,
          pages: null,
          warnings: [],
          blocks: readBlocks(title, text),
        },
      });
      return {
        documentId: title,
        title,
        facts,
        passageIds: passages.map((_, at) => `${title} ${at}`),
      };
    }),
  );
}

function readBlocks(name: string, text: string): Block[] {
  const lines = name.endsWith('.txt') ? text : text.replace(/^[^\S\n]+/gm, '');
  if (name.endsWith('.csv')) return readCsv(lines).blocks;
  if (name.endsWith('.html')) return readHtml(lines).blocks;
  return readText({ text: lines, markdown: name.endsWith('.md') }).blocks;
}
