import type { Block } from '#server/engine/ingest/document.ts';
import { type LaidRow, readLaidTable, type TableCounter } from './laid-table.ts';

/** Lists of fonts, colors and styles, pictures, notes of the program: nothing that is shown as text. */
const skippedGroups =
  /^(?:fonttbl|colortbl|stylesheet|info|pict|object|header\w?|footer\w?|listtable|listoverridetable|revtbl|rsidtbl|themedata|datastore|latentstyles|fldinst|bkmkstart|bkmkend|annotation|xmlnstbl|generator|nonshppict)$/;
const signs: Record<string, string> = {
  tab: '\t',
  line: '\n',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
  '~': '\u00A0',
  _: '-',
};
/** A control word with its number, a control sign, a byte in hexadecimal digits, a brace or a stretch of text. */
const token =
  /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|([^\\{}\r\n]+)|[\r\n]+/gi;
const deepestGroup = 500;

type Group = { isSkipped: boolean; isHidden: boolean; unicodeSkip: number };

/** Reads Rich Text Format, as older programs save it: paragraphs and tables without their looks. */
export function readRtf(bytes: Buffer): { blocks: Block[] } {
  const source = bytes.toString('latin1');
  const reader = new RtfReader(source.length);
  for (const found of source.matchAll(token)) reader.take(found);
  return { blocks: reader.finish() };
}

class RtfReader {
  readonly #blocks: Block[] = [];
  readonly #counter: TableCounter;
  readonly #groups: Group[] = [];
  #group: Group = { isSkipped: false, isHidden: false, unicodeSkip: 1 };
  #tooDeep = 0;
  #decoder = new TextDecoder('windows-1252');
  #text = '';
  #toSkip = 0;
  #isStarred = false;
  #isInTable = false;
  #cells: string[] = [];
  #rows: LaidRow[] = [];

  constructor(length: number) {
    this.#counter = { next: 0, budget: { left: length + 100_000 } };
  }

  take([, word, number, hex, sign, brace, text]: RegExpMatchArray | string[]): void {
    if (brace === '{') this.#openGroup();
    else if (brace === '}') this.#closeGroup();
    else if (word !== undefined) this.#takeWord(word, number === undefined ? null : Number(number));
    else if (hex !== undefined)
      this.#add(this.#decoder.decode(Uint8Array.of(Number.parseInt(hex, 16))));
    else if (sign === '*') this.#isStarred = true;
    else if (sign !== undefined) this.#add(signs[sign] ?? (/[\\{}]/.test(sign) ? sign : ''));
    else if (text !== undefined) this.#add(text);
  }

  finish(): Block[] {
    this.#endParagraph();
    this.#endTable();
    return this.#blocks;
  }

  #openGroup(): void {
    if (this.#groups.length >= deepestGroup) this.#tooDeep += 1;
    else {
      this.#groups.push(this.#group);
      this.#group = { ...this.#group };
    }
  }

  #closeGroup(): void {
    if (this.#tooDeep > 0) this.#tooDeep -= 1;
    else this.#group = this.#groups.pop() ?? this.#group;
    this.#isStarred = false;
  }

  #takeWord(word: string, number: number | null): void {
    if (this.#isStarred || skippedGroups.test(word)) this.#group.isSkipped = true;
    this.#isStarred = false;
    if (word === 'u') {
      this.#add(String.fromCharCode(((number ?? 63) + 65_536) % 65_536));
      this.#toSkip = this.#group.unicodeSkip;
    } else if (word === 'uc') this.#group.unicodeSkip = Math.min(10, Math.max(0, number ?? 1));
    else if (word === 'ansicpg') this.#decoder = decoderFor(number);
    else if (word === 'v') this.#group.isHidden = number !== 0;
    else if (word === 'intbl') this.#isInTable = true;
    else if (word === 'pard') this.#isInTable = false;
    else if (word === 'par' || word === 'sect' || word === 'page') this.#endParagraph();
    else if (word === 'cell') {
      this.#cells.push(this.#text.trim());
      this.#text = '';
    } else if (word === 'row') this.#endRow();
    else if (Object.hasOwn(signs, word)) this.#add(signs[word] ?? '');
  }

  #add(text: string): void {
    if (this.#group.isSkipped || this.#group.isHidden) return;
    // After a character in Unicode comes one for programs that don't know Unicode.
    const skipped = Math.min(this.#toSkip, text.length);
    this.#toSkip -= skipped;
    this.#text += text.slice(skipped);
  }

  #endParagraph(): void {
    if (this.#group.isSkipped) return;
    if (this.#isInTable) {
      this.#text += '\n';
      return;
    }
    this.#endTable();
    for (const line of this.#text.split('\n')) {
      const text = line.replace(/\t+/g, ': ').trim();
      if (text !== '') this.#blocks.push({ kind: 'paragraph', text: text.replace(/^•:?\s*/, '') });
    }
    this.#text = '';
  }

  #endRow(): void {
    const cells = this.#cells.map((text) => ({
      blocks: text === '' ? [] : [{ kind: 'paragraph' as const, text }],
      header: false,
      columns: 1,
      rows: 1,
    }));
    this.#rows.push({ cells, header: false });
    this.#cells = [];
    this.#isInTable = false;
  }

  #endTable(): void {
    if (this.#rows.length === 0) return;
    const rows = this.#rows;
    this.#rows = [];
    for (const block of readLaidTable({ rows, counter: this.#counter, level: 4 }))
      this.#blocks.push(block);
  }
}

function decoderFor(page: number | null) {
  try {
    return new TextDecoder(`windows-${page ?? 1252}`);
  } catch {
    return new TextDecoder('windows-1252');
  }
}
