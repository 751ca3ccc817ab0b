/** From a web page as it was sent to what is read of it: its own content, without what surrounds it on every page. */
import { createHash } from 'node:crypto';
import type { Document, Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { blockText } from '#server/engine/ingest/block-text.ts';
import type { Block } from '#server/engine/ingest/document.ts';
import { readHtml } from '#server/engine/ingest/read/html.ts';
import { readMicrodata } from './microdata.ts';
import { getElements, plain, type SitePart, takeFurniture } from './page-furniture.ts';
import { decodePage } from './page-text.ts';
import { readSiteProfile, type SiteProfile } from './read-site-profile.ts';

const { getElementsByTagName, getInnerHTML, removeElement, textContent } = DomUtils;

/** What a page turned out to be. Only `text` is worth importing. */
export type PageKind = 'text' | 'empty' | 'needs-script' | 'login' | 'not-found';

export type ExtractedPage = {
  kind: PageKind;
  title: string;
  /** As the page says it, for example "de". */
  language: string | null;
  /** The address under which the page wants to be known. */
  canonical: string | null;
  /** The page asks not to be in search results. */
  isNoIndex: boolean;
  links: string[];
  /** What a document is made from. */
  html: string;
  /** What its owner reads of it. */
  text: string;
  characters: number;
  /** Equal for pages that say the same, whatever their markup. */
  contentKey: string;
  /** Keys of the contact details in its header and footer. */
  siteParts: string[];
  /** How the website presents itself; only of the page that brings in what all pages share. */
  profile: SiteProfile | null;
};

const mostLinks = 3_000;
const longestTitle = 200;
const shortPage = 600;

/**
 * `knownParts` are the contact details of headers and footers that another page of the website has already brought in;
 * null for the page that brings them in.
 */
export function extractPage({
  bytes,
  contentType,
  url,
  knownParts,
}: {
  bytes: Buffer;
  contentType: string;
  url: string;
  knownParts: readonly string[] | null;
}): ExtractedPage {
  const page = parseDocument(decodePage({ bytes, contentType }), { decodeEntities: true });
  const elements = getElements(page);
  const base = resolve(attributeOf(elements, 'base', 'href'), url) ?? url;
  const robots = metaOf(elements, 'robots');
  const links = /nofollow|none/i.test(robots) ? [] : listLinks({ elements, base });
  const refresh = readRefresh({ elements, base });
  const signs = readSigns({ page, elements });
  const data = listData({ page, elements });
  const title = titleOf(elements);
  const profile = knownParts ? null : readSiteProfile({ elements, data, title, base });
  const parts = takeFurniture(page);
  const known = new Set(knownParts);
  const html = writeHtml({
    page,
    title,
    url,
    data,
    parts: parts.filter(({ key }) => !known.has(key)),
  });
  const { blocks } = readHtml(html);
  const lines = listLines(blocks);
  const characters = lines.reduce((sum, line) => sum + line.length, 0);
  return {
    kind: kindOf({ title, lines, characters, ...signs }),
    title,
    language: languageOf(elements),
    canonical: resolve(canonicalOf(elements), base),
    isNoIndex: /noindex|none/i.test(robots),
    links: [...new Set(refresh ? [refresh, ...links] : links)].slice(0, mostLinks),
    html,
    text: blocks.map(blockText).join('\n\n'),
    characters,
    contentKey: keyOf(lines),
    siteParts: parts.map(({ key }) => key),
    profile,
  };
}

const attributeOf = (elements: readonly Element[], name: string, attribute: string): string =>
  elements.find((element) => element.name === name && attribute in element.attribs)?.attribs[
    attribute
  ] ?? '';

const metaOf = (elements: readonly Element[], name: string): string =>
  elements.find((element) => element.name === 'meta' && isNamed(element, name))?.attribs.content ??
  '';

const isNamed = ({ attribs }: Element, name: string): boolean =>
  (attribs.name ?? attribs.property ?? '').toLowerCase() === name;

const canonicalOf = (elements: readonly Element[]): string =>
  elements.find(({ name, attribs }) => name === 'link' && /^canonical$/i.test(attribs.rel ?? ''))
    ?.attribs.href ?? '';

function languageOf(elements: readonly Element[]): string | null {
  const code = attributeOf(elements, 'html', 'lang') || metaOf(elements, 'content-language');
  return /^[a-z]{2,3}(?=-|_|$)/i.exec(code.trim())?.[0].toLowerCase() ?? null;
}

function titleOf(elements: readonly Element[]): string {
  const of = (name: string) => {
    const found = elements.find((element) => element.name === name);
    return found ? textContent(found).replace(/\s+/g, ' ').trim() : '';
  };
  return (of('title') || of('h1') || metaOf(elements, 'og:title')).slice(0, longestTitle);
}

function resolve(address: string, base: string): string | null {
  return address && URL.canParse(address, base) ? new URL(address, base).href : null;
}

function listLinks({ elements, base }: { elements: readonly Element[]; base: string }): string[] {
  return elements.flatMap(({ name, attribs }) => {
    if (name !== 'a' && name !== 'area') return [];
    if (/\bnofollow\b/i.test(attribs.rel ?? '')) return [];
    const address = resolve((attribs.href ?? '').trim(), base);
    return address && /^https?:/.test(address) ? [address] : [];
  });
}

/** A page may send its visitor on after a while. */
function readRefresh({ elements, base }: { elements: readonly Element[]; base: string }) {
  const refresh = elements.find(
    ({ name, attribs }) => name === 'meta' && /^refresh$/i.test(attribs['http-equiv'] ?? ''),
  );
  const address = /url\s*=\s*['"]?([^'"\s]+)/i.exec(refresh?.attribs.content ?? '')?.[1] ?? '';
  return resolve(address, base);
}

type Signs = { hasScripts: boolean; asksForScripts: boolean; asksForPassword: boolean };

function readSigns({ page, elements }: { page: Document; elements: readonly Element[] }): Signs {
  const hidden = getElementsByTagName('noscript', page, true).map(textContent).join(' ');
  return {
    hasScripts: elements.some(({ name, attribs }) => name === 'script' && 'src' in attribs),
    asksForScripts: /javascript/i.test(hidden),
    asksForPassword: elements.some(
      ({ name, attribs }) => name === 'input' && /^password$/i.test(attribs.type ?? ''),
    ),
  };
}

const missing =
  /\b(?:404|page not found|not found|no longer (?:exists|available)|does(?:n't| not) exist|nicht gefunden|existiert nicht|no (?:se )?encontrad[ao]|no existe|introuvable|non trovata|não encontrada|niet gevonden)\b/i;

function kindOf({
  title,
  lines,
  characters,
  hasScripts,
  asksForScripts,
  asksForPassword,
}: Signs & { title: string; lines: readonly string[]; characters: number }): PageKind {
  const words = lines.join(' ').match(/[\p{L}\p{N}]{2,}/gu)?.length ?? 0;
  if (words < 15 && (asksForScripts || hasScripts) && !asksForPassword) return 'needs-script';
  if (characters < shortPage && asksForPassword) return 'login';
  // Many websites answer "page not found" with the status of a page that was found.
  const head = [title, ...lines.slice(0, 2)].join(' ').slice(0, 300);
  if (characters < shortPage && missing.test(head)) return 'not-found';
  return words < 3 ? 'empty' : 'text';
}

/** Structured data for search engines, which the reader of HTML files knows how to read. */
function listData({ page, elements }: { page: Document; elements: readonly Element[] }): string[] {
  const scripts = elements
    .filter(({ name, attribs }) => name === 'script' && /ld\+json/i.test(attribs.type ?? ''))
    .map((element) => textContent(element));
  const marked = readMicrodata(page);
  return marked.length > 0 ? [...scripts, JSON.stringify(marked)] : scripts;
}

function writeHtml({
  page,
  title,
  url,
  data,
  parts,
}: {
  page: Document;
  title: string;
  url: string;
  data: readonly string[];
  parts: readonly SitePart[];
}): string {
  for (const element of getElements(page)) {
    if (/^(?:script|style|noscript|template|link|meta|head|title|svg|iframe)$/.test(element.name))
      removeElement(element);
  }
  const [body] = getElementsByTagName('body', page, true);
  const scripts = data.map(
    (text) => `<script type="application/ld+json">${text.replace(/<\//g, '<\\/')}</script>`,
  );
  return [
    `<!doctype html><html><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>`,
    `<link rel="canonical" href="${escapeHtml(url)}"></head><body>`,
    getInnerHTML(body ?? page),
    ...parts.map(({ html }) => html),
    ...scripts,
    '</body></html>',
  ].join('\n');
}

const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

const listLines = (blocks: readonly Block[]): string[] =>
  blocks.map((block) =>
    block.kind === 'row'
      ? block.cells.map(({ column, value }) => `${column}: ${value}`).join('; ')
      : block.text,
  );

/** Order and repetition don't count, nor do signs: a print version has the same key. */
const keyOf = (lines: readonly string[]): string =>
  createHash('sha256')
    .update([...new Set(lines.map(plain))].sort().join('\n'))
    .digest('hex');
