import { decodeEntities } from './entities.ts';

/** One step through HTML or XML. Nothing is built, fetched or expanded: a hostile file costs only its own length. */
export type MarkupToken =
  | { type: 'open'; name: string; attributes: string; closed: boolean }
  | { type: 'close'; name: string }
  | { type: 'text'; text: string }
  | { type: 'doctype' };

/** HTML elements whose content is never markup, so that a "<" in a script cannot open a tag. */
const rawElements = new Set([
  'script',
  'style',
  'textarea',
  'title',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
]);
const tagName = /[A-Za-z][^\s/>]*/y;

export function* readMarkup(source: string, language: 'html' | 'xml'): Generator<MarkupToken> {
  const html = language === 'html';
  let at = 0;
  while (at < source.length) {
    const open = source.indexOf('<', at);
    if (open < 0) {
      yield { type: 'text', text: decodeEntities(source.slice(at)) };
      return;
    }
    if (open > at) yield { type: 'text', text: decodeEntities(source.slice(at, open)) };
    if (source.startsWith('<!--', open)) {
      at = endAfter(source, '-->', open + 4);
    } else if (source.startsWith('<![CDATA[', open)) {
      const end = endAfter(source, ']]>', open + 9);
      if (!html) yield { type: 'text', text: source.slice(open + 9, end - 3) };
      at = end;
    } else if (source[open + 1] === '!') {
      if (/^<!doctype/i.test(source.slice(open, open + 9))) yield { type: 'doctype' };
      at = endAfter(source, '>', open + 2);
    } else if (source[open + 1] === '?') {
      at = endAfter(source, html ? '>' : '?>', open + 2);
    } else {
      const closing = source[open + 1] === '/';
      tagName.lastIndex = open + (closing ? 2 : 1);
      const found = tagName.exec(source)?.[0];
      if (!found) {
        yield { type: 'text', text: '<' };
        at = open + 1;
        continue;
      }
      const name = html ? found.toLowerCase() : found;
      const nameEnd = tagName.lastIndex;
      const end = endOfTag(source, nameEnd);
      at = end + 1;
      if (closing) {
        yield { type: 'close', name };
        continue;
      }
      const closed = source[end - 1] === '/';
      yield {
        type: 'open',
        name,
        attributes: source.slice(nameEnd, closed ? end - 1 : end),
        closed,
      };
      if (html && rawElements.has(name)) {
        const stop = new RegExp(`</${name}`, 'gi');
        stop.lastIndex = at;
        const rest = stop.exec(source)?.index ?? source.length;
        if (rest > at) yield { type: 'text', text: decodeEntities(source.slice(at, rest)) };
        at = rest;
      }
    }
  }
}

/** The name of a tag without its namespace. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The value of one attribute, or null. */
export function findAttribute(attributes: string, name: string): string | null {
  const found = new RegExp(
    `(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`,
    'i',
  ).exec(attributes);
  return found ? decodeEntities(found[1] ?? found[2] ?? found[3] ?? '') : null;
}

function endAfter(source: string, mark: string, from: number): number {
  const found = source.indexOf(mark, from);
  return found < 0 ? source.length : found + mark.length;
}

/** The ">" that ends a tag, past any ">" inside quoted values. */
function endOfTag(source: string, from: number): number {
  let quote = '';
  for (let at = from; at < source.length; at += 1) {
    const sign = source[at];
    if (quote) {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") {
      if (/=\s*$/.test(source.slice(Math.max(from, at - 8), at))) quote = sign;
    } else if (sign === '>') {
      return at;
    }
  }
  return source.length;
}
