import type { Document, Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';

const { getAttributeValue, getElementsByTagName, isTag, textContent } = DomUtils;

type Thing = { [name: string]: unknown };

const mostThings = 200;

/** Facts that a page marks up in its HTML (schema.org microdata), in the form that scripts of structured data have. */
export function readMicrodata(page: Document): Thing[] {
  return getElementsByTagName('*', page, true)
    .filter((element) => isScope(element) && !('itemprop' in element.attribs))
    .slice(0, mostThings)
    .map(readThing);
}

const isScope = (element: Element): boolean =>
  'itemscope' in element.attribs &&
  /schema\.org/i.test(getAttributeValue(element, 'itemtype') ?? '');

function readThing(scope: Element): Thing {
  const type = (getAttributeValue(scope, 'itemtype') ?? '').replace(/^.*[/#]/, '');
  const thing: Thing = { '@type': type };
  const visit = (element: Element): void => {
    for (const child of element.children) {
      if (!isTag(child)) continue;
      const name = getAttributeValue(child, 'itemprop');
      if (name) add({ thing, name, child });
      if (!('itemscope' in child.attribs)) visit(child);
    }
  };
  visit(scope);
  return thing;
}

function add({ thing, name, child }: { thing: Thing; name: string; child: Element }): void {
  const value = 'itemscope' in child.attribs ? readThing(child) : textOf(child);
  const before = thing[name];
  if (before === undefined) thing[name] = value;
  else thing[name] = Array.isArray(before) ? [...before, value] : [before, value];
}

function textOf(element: Element): string {
  const attribute = ['content', 'datetime', 'href', 'src'].find(
    (name) => name in element.attribs && (name !== 'href' || /^(?:a|link)$/.test(element.name)),
  );
  const isText = attribute === undefined || (attribute === 'href' && element.name === 'a');
  return (isText ? textContent(element) : (getAttributeValue(element, attribute) ?? ''))
    .replace(/\s+/g, ' ')
    .trim();
}
