export type Passage = { heading: string | null; text: string; row: number | null };

/** A table by its rows, each with its column names; anything else by its paragraphs under their headings. */
export function splitText({ name, text }: { name: string; text: string }): Passage[] {
  return /\.csv$/i.test(name) ? splitTable(text) : splitParagraphs(text);
}

function splitTable(text: string): Passage[] {
  const [head = '', ...rows] = text.trim().split(/\r?\n/);
  const columns = splitRow(head);
  return rows.map((row, index) => {
    const cells = splitRow(row).map((cell, at) => `${columns[at] ?? ''}: ${cell}`);
    return { heading: null, text: `${cells.join(' · ').replace(/\.$/, '')}.`, row: index + 2 };
  });
}

export function splitRow(row: string): string[] {
  return [...row.matchAll(/"((?:[^"]|"")*)"(?:,|$)|([^,]*)(?:,|$)/g)]
    .map(([, quoted, plain]) => (quoted ?? plain ?? '').trim())
    .slice(0, -1);
}

function splitParagraphs(text: string): Passage[] {
  let heading: string | null = null;
  return text.split(/\n\s*\n/).flatMap((block) => {
    const paragraph = block.trim();
    const title = /^#+\s+(.+)$|^([A-Z][A-Z ]+)$/.exec(paragraph);
    if (!title) return paragraph ? [{ heading, text: paragraph, row: null }] : [];
    heading = title[1] ?? title[2] ?? null;
    return [];
  });
}
