import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Marked } from 'marked';
import type { Plugin } from 'vite';
import { fillBrand } from '../../src/shared/fill-brand.ts';
import { originPlaceholder } from '../../src/shared/origin-placeholder.ts';

/** What a page gets of a Markdown file: HTML made at build time, so that no parser travels to the browser. */
export type MarkdownPage = {
  title: string;
  /** The first paragraph, for lists and search engines. */
  summary: string;
  html: string;
  headings: { id: string; text: string }[];
};

/** One stretch of a page, from a heading to the next, as plain text to search in. */
export type PageSection = { id: string | null; heading: string; text: string };

const prefix = 'virtual:content/';
const indexPrefix = 'virtual:content-index/';
const filesPrefix = 'virtual:content-files/';
const prefixes = [prefix, indexPrefix, filesPrefix];

/**
 * `import page from 'virtual:content/legal/terms'` is content/legal/terms.md,
 * `import pages from 'virtual:content-index/docs'` the plain text of everything in content/docs, and
 * `import files from 'virtual:content-files/demo'` the files of content/demo as they are.
 */
export function markdownContent({ root }: { root: string }): Plugin {
  return {
    name: 'markdown-content',
    resolveId: (id) => (prefixes.some((known) => id.startsWith(known)) ? `\0${id}` : null),
    load(id) {
      if (id.startsWith(`\0${indexPrefix}`)) {
        const folder = join(root, 'content', id.slice(indexPrefix.length + 1));
        const names = readdirSync(folder).filter((name) => name.endsWith('.md'));
        const pages = names.map((name) => {
          this.addWatchFile(join(folder, name));
          const page = readMarkdown(readFileSync(join(folder, name), 'utf8'));
          return { name: name.slice(0, -3), title: page.title, sections: listSections(page) };
        });
        return `export default ${JSON.stringify(pages)}`;
      }
      if (id.startsWith(`\0${filesPrefix}`)) {
        const folder = join(root, 'content', id.slice(filesPrefix.length + 1));
        const files = readdirSync(folder).map((name) => {
          this.addWatchFile(join(folder, name));
          return { name, text: readFileSync(join(folder, name), 'utf8') };
        });
        return `export default ${JSON.stringify(files)}`;
      }
      if (!id.startsWith(`\0${prefix}`)) return null;
      const file = join(root, 'content', `${id.slice(prefix.length + 1)}.md`);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(readMarkdown(readFileSync(file, 'utf8')))}`;
    },
  };
}

/** The text is ours, so HTML in it is kept; `{{name}}` and the like stand for the brand's words. */
export function readMarkdown(source: string): MarkdownPage {
  const marked = new Marked();
  const headings: MarkdownPage['headings'] = [];
  let title = '';
  let summary = '';
  marked.use({
    renderer: {
      heading({ tokens, depth }) {
        const content = this.parser.parseInline(tokens);
        const text = toPlainText(content);
        if (depth === 1) {
          title = text;
          return '';
        }
        const id = slugOf(text);
        if (depth === 2) headings.push({ id, text });
        return `<h${depth} id="${id}">${content}</h${depth}>\n`;
      },
      paragraph({ tokens }) {
        const content = this.parser.parseInline(tokens);
        summary ||= toPlainText(content);
        return `<p>${content}</p>\n`;
      },
      // The page gives the button its work; the frame must be scrollable by keyboard, like a table's.
      code({ text, lang }) {
        // Sentences break like sentences, code does not.
        const look = lang === 'text' ? ' class="wraps"' : '';
        return `<div class="code-frame"><pre tabindex="0" role="group" aria-label="Sample"${look}><code>${escapeHtml(text)}</code></pre><button type="button" data-copy><span aria-live="polite">Copy</span></button></div>\n`;
      },
      // One for each theme; the style sheet shows the right one, and a browser does not fetch the other.
      image({ href, text }) {
        const { width, height } = readSize(`${href}-light.webp`);
        return ['light', 'dark']
          .map(
            (theme) =>
              `<img src="/${href}-${theme}.webp" alt="${escapeHtml(text)}" width="${width}" height="${height}" loading="lazy" data-for="${theme}">`,
          )
          .join('');
      },
      // A wide table scrolls in its own frame, which the keyboard must be able to reach.
      table(token) {
        const cell = ({ tokens, text }: (typeof token.header)[number], tag: 'th' | 'td') => {
          // A corner without words is no heading of anything.
          const name = text === '' ? 'td' : tag;
          return `<${name}>${this.parser.parseInline(tokens)}</${name}>`;
        };
        const cells = (row: typeof token.header, tag: 'th' | 'td') =>
          row.map((each) => cell(each, tag)).join('');
        const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
        // Markdown has no table without a head: an empty one means none.
        const isHeaded = token.header.some(({ text }) => text !== '');
        const head = isHeaded ? `<thead><tr>${cells(token.header, 'th')}</tr></thead>` : '';
        return `<div class="table-frame" tabindex="0" role="group" aria-label="Table"><table>${head}<tbody>${rows}</tbody></table></div>\n`;
      },
    },
  });
  const html = marked.parse(fillBrand({ text: source, origin: originPlaceholder }), {
    async: false,
  });
  if (!title) throw new Error('A page needs a first line "# Title"');
  return { title, summary, html, headings };
}

/** What stands before the first heading has no id: the page's own address leads there. */
export function listSections({ title, html }: Pick<MarkdownPage, 'title' | 'html'>): PageSection[] {
  return html.split(/(?=<h2 id=)/).flatMap((part) => {
    const [whole = '', id = null, heading = title] =
      /^<h2 id="([^"]+)">(.*?)<\/h2>/.exec(part) ?? [];
    const spaced = part
      .slice(whole.length)
      .replace(/<(button|thead).*?<\/\1>/g, '')
      .replace(/<\/(td|th|li|p|h\d|pre)>/g, ' ');
    const text = toPlainText(spaced).replace(/\s+/g, ' ').trim();
    return text ? [{ id, heading: toPlainText(heading), text }] : [];
  });
}

/** Of a WebP with extras, which is what Chromium writes for the screenshot script. */
function readSize(path: string): { width: number; height: number } {
  const bytes = readFileSync(join(import.meta.dirname, '../../src/web/public', path));
  if (bytes.toString('latin1', 12, 16) !== 'VP8X') throw new Error(`${path}: unknown kind of WebP`);
  return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function toPlainText(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#39;', '’')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
