import type { Block } from '#server/engine/ingest/document.ts';
import { isPageFurniture, isUnseen, voidElements } from './html-visibility.ts';
import { readJsonLd } from './json-ld.ts';
import { deepestTable, type LaidRow, readLaidTable, type TableCounter } from './laid-table.ts';
import { isBoldLead, separateLines } from './line-shape.ts';
import { addressOf, holdsAddress } from './link-address.ts';
import { findAttribute, type MarkupToken, readMarkup } from './markup.ts';

/** The text a visitor of the page would see: no scripts, nothing hidden, headings and table rows kept apart. */
export function readHtml(source: string): { title: string | null; blocks: Block[] } {
  const page = new PageReader(source.length);
  for (const token of readMarkup(source, 'html')) page.take(token);
  return page.finish();
}

type OpenTag = Extract<MarkupToken, { type: 'open' }>;
type OpenTable = { rows: LaidRow[]; inHead: boolean; parent: Block[] };
type OpenList = { sink: Block[]; from: number; links: number; linked: number; plain: number };
type OpenLink = { from: number; contact: boolean; button: boolean; address: string };

const blockElements = new Set(
  'address article aside blockquote body caption dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
const longestButton = 30;
const longestMenuLink = 30;
const longestTerm = 120;
const longestBoldHeading = 70;

class PageReader {
  readonly #blocks: Block[] = [];
  readonly #tables: OpenTable[] = [];
  readonly #lists: OpenList[] = [];
  readonly #counter: TableCounter;
  #tooDeep = 0;
  readonly #hidden: string[] = [];
  #title: string | null = null;
  #inTitle = false;
  #heading = 0;
  /** The level of the last heading, under which questions and captions go. */
  #level = 0;
  #text = '';
  #link: OpenLink | null = null;
  #preformatted = false;
  /** Letters of the first line, and those of them in bold: a short first line all in bold is a heading. */
  #line = { open: true, letters: 0, bold: 0, lead: '' };
  #bold = 0;
  #term: string[] = [];
  #inTerm = false;
  #inDefinition = false;
  #data: string[] = [];
  #readsData = false;

  constructor(length: number) {
    this.#counter = { next: 0, budget: { left: length + 100_000 } };
  }

  take(token: MarkupToken): void {
    if (token.type === 'text') this.#takeText(token.text);
    else if (token.type === 'open') this.#open(token);
    else if (token.type === 'close') this.#close(token.name);
  }

  finish(): { title: string | null; blocks: Block[] } {
    this.#flush();
    while (this.#tables.length > 0) this.#endTable();
    this.#endTerm();
    const data = readJsonLd({
      scripts: this.#data,
      blocks: this.#blocks,
      table: this.#counter.next,
    });
    return { title: this.#title, blocks: [...this.#blocks, ...data] };
  }

  #takeText(text: string): void {
    if (this.#readsData) this.#data.push(text);
    else if (this.#inTitle) this.#title ??= text.replace(/\s+/g, ' ').trim() || null;
    else if (this.#hidden.length === 0) {
      this.#text += this.#preformatted ? text.replace(/\r\n?/g, '\n') : text.replace(/\s+/g, ' ');
      if (this.#line.open) {
        const letters = text.replace(/\s+/g, '').length;
        if (this.#bold > 0 && this.#line.bold === this.#line.letters)
          this.#line.lead += text.replace(/\s+/g, ' ');
        this.#line.letters += letters;
        if (this.#bold > 0) this.#line.bold += letters;
      }
      const list = this.#lists.at(-1);
      if (list && /[\p{L}\p{N}]/u.test(text)) {
        if (this.#link && !this.#link.contact && !/\d/.test(text))
          list.linked += text.trim().length;
        else list.plain += 1;
      }
    }
  }

  #open(tag: OpenTag): void {
    const { name, attributes } = tag;
    if (this.#hidden.length > 0) {
      if (!tag.closed && !voidElements.has(name)) this.#hidden.push(name);
      return;
    }
    if (name === 'script' && /ld\+json/i.test(findAttribute(attributes, 'type') ?? ''))
      this.#readsData = true;
    if (name === 'title') this.#inTitle = true;
    else if (isUnseen(tag) || isPageFurniture(tag)) {
      if (blockElements.has(name)) this.#flush();
      if (!(tag.closed && (name === 'svg' || name === 'math'))) this.#hidden.push(name);
      return;
    } else if (name === 'br') {
      this.#text += '\n';
      if (this.#line.letters > 0) this.#line.open = false;
    } else if (name === 'b' || name === 'strong') this.#bold += 1;
    else if (name === 'img') this.#text += ` ${findAttribute(attributes, 'alt') ?? ''} `;
    else if (name === 'a') this.#openLink(attributes);
    if (!blockElements.has(name)) return;
    this.#flush();
    this.#openBlock(tag);
  }

  #openBlock({ name, attributes }: OpenTag): void {
    if (/^h[1-6]$/.test(name)) this.#heading = Number(name[1]);
    else if (name === 'summary' || name === 'caption') this.#heading = Math.min(this.#level + 1, 6);
    else if (name === 'pre') this.#preformatted = true;
    else if (name === 'ul' || name === 'ol') {
      const sink = this.#sink();
      this.#lists.push({ sink, from: sink.length, links: 0, linked: 0, plain: 0 });
    } else if (name === 'dt') {
      if (this.#inDefinition) this.#term = [];
      this.#inDefinition = false;
      this.#inTerm = true;
    } else if (name === 'dd') {
      this.#inTerm = false;
      this.#inDefinition = true;
    } else if (name === 'table') {
      if (this.#tables.length >= deepestTable) this.#tooDeep += 1;
      else this.#tables.push({ rows: [], inHead: false, parent: this.#sink() });
    } else if (this.#tooDeep === 0) this.#openTablePart(name, attributes);
  }

  #openTablePart(name: string, attributes: string): void {
    const table = this.#tables.at(-1);
    if (!table) return;
    if (name === 'thead') table.inHead = true;
    else if (name === 'tbody' || name === 'tfoot') table.inHead = false;
    else if (name === 'tr') table.rows.push({ cells: [], header: false });
    else if (name === 'td' || name === 'th') {
      if (table.rows.length === 0) table.rows.push({ cells: [], header: false });
      table.rows.at(-1)?.cells.push({
        blocks: [],
        header: name === 'th' || table.inHead,
        columns: spanOf(attributes, 'colspan'),
        rows: spanOf(attributes, 'rowspan'),
      });
    }
  }

  #openLink(attributes: string): void {
    const list = this.#lists.at(-1);
    if (list) list.links += 1;
    const role = findAttribute(attributes, 'role') ?? '';
    const styles = findAttribute(attributes, 'class') ?? '';
    const target = findAttribute(attributes, 'href') ?? '';
    this.#link = {
      from: this.#text.length,
      contact: /^(?:tel|mailto|sms|whatsapp):/i.test(target),
      address: addressOf(target),
      button:
        role === 'button' || /(?:^|[\s_-])(?:btn|button|cta|skip-link)(?:$|[\s_-])/i.test(styles),
    };
  }

  #close(name: string): void {
    if (name === 'script') this.#readsData = false;
    if (this.#hidden.length > 0) {
      const at = this.#hidden.lastIndexOf(name);
      if (at >= 0) this.#hidden.length = at;
      return;
    }
    if (name === 'title') this.#inTitle = false;
    if (name === 'a') this.#closeLink();
    if (name === 'b' || name === 'strong') this.#bold = Math.max(0, this.#bold - 1);
    if (!blockElements.has(name)) return;
    this.#flush();
    if (/^h[1-6]$/.test(name) || name === 'summary' || name === 'caption') this.#heading = 0;
    else if (name === 'pre') this.#preformatted = false;
    else if (name === 'dl') this.#endTerm();
    else if (name === 'dt') this.#inTerm = false;
    else if (name === 'ul' || name === 'ol') this.#endList();
    else if (name === 'thead' && this.#tooDeep === 0) {
      const table = this.#tables.at(-1);
      if (table) table.inHead = false;
    } else if (name === 'table') {
      if (this.#tooDeep > 0) this.#tooDeep -= 1;
      else this.#endTable();
    }
  }

  /** A button invites to do something here and now; a chatbot's reader has no such button. */
  #closeLink(): void {
    const link = this.#link;
    this.#link = null;
    // "Write to us" leads to an address that only the link holds.
    if (link?.address && !holdsAddress(this.#text.slice(link.from), link.address))
      this.#text = `${this.#text.trimEnd()} (${link.address})`;
    if (!link?.button || link.contact) return;
    const label = this.#text.slice(link.from);
    if (label.trim().length <= longestButton && !/\d/.test(label))
      this.#text = this.#text.slice(0, link.from);
  }

  #sink(): Block[] {
    return (
      this.#tables.at(-1)?.rows.at(-1)?.cells.at(-1)?.blocks ??
      this.#tables.at(-1)?.parent ??
      this.#blocks
    );
  }

  #flush(): void {
    const lines = this.#text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
    this.#text = '';
    const { letters, bold, lead } = this.#line;
    this.#line = { open: true, letters: 0, bold: 0, lead: '' };
    if (this.#link) this.#link.from = 0;
    if (!lines.some((line) => line !== '')) return;
    const sink = this.#sink();
    const inCell = sink !== this.#blocks && sink !== this.#tables.at(-1)?.parent;
    if (this.#heading > 0) {
      const text = lines.filter(Boolean).join(' ');
      if (inCell) sink.push({ kind: 'heading', text, level: this.#heading });
      else this.#pushHeading(sink, { text, level: this.#heading });
    } else if (this.#inTerm) this.#term.push(lines.filter(Boolean).join(' '));
    else if (this.#inDefinition && this.#term.length > 0) this.#define(sink, separateLines(lines));
    else if (inCell) sink.push({ kind: 'paragraph', text: separateLines(lines).join('\n') });
    else {
      const start = lines.findIndex((line) => line !== '');
      const first = lines[start] ?? '';
      const headed =
        letters > 0 && bold === letters && this.#lists.length === 0 && isBoldHeading(first);
      const begin = lead.trim();
      const isLed =
        !headed &&
        begin !== '' &&
        this.#lists.length === 0 &&
        first.startsWith(begin) &&
        isBoldLead({ lead: begin, rest: first.slice(begin.length) });
      if (headed || isLed)
        sink.push({
          kind: 'heading',
          text: isLed ? begin : first,
          level: Math.min(this.#level + 1, 6),
        });
      const rest = isLed
        ? [first.slice(begin.length).trim(), ...lines.slice(start + 1)]
        : headed
          ? lines.slice(start + 1)
          : lines;
      for (const text of separateLines(rest)) sink.push({ kind: 'paragraph', text });
    }
  }

  #pushHeading(sink: Block[], { text, level }: { text: string; level: number }): void {
    this.#level = Math.min(level, 5);
    sink.push({ kind: 'heading', text, level });
  }

  #define(sink: Block[], lines: readonly string[]): void {
    const term = this.#term.join(' / ');
    this.#term = [];
    if (/[?？]$/.test(term) || term.length > longestTerm) {
      sink.push({ kind: 'heading', text: term, level: Math.min(this.#level + 1, 6) });
      for (const text of lines) sink.push({ kind: 'paragraph', text });
    } else {
      const value = lines.join(lines.some((line) => line.length > longestTerm) ? ' ' : '; ');
      sink.push({ kind: 'paragraph', text: `${term.replace(/(?<!\s)\s*:$/, '')}: ${value}` });
    }
  }

  #endTerm(): void {
    if (this.#term.length > 0)
      this.#sink().push({ kind: 'paragraph', text: this.#term.join(' / ') });
    this.#term = [];
    this.#inTerm = false;
    this.#inDefinition = false;
  }

  /** A list of nothing but short links is a menu of the website. */
  #endList(): void {
    const list = this.#lists.pop();
    if (!list) return;
    const menu = list.links >= 2 && list.plain === 0 && list.linked <= list.links * longestMenuLink;
    if (menu && list.sink.length > list.from) list.sink.length = list.from;
    const outer = this.#lists.at(-1);
    if (!outer) return;
    outer.plain += list.plain;
    outer.links += list.links;
    outer.linked += list.linked;
  }

  #endTable(): void {
    const table = this.#tables.pop();
    if (!table) return;
    for (const row of table.rows) {
      const named = row.cells.filter((cell) => cell.blocks.length > 0);
      row.header = named.length > 0 && named.every((cell) => cell.header);
    }
    const level = Math.min(this.#level + 1, 6);
    for (const block of readLaidTable({ rows: table.rows, counter: this.#counter, level }))
      table.parent.push(block);
  }
}

const isBoldHeading = (text: string): boolean =>
  text.length <= longestBoldHeading &&
  /\p{L}{2}/u.test(text) &&
  !/[.,;!]$|\d[:.,]\d\d|@|\d{4}/.test(text);

function spanOf(attributes: string, name: string): number {
  const span = Number.parseInt(findAttribute(attributes, name) ?? '1', 10);
  if (name === 'rowspan' && span === 0) return Number.MAX_SAFE_INTEGER;
  return Number.isFinite(span) && span > 0 ? span : 1;
}
