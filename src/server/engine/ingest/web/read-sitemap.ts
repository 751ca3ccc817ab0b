import { gunzipSync } from 'node:zlib';
import { SaxesParser } from 'saxes';

export type Sitemap = { pages: string[]; sitemaps: string[] };

const mostEntries = 20_000;
const mostBytes = 20 * 1024 * 1024;

/** The addresses in a sitemap or an index of sitemaps, in any namespace, zipped or not. What is broken is left out. */
export function readSitemap(bytes: Buffer): Sitemap {
  const found: Sitemap = { pages: [], sitemaps: [] };
  const text = unzip(bytes)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  if (!/^\s*</.test(text)) return { ...found, pages: readLines(text) };
  const parser = new SaxesParser();
  const open: string[] = [];
  let address = '';
  parser.on('opentag', ({ name }) => {
    open.push(localName(name));
    address = '';
  });
  parser.on('text', (piece) => {
    if (open.at(-1) === 'loc') address += piece;
  });
  parser.on('cdata', (piece) => {
    if (open.at(-1) === 'loc') address += piece;
  });
  parser.on('closetag', () => {
    const name = open.pop();
    if (name !== 'loc' || found.pages.length + found.sitemaps.length >= mostEntries) return;
    const parent = open.at(-1);
    // An image or video of a page has its own <loc>, inside another element.
    if (parent === 'url') found.pages.push(address.trim());
    else if (parent === 'sitemap') found.sitemaps.push(address.trim());
  });
  // Entities and further definitions are a way to make a small file large.
  parser.on('doctype', () => {
    throw new Error('A sitemap has no document type.');
  });
  parser.on('error', (error) => {
    throw error;
  });
  try {
    parser.write(text).close();
  } catch {
    // What came before the mistake is still good.
  }
  return found;
}

function unzip(bytes: Buffer): Buffer {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: mostBytes });
  } catch {
    return Buffer.alloc(0);
  }
}

/** A sitemap may also be plain text with one address a line. */
const readLines = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => /^https?:\/\//.test(line))
    .slice(0, mostEntries);

const localName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase();
