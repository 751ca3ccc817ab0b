import { readTables } from '#server/engine/facts/tables/read-tables.ts';
import { readHtml } from '#server/engine/ingest/read/html.ts';
import { readText } from '#server/engine/ingest/read/text.ts';

/** What the price lists of a text or page say, cells joined by bars. */
export function rowsOfText(text: string, title = 'Leaflet'): string[] {
  const { blocks } = text.startsWith('<')
    ? readHtml(text)
    : readText({ text, markdown: /^#|\n#|\*\*/.test(text) });
  const joined = blocks.map((block) =>
    block.kind === 'row' ? block : { ...block, text: block.text.replace(/[^\S\n]+/g, ' ') },
  );
  return readTables({ blocks: joined, title }).flatMap(({ rows }) =>
    rows.map(({ cells }) => cells.filter(Boolean).join(' | ')),
  );
}
