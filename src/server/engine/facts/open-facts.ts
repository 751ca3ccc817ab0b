import type { LanguageCode } from '#server/engine/language/language-code.ts';
import type { OtherLanguage } from '#server/engine/language/text-language.ts';
import type { Vocabulary } from '#server/engine/understand/vocabulary.ts';
import type { Contact } from './contacts/contact.ts';
import type { DocumentFacts } from './document-facts.ts';
import type { FactSource } from './fact-answer.ts';
import type { Schedule } from './schedules/schedule.ts';
import { parseAmount } from './tables/amount.ts';
import { readLegend } from './tables/legend.ts';
import { type OpenChange, openChange } from './tables/open-change.ts';
import { currencyOf, type OpenTable, openTable, withoutCodeCells } from './tables/open-table.ts';
import { dateColumns, readSeasons } from './tables/seasons.ts';

export type FactsOfDocument = {
  documentId: string;
  title: string;
  facts: DocumentFacts;
  /** Ids of the document's passages by their ordinal. */
  passageIds: readonly string[];
};

/** The facts of all documents of a chatbot, ready for questions. Made once for each state of its knowledge. */
export type OpenFacts = {
  languages: readonly LanguageCode[];
  vocabulary: Vocabulary;
  tables: readonly OpenTable[];
  changes: readonly OpenChange[];
  schedules: readonly { documentId: string; title: string; schedule: Schedule }[];
  contacts: readonly { documentId: string; title: string; contact: Contact }[];
  findPassageId(source: FactSource): string | null;
  /** The language that a document is written in. */
  languageOf(documentId: string): LanguageCode;
};

export function openFacts(documents: readonly FactsOfDocument[]): OpenFacts {
  const languages = languagesOf(documents);
  const otherLanguage = otherLanguageOf(documents);
  const vocabulary: Vocabulary = {
    words: joinVocabularies(documents),
    languages,
    ...(otherLanguage && { otherLanguage }),
  };
  const currency = usualCurrency(documents);
  const legend = readLegend(documents.flatMap(({ facts }) => facts.tables));
  const seasons = documents.flatMap(({ facts }) =>
    readSeasons({ tables: facts.tables, texts: [], language: facts.language ?? 'en' }),
  );
  const byId = new Map(documents.map((document) => [document.documentId, document]));
  const of = <T>(pick: (facts: DocumentFacts) => readonly T[]) =>
    documents.flatMap(({ documentId, title, facts }) =>
      pick(facts).map((item) => ({
        documentId,
        title,
        item,
        language: facts.language ?? languages[0] ?? 'en',
      })),
    );
  return {
    languages,
    vocabulary,
    tables: of(({ tables }) => tables).flatMap(({ documentId, title, item, language }) => {
      const table = openTable({
        table: dateColumns(item, seasons),
        documentId,
        documentTitle: title,
        language,
        vocabulary,
        currency,
        legend,
      });
      return table ? [table] : [];
    }),
    changes: of(({ changes = [] }) => changes).map(({ documentId, item, language }) =>
      openChange({ change: item, documentId, language, vocabulary }),
    ),
    schedules: of(({ schedules }) => schedules).map(({ documentId, title, item }) => ({
      documentId,
      title,
      schedule: item,
    })),
    contacts: of(({ contacts }) => contacts).map(({ documentId, title, item }) => ({
      documentId,
      title,
      contact: item,
    })),
    findPassageId({ documentId, block }) {
      const document = byId.get(documentId);
      const ordinal = document?.facts.passageOfBlock[block];
      return ordinal === null || ordinal === undefined
        ? null
        : (document?.passageIds[ordinal] ?? null);
    },
    languageOf: (documentId) => byId.get(documentId)?.facts.language ?? languages[0] ?? 'en',
  };
}

/** Most used first. */
function languagesOf(documents: readonly FactsOfDocument[]): LanguageCode[] {
  const counts = new Map<LanguageCode, number>();
  for (const { facts, passageIds } of documents) {
    if (facts.language)
      counts.set(facts.language, (counts.get(facts.language) ?? 0) + passageIds.length);
  }
  const sorted = [...counts].sort((a, b) => b[1] - a[1]).map(([language]) => language);
  return sorted.length > 0 ? sorted : ['en'];
}

/** The language of most passages, when it is one without word lists. */
function otherLanguageOf(documents: readonly FactsOfDocument[]): OtherLanguage | null {
  const counts = new Map<OtherLanguage, number>();
  let ours = 0;
  for (const { facts, passageIds } of documents) {
    if (facts.language) ours += passageIds.length;
    else if (facts.otherLanguage)
      counts.set(facts.otherLanguage, (counts.get(facts.otherLanguage) ?? 0) + passageIds.length);
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most && most[1] > ours ? most[0] : null;
}

function joinVocabularies(documents: readonly FactsOfDocument[]): Map<string, number> {
  const words = new Map<string, number>();
  for (const { facts } of documents) {
    for (const [word, count] of Object.entries(facts.vocabulary))
      words.set(word, (words.get(word) ?? 0) + count);
  }
  return words;
}

/** What prices without a sign are in: the sign that the other tables use most. */
function usualCurrency(documents: readonly FactsOfDocument[]): string {
  const counts = new Map<string, number>();
  for (const { facts } of documents) {
    for (const table of facts.tables) {
      const { rows, columns } = table;
      const unit = columns.map((column) => currencyOf(column.unit)).find(Boolean);
      if (unit) counts.set(unit, (counts.get(unit) ?? 0) + rows.length);
      for (const cell of rows.slice(0, 50).flatMap(({ cells }) => withoutCodeCells(table, cells))) {
        const currency = parseAmount(cell)?.currency;
        if (currency) counts.set(currency, (counts.get(currency) ?? 0) + 1);
      }
    }
  }
  // Texts tell only when no table does.
  if (counts.size === 0)
    for (const { facts } of documents)
      if (facts.currency) counts.set(facts.currency, (counts.get(facts.currency) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}
