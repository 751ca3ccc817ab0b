/**
 * JSX straight to DOM nodes in a few hundred bytes: `h` describes, `draw` changes only what differs. Text only ever
 * becomes a text node and no HTML is parsed, so that a page with Trusted Types runs it and no message can bring markup.
 */
export type Drawing = {
  tag: string;
  properties: Properties;
  children: (Drawing | string)[];
};
type Part = Drawing | string | number | boolean | null | undefined | Part[];
// biome-ignore lint/suspicious/noExplicitAny: attributes are checked where they are set, by name.
export type Properties = Record<string, any>;

export function h<P extends Properties>(
  tag: string | ((properties: P) => Drawing),
  properties: P | null,
  ...children: Part[]
): Drawing {
  if (typeof tag === 'function') return tag({ ...properties, children } as unknown as P);
  return { tag, properties: properties ?? {}, children: flatten({ parts: children, into: [] }) };
}

/** Each element's children as they were last drawn, with the node of each. */
const drawn = new WeakMap<Node, { part: Drawing | string; node: Node }[]>();

export function draw({ into, parts }: { into: Node; parts: Part[] }): void {
  const before = drawn.get(into) ?? [];
  const after: typeof before = [];
  for (const part of flatten({ parts, into: [] })) {
    const index = before.findIndex((each) => nameOf(each.part) === nameOf(part));
    const known = index < 0 ? undefined : before.splice(index, 1)[0];
    const node = known?.node ?? createNode(part);
    const old = known?.part as Partial<Drawing> | undefined;
    if (old !== part) {
      if (typeof part === 'string') node.nodeValue = part;
      else {
        setProperties({
          element: node as Element,
          old: old?.properties ?? {},
          next: part.properties,
        });
        draw({ into: node, parts: part.children });
      }
    }
    const place = into.childNodes[after.length] ?? null;
    if (place !== node) into.insertBefore(node, place);
    after.push({ part, node });
  }
  for (const { node } of before) into.removeChild(node);
  drawn.set(into, after);
}

function flatten({ parts, into }: { parts: Part[]; into: (Drawing | string)[] }) {
  for (const part of parts) {
    if (Array.isArray(part)) flatten({ parts: part, into });
    else if (typeof part === 'object' && part) into.push(part);
    else if (typeof part === 'string' || typeof part === 'number') into.push(`${part}`);
  }
  return into;
}

const nameOf = (part: Drawing | string) =>
  typeof part === 'string' ? '' : `${part.tag} ${part.properties.key ?? ''}`;

function createNode(part: Drawing | string): Node {
  if (typeof part === 'string') return document.createTextNode(part);
  return /^(svg|path)$/.test(part.tag)
    ? document.createElementNS('http://www.w3.org/2000/svg', part.tag)
    : document.createElement(part.tag);
}

function setProperties({
  element,
  old,
  next,
}: {
  element: Element;
  old: Properties;
  next: Properties;
}): void {
  for (const name in { ...old, ...next }) {
    const value = next[name];
    if (value === old[name] || name === 'key') continue;
    if (/^on/.test(name)) Object.assign(element, { [name]: value });
    else if ((value ?? false) === false) element.removeAttribute(name);
    else element.setAttribute(name, value === true ? '' : value);
  }
}
