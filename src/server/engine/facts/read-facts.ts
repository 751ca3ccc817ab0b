import type { Block } from '#server/engine/ingest/document.ts';
import {
  detectOtherLanguage,
  detectTextLanguage,
} from '#server/engine/understand/detect-language.ts';
import { countWords } from '#server/engine/understand/vocabulary.ts';
import { readContacts } from './contacts/read-contacts.ts';
import type { DocumentFacts } from './document-facts.ts';
import { readSchedules } from './schedules/read-schedules.ts';
import { findPrices } from './tables/amount.ts';
import { dayColumns } from './tables/peak-days.ts';
import { readPriceChanges } from './tables/read-price-changes.ts';
import { readTables } from './tables/read-tables.ts';
import { dateColumns, readSeasons } from './tables/seasons.ts';

/** Everything that can be read safely from a document besides its text. */
export function readFacts({
  blocks,
  title,
  passageOfBlock,
}: {
  blocks: readonly Block[];
  title: string;
  passageOfBlock: (number | null)[];
}): DocumentFacts {
  const texts = blocks.map(textOf);
  const currency = usualCurrency(withoutItemCodes(blocks).map(textOf));
  const sample = texts.join(' ').slice(0, longestSample);
  const lines = blocks.flatMap((block) => (block.kind === 'row' ? [] : [block.text]));
  // Among the names and figures of a price list a few notes in words are lost.
  const language =
    detectTextLanguage(sample) ?? detectTextLanguage(lines.join(' ').slice(0, longestSample));
  const otherLanguage = language ? null : detectOtherLanguage(sample);
  const tables = readTables({ blocks, title });
  const changes = readPriceChanges(blocks);
  const seasons = readSeasons({ tables, texts: lines, language: language ?? 'en' });
  return {
    language,
    ...(otherLanguage && { otherLanguage }),
    vocabulary: countWords(texts),
    ...(currency && { currency }),
    tables: tables.map((table) =>
      dayColumns({ table: dateColumns(table, seasons), texts: lines, language: language ?? 'en' }),
    ),
    ...(changes.length > 0 && { changes }),
    schedules: readSchedules({ blocks, title }),
    contacts: readContacts({ blocks, title }),
    passageOfBlock,
  };
}

const longestSample = 20_000;

const textOf = (block: Block): string =>
  block.kind === 'row'
    ? block.cells.map(({ column, value }) => `${column} ${value}`).join(' ')
    : block.text;

function usualCurrency(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const { amount } of findPrices(text))
      if (amount.currency) counts.set(amount.currency, (counts.get(amount.currency) ?? 0) + 1);
  }
  const [usual] = [...counts].sort((a, b) => b[1] - a[1]);
  if (usual) return usual[0];
  const named = texts
    .map((text) => {
      const [, word, code] = saysCurrency.exec(text) ?? [];
      return (word ?? code ?? '').toLowerCase();
    })
    .find(Boolean);
  return named ? (signOf[named] ?? '') : '';
}

/** Blocks without the codes of a price list: "R12" beside "S3" and "T1" numbers an item and is no price in rand. */
function withoutItemCodes(blocks: readonly Block[]): Block[] {
  const letters = new Map<string, Set<string>>();
  for (const block of blocks)
    for (const { column, value } of block.kind === 'row' ? block.cells : []) {
      const [, letter] = itemCode.exec(value) ?? [];
      if (letter) letters.set(column, (letters.get(column) ?? new Set()).add(letter));
    }
  const isCode = ({ column, value }: { column: string; value: string }): boolean =>
    (letters.get(column)?.size ?? 0) > 1 && itemCode.test(value);
  return blocks.map((block) =>
    block.kind === 'row' ? { ...block, cells: block.cells.filter((cell) => !isCode(cell)) } : block,
  );
}

const itemCode = /^(\p{Lu}{1,2})\d{1,3}$/u;

/** "All prices in euros.", "Prices from 1 April, NZD". */
const saysCurrency =
  /(?<!\p{L})(?:prices?|rates?|fees?|preise|precios|tarifas|prix|tarifs|prezzi|preços|prijzen|ceny)(?!\p{L})[^.;\n]{0,30}?(?:\s(?:in|en|em|w)\s(euros?|pounds|dollars|us dollars)|[\s(,–-](eur|gbp|usd|aud|nzd|cad|sgd|hkd))(?!\p{L})/iu;
const signOf: Record<string, string> = {
  euro: '€',
  euros: '€',
  eur: '€',
  pounds: '£',
  gbp: '£',
  dollars: '$',
  'us dollars': '$',
  usd: '$',
  aud: '$',
  nzd: '$',
  cad: '$',
  sgd: '$',
  hkd: '$',
};
