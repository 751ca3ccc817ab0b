/** Leaves out the parts of a document that are out of their time, so that neither facts nor text say them. */
import type { LoadedPassage } from '#server/engine/answer/passage-text.ts';
import type { FactPart } from '#server/engine/conflicts/compared-fact.ts';
import type { DocumentFacts } from '#server/engine/facts/document-facts.ts';
import type { FactRow } from '#server/engine/facts/tables/fact-table.ts';
import { endOfLevels } from './sections.ts';
import { isValidOn, type Validity, wholeDocument } from './validity.ts';

/** What of a document isn't said. */
export type LeftOut = {
  /** Indexes of its blocks. */
  blocks: ReadonlySet<number>;
  /** Ordinals of passages that have nothing else. */
  passages: ReadonlySet<number>;
  /** What the blocks say. */
  texts: readonly string[];
  /** What the others say. */
  kept: readonly string[];
};

/** So much of a key tells the parts of one document apart. */
export const shortKey = (key: string): string => key.slice(0, 12);

type PartFacts = Pick<DocumentFacts, 'parts' | 'passageOfBlock'>;

/** Null when everything counts. A heading stands for what is under it. */
export function findLeftOut({
  facts,
  parts,
  validity,
  day,
}: {
  facts: PartFacts;
  /** The texts of the document's parts as answers use them. */
  parts: readonly { key: string; text: string | null }[];
  validity: readonly Validity[];
  day: string;
}): LeftOut | null {
  const over = new Set(
    validity
      .filter((dates) => dates.key !== wholeDocument && !isValidOn({ dates, day }))
      .map(({ key }) => shortKey(key)),
  );
  if (over.size === 0) return null;
  const { blockKeys = [], headings = [] } = facts.parts ?? {};
  const levels: (number | null)[] = blockKeys.map(() => null);
  for (const [block, level] of headings) levels[block] = level;
  const blocks = new Set<number>();
  for (const [at, key] of blockKeys.entries()) {
    if (!over.has(key)) continue;
    for (let block = at; block < endOfLevels({ levels, at }); block += 1) blocks.add(block);
  }
  if (blocks.size === 0) return null;
  const outKeys = new Set([...blocks].map((block) => blockKeys[block]));
  const keptKeys = new Set(blockKeys.filter((_, block) => !blocks.has(block)));
  const textsOf = (keys: ReadonlySet<string | undefined>) =>
    parts.flatMap(({ key, text }) => (text && keys.has(shortKey(key)) ? [text] : []));
  return {
    blocks,
    passages: findPassages({ blocks, facts }),
    texts: textsOf(outKeys),
    kept: textsOf(keptKeys),
  };
}

/** A passage has the block that it begins with, and those that begin in it. */
function findPassages({
  blocks,
  facts: { parts, passageOfBlock },
}: {
  blocks: ReadonlySet<number>;
  facts: PartFacts;
}): Set<number> {
  const kept = new Set(passageOfBlock.filter((_, block) => !blocks.has(block)));
  const out = new Set<number>();
  for (const [ordinal, first] of (parts?.firstBlocks ?? []).entries())
    if (blocks.has(first) && !kept.has(ordinal)) out.add(ordinal);
  return out;
}

export function leaveOutFacts<T extends DocumentFacts>({
  facts,
  leftOut: { blocks },
}: {
  facts: T;
  leftOut: LeftOut;
}): T {
  const isKept = ({ block }: { block: number }) => !blocks.has(block);
  const { changes, tables, schedules, contacts } = facts;
  return {
    ...facts,
    tables: tables
      .map((table) => ({ ...table, rows: table.rows.flatMap((row) => keepRow({ row, blocks })) }))
      .filter(({ rows }) => rows.length > 0),
    ...(changes && { changes: changes.filter(isKept) }),
    schedules: schedules
      .map((schedule) => ({ ...schedule, lines: schedule.lines.filter(isKept) }))
      .filter(({ lines }) => lines.length > 0),
    contacts: contacts.filter(isKept),
  };
}

/** In a table that was turned, only the cells of a block are left out, and the others stay under their columns. */
function keepRow({ row, blocks }: { row: FactRow; blocks: ReadonlySet<number> }): FactRow[] {
  if (!row.blocks) return blocks.has(row.block) ? [] : [row];
  const own = row.blocks;
  if (own.every((block) => blocks.has(block))) return [];
  const cells = row.cells.map((cell, at) => (blocks.has(own[at - 1] ?? -1) ? '' : cell));
  return [{ ...row, cells }];
}

/** Null when nothing is left but headings. */
export function leaveOutOfPassage<T extends Pick<LoadedPassage, 'sentences'>>({
  passage,
  leftOut: { texts, kept },
}: {
  passage: T & { text?: string };
  leftOut: LeftOut;
}): T | null {
  const isOut = (text: string): boolean =>
    texts.some((each) => each.includes(text)) && !kept.some((each) => each.includes(text));
  let { text } = passage;
  let isChanged = false;
  const sentences = passage.sentences.map((sentence) => {
    if (sentence.text === '' || !isOut(sentence.text)) return sentence;
    isChanged = true;
    text = text?.replace(sentence.text, () => '');
    return { ...sentence, text: '' };
  });
  if (!isChanged) return passage;
  if (!sentences.some(({ text: left, heading }) => left !== '' && !heading)) return null;
  const lines = text?.split('\n').map((line) => line.trim());
  return { ...passage, sentences, ...(lines && { text: lines.filter(Boolean).join('\n') }) };
}

/** True for a fact that only parts of the document say which are left out. */
export function isPartOut({ part, leftOut }: { part: FactPart; leftOut: LeftOut }): boolean {
  const isIn = (text: string): boolean =>
    text.includes(part.text.trim()) && (part.kind !== 'cell' || text.includes(part.name));
  return leftOut.texts.some(isIn) && !leftOut.kept.some(isIn);
}
