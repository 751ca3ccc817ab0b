import { type Node, nameOf, type Range } from './syntax.ts';

/** A piece of what stands between two tags. */
export type Token = Range &
  (
    | { type: 'text'; text: string }
    | { type: 'value'; name: string }
    | { type: 'open' | 'close' | 'element'; number: number }
  );

type Children = Range & {
  text: string;
  tokens: readonly Token[];
  /** The elements whose words are part of the text. */
  inside: ReadonlySet<Node>;
};

/** The one message that an element's children are, if they have words of their own. */
export function readChildren(node: Node): Children | null {
  const children = node.children as Node[];
  const hasWords = children.some(
    (child) => child.type === 'JSXText' && /\p{L}/u.test(String(child.value)),
  );
  if (!hasWords) return null;
  const inside = new Set<Node>();
  const tokens = trim(readTokens({ children, inside, names: new Set(), numbers: { last: 0 } }));
  const first = tokens[0];
  const last = tokens.at(-1);
  if (!first || !last) return null;
  return {
    text: tokens.map(markOf).join('').trim(),
    tokens,
    inside,
    start: first.start,
    end: last.end,
  };
}

type Reading = {
  children: readonly Node[];
  inside: Set<Node>;
  names: Set<string>;
  numbers: { last: number };
};

function readTokens({ children, inside, names, numbers }: Reading): Token[] {
  return children.flatMap((child): Token[] => {
    const range = { start: child.start, end: child.end };
    if (child.type === 'JSXText') {
      const text = normalize(String(child.value));
      return text ? [{ type: 'text', text, ...range }] : [];
    }
    if (child.type === 'JSXElement') {
      const number = ++numbers.last;
      if (!isPhrase(child)) return [{ type: 'element', number, ...range }];
      inside.add(child);
      const { openingElement, closingElement } = child as unknown as Record<string, Range>;
      if (!openingElement || !closingElement) return [];
      const within = readTokens({ children: child.children as Node[], inside, names, numbers });
      return [
        { type: 'open', number, start: openingElement.start, end: openingElement.end },
        ...within,
        { type: 'close', number, start: closingElement.start, end: closingElement.end },
      ];
    }
    const expression = child.expression as Node | undefined;
    if (!expression || expression.type === 'JSXEmptyExpression') return [];
    if (expression.type === 'Literal' && typeof expression.value === 'string')
      return [{ type: 'text', text: expression.value, ...range }];
    const base = nameOf(expression) || 'value';
    let name = base;
    for (let next = 2; names.has(name); next++) name = `${base}${next}`;
    names.add(name);
    return [{ type: 'value', name, ...range }];
  });
}

/** An element with words in it: a link, a name in bold. */
function isPhrase(element: Node): boolean {
  return (element.children as Node[]).some(
    (child) => child.type === 'JSXText' && /\p{L}/u.test(String(child.value)),
  );
}

/** Without icons and space at both ends: they stay where they are. */
function trim(tokens: readonly Token[]): Token[] {
  const isOutside = (token: Token) =>
    token.type === 'element' || (token.type === 'text' && token.text.trim() === '');
  const from = tokens.findIndex((token) => !isOutside(token));
  const to = tokens.findLastIndex((token) => !isOutside(token));
  return tokens.slice(from, to + 1);
}

/** How a text names one of its parts. */
export function markOf(token: Token): string {
  if (token.type === 'text') return token.text;
  if (token.type === 'value') return `{${token.name}}`;
  if (token.type === 'open') return `<${token.number}>`;
  return token.type === 'close' ? `</${token.number}>` : `<${token.number}/>`;
}

/** As React reads text between tags: line breaks and the space around them become one space or nothing. */
function normalize(raw: string): string {
  const lines = raw.split('\n');
  const kept = lines
    .map((line, at) => {
      const left = at > 0 ? line.trimStart() : line;
      return at < lines.length - 1 ? left.trimEnd() : left;
    })
    .filter((line) => line !== '' || lines.length === 1);
  return kept.join(' ').replace(/&(\w+);/g, (whole, name) => entities[name] ?? whole);
}

const entities: Record<string, string> = {
  amp: '&',
  gt: '>',
  lt: '<',
  nbsp: '\u00a0',
  quot: '"',
};
