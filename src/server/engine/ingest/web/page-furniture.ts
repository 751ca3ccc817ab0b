/** What surrounds the content of a web page: headers, footers, sidebars. Only what customers ask about is kept of it. */
import type { ChildNode, Document, Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { hasContact, hasPostcode, isHoursLine } from '#server/engine/ingest/read/line-shape.ts';

/** A contact detail or opening hours from a header or footer. `key` is equal for the same words on another page. */
export type SitePart = { key: string; html: string };

const {
  getAttributeValue,
  getElementsByTagName,
  getOuterHTML,
  isTag,
  isText,
  removeElement,
  textContent,
} = DomUtils;

const contentElements = new Set(['main', 'article', 'section', 'blockquote', 'figure', 'dialog']);
const headerNames = /^(?:site|page|main|global|top)?[-_]?(?:header|masthead|topbar|top-bar)$/i;
const footerNames = /^(?:site|page|main|global)?[-_]?(?:footer|colophon|bottombar|imprint-bar)$/i;
const extraNames =
  /^(?:breadcrumbs?|pagination|pager|share(?:-buttons)?|social(?:-share|-links)?|related(?:-posts|-products)?|sidebar|widget-area|newsletter(?:-signup)?|skip-link|back-to-top|comments?|tag-cloud)$/i;
const longestPart = 600;
const mostParts = 60;

/** Takes headers, footers and sidebars out of a page and returns what is worth keeping of them. */
export function takeFurniture(page: Document): SitePart[] {
  const parts: SitePart[] = [];
  for (const element of getElements(page)) {
    if (!element.parent) continue;
    if (isHeader(element) || isFooter(element)) {
      parts.push(...listParts(element));
      removeElement(element);
    } else if (isExtra(element)) removeElement(element);
  }
  const seen = new Set<string>();
  return parts
    .filter(({ key }) => key !== '' && !seen.has(key) && seen.add(key))
    .slice(0, mostParts);
}

export const getElements = (root: Document | Element): Element[] =>
  getElementsByTagName('*', root, true);

/** A header that holds the page's title is content. */
const isHeader = (element: Element): boolean =>
  ((element.name === 'header' && !isInContent(element)) ||
    roleOf(element) === 'banner' ||
    (isContainer(element) && hasName(element, headerNames))) &&
  getElementsByTagName('h1', element, true).length === 0;

const isFooter = (element: Element): boolean =>
  (element.name === 'footer' && !isInContent(element)) ||
  roleOf(element) === 'contentinfo' ||
  (isContainer(element) && hasName(element, footerNames));

/** Lists of links beside the text. A sidebar with text of its own stays. */
const isExtra = (element: Element): boolean =>
  (element.name === 'aside' || (isContainer(element) && hasName(element, extraNames))) &&
  isMostlyLinks(element);

function isMostlyLinks(element: Element): boolean {
  const length = plain(textContent(element)).length;
  const linked = getElementsByTagName('a', element, true).reduce(
    (sum, link) => sum + plain(textContent(link)).length,
    0,
  );
  return length === 0 || linked > length * 0.5;
}

const isContainer = ({ name }: Element): boolean => /^(?:div|section|aside|ul|ol|p|a)$/.test(name);
const roleOf = (element: Element): string => getAttributeValue(element, 'role') ?? '';

function hasName(element: Element, pattern: RegExp): boolean {
  const names = `${getAttributeValue(element, 'id') ?? ''} ${getAttributeValue(element, 'class') ?? ''}`;
  return names.length < 300 && names.split(/\s+/).some((name) => pattern.test(name));
}

function isInContent(element: Element): boolean {
  for (let parent = element.parent; parent; parent = parent.parent) {
    if (isTag(parent) && contentElements.has(parent.name)) return true;
  }
  return false;
}

const lineElements = new Set(
  'address p li dd dt td h2 h3 h4 h5 h6 div span a table dl ul'.split(' '),
);
const wholeElements = new Set(['address', 'table', 'dl']);
const blockNames = new Set(
  'address p li ul ol dl dt dd table div section h2 h3 h4 h5 h6'.split(' '),
);

/** The lines of a header or footer that have an address, a number or opening hours, each with the heading above it. */
function listParts(root: Element): SitePart[] {
  const parts: SitePart[] = [];
  let heading: Element | null = null;
  const addLine = (line: Element): void => {
    if (!isWorthKeeping(line)) return;
    const lead: string = heading ? getOuterHTML(heading) : '';
    heading = null;
    parts.push({ key: plain(textContent(line)), html: `${lead}<p>${innerHtml(line)}</p>` });
  };
  const visit = (node: ChildNode): void => {
    if (!isTag(node) || node.name === 'nav' || node.name === 'script') return;
    if (/^h[2-6]$/.test(node.name)) heading = node;
    else if (isLine(node)) {
      addLine(node);
    } else for (const child of node.children) visit(child);
  };
  removeCopyright(root);
  if (isPlain(root)) addLine(root);
  else for (const child of root.children) visit(child);
  return parts;
}

const innerHtml = (element: Element): string =>
  wholeElements.has(element.name) || element.name === 'a'
    ? getOuterHTML(element)
    : DomUtils.getInnerHTML(element);

/** An element whose text is one line, or one whole such as an address. */
const isLine = (element: Element): boolean =>
  wholeElements.has(element.name) || (lineElements.has(element.name) && isPlain(element));

const isPlain = (element: Element): boolean =>
  !getElements(element).some((inner) => inner !== element && blockNames.has(inner.name));

function removeCopyright(root: Element): void {
  const notices = DomUtils.filter(
    (node) => isText(node) && /©|\(c\) \d{4}|copyright|all rights reserved/i.test(node.data),
    root,
  );
  for (const notice of notices) removeElement(notice);
}

function isWorthKeeping(element: Element): boolean {
  const lines = textContent(element)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim());
  const text = lines.join(' ').trim();
  if (text === '' || text.length > longestPart) return false;
  if (element.name === 'address') return true;
  const hasContactLink = [element, ...getElementsByTagName('a', element, true)].some((link) =>
    /^(?:tel|mailto|whatsapp):|^https:\/\/wa\.me\//i.test(getAttributeValue(link, 'href') ?? ''),
  );
  return (
    hasContactLink ||
    [...lines, text].some(
      (line) => line && (hasContact(line) || isHoursLine(line) || hasPostcode(line)),
    )
  );
}

export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@+]+/gu, ' ')
    .trim();
