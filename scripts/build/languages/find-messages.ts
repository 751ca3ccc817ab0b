import { parseSync } from 'rolldown/utils';
import { isText } from './is-text.ts';
import { readChildren, type Token } from './read-children.ts';
import { type Node, nameOf, type Range } from './syntax.ts';

/** A text that people see, as it is written in the source. */
export type Message = Range & {
  /** The English text, with `{name}` for what is filled in and `<1>…</1>` for elements inside. */
  text: string;
} & (
    | { kind: 'string' | 'attribute' }
    | { kind: 'template'; values: Map<string, Range> }
    | { kind: 'children'; tokens: readonly Token[] }
  );

/** Every text of a source file. A message inside another one (in an attribute, in a value) comes after it. */
export function findMessages({ file, code }: { file: string; code: string }): Message[] {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const messages: Message[] = [];
  visit({ node: program as unknown as Node, isShown: false, messages });
  return messages;
}

/** What the server refuses with: the sentences of every `new AppError(code, sentence)`. */
export function findErrorMessages({ file, code }: { file: string; code: string }): Message[] {
  const { program } = parseSync(file, code);
  const messages: Message[] = [];
  const search = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(search);
    if (!isNode(value)) return;
    const [, sentence] = (value.arguments ?? []) as Node[];
    if (value.type === 'NewExpression' && nameOf(value.callee as Node) === 'AppError' && sentence)
      visit({ node: sentence, isShown: true, messages });
    Object.values(value).forEach(search);
  };
  search(program);
  return messages;
}

type Visit = {
  node: Node;
  /** Whether a string here is drawn, as in `<p>{isOpen ? 'open' : 'closed'}</p>`: then one word is a text too. */
  isShown: boolean;
  messages: Message[];
};

function visit({ node, isShown, messages }: Visit): void {
  const into = (next: unknown, shown = false) => {
    for (const each of Array.isArray(next) ? next : [next]) {
      if (isNode(each)) visit({ node: each, isShown: shown, messages });
    }
  };
  switch (node.type) {
    case 'Literal':
      if (typeof node.value === 'string' && isText({ text: node.value, isShown }))
        messages.push({ kind: 'string', text: node.value, start: node.start, end: node.end });
      return;
    case 'TemplateLiteral':
      visitTemplate({ node, isShown, messages });
      return;
    case 'JSXElement':
    case 'JSXFragment':
      if (node.type === 'JSXElement') into(node.openingElement);
      visitChildren({ node, messages });
      return;
    case 'JSXAttribute':
      visitAttribute({ node, messages });
      return;
    case 'JSXExpressionContainer':
      into(node.expression, isShown);
      return;
    case 'ConditionalExpression':
      into(node.test);
      into([node.consequent, node.alternate], isShown);
      return;
    case 'LogicalExpression':
      // What is shown of `count && 'text'` is its right side.
      into(node.left, isShown && node.operator !== '&&');
      into(node.right, isShown);
      return;
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      into(node.expression, isShown);
      return;
    case 'BinaryExpression':
      // Compared with something, so it is a value and not a text.
      if (node.operator === '+') into([node.left, node.right], isShown);
      return;
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'SwitchCase':
      into(node.consequent);
      return;
    case 'ExportNamedDeclaration':
      into(node.declaration);
      return;
    case 'TaggedTemplateExpression':
      return;
    case 'CallExpression':
    case 'NewExpression':
      into(node.callee);
      if (!codeCalls.has(nameOf(node.callee as Node)))
        into(node.arguments, nameOf(node.callee as Node) === 'text');
      return;
    case 'Property':
      if (node.computed) into(node.key);
      if (!codeNames.has(nameOf(node.key as Node))) into(node.value);
      return;
    default:
      if (node.type.startsWith('TS')) return;
      for (const [key, value] of Object.entries(node)) {
        if (key !== 'typeAnnotation' && key !== 'typeArguments') into(value);
      }
  }
}

function visitTemplate({ node, isShown, messages }: Visit): void {
  const quasis = node.quasis as (Node & { value: { cooked: string } })[];
  const expressions = node.expressions as Node[];
  const values = new Map<string, Range>();
  const text = quasis
    .map(({ value }, at) => {
      const expression = expressions[at];
      return value.cooked + (expression ? `{${addValue({ values, expression })}}` : '');
    })
    .join('');
  const words = quasis.map(({ value }) => value.cooked).join('1');
  const isWords = isText({ text: words, isShown });
  if (isWords) messages.push({ kind: 'template', text, values, start: node.start, end: node.end });
  // What is chosen in a sentence is part of it: `per ${isYearly ? 'year' : 'month'}`.
  for (const expression of expressions)
    visit({ node: expression, isShown: isShown || isWords, messages });
}

function addValue({ values, expression }: { values: Map<string, Range>; expression: Node }) {
  const base = nameOf(expression) || 'value';
  let name = base;
  for (let next = 2; values.has(name); next++) name = `${base}${next}`;
  values.set(name, { start: expression.start, end: expression.end });
  return name;
}

function visitChildren({ node, messages }: { node: Node; messages: Message[] }): void {
  const found = readChildren(node);
  if (found) messages.push({ kind: 'children', ...found });
  const children = (at: Node): void => {
    for (const child of at.children as Node[]) {
      // Words of an element inside a message belong to the message.
      if (found?.inside.has(child)) {
        visit({ node: child.openingElement as Node, isShown: false, messages });
        children(child);
      } else if (child.type !== 'JSXText') {
        visit({ node: child, isShown: true, messages });
      }
    }
  };
  children(node);
}

function visitAttribute({ node, messages }: { node: Node; messages: Message[] }): void {
  const value = node.value as Node | null;
  const name = nameOf(node.name as Node);
  if (!value || codeNames.has(name) || name.startsWith('data-')) return;
  if (value.type !== 'Literal') {
    visit({ node: value, isShown: shownNames.has(name), messages });
    return;
  }
  const text = String(value.value);
  if (isText({ text, isShown: shownNames.has(name) }))
    messages.push({ kind: 'attribute', text, start: value.start, end: value.end });
}

/** Attributes that people see or hear. */
const shownNames = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'busyLabel',
  'description',
  'hint',
  'label',
  'placeholder',
  'text',
  'title',
]);

/** Attributes and properties that programs read. */
const codeNames = new Set([
  '@context',
  '@type',
  'allow',
  'autoComplete',
  'className',
  'code',
  'd',
  'fill',
  'hash',
  'href',
  'htmlFor',
  'id',
  'key',
  'method',
  'path',
  'points',
  'queryKey',
  'rel',
  'role',
  'sizes',
  'src',
  'stroke',
  'style',
  'to',
  'transform',
  'type',
  'viewBox',
]);

/** Functions whose arguments are for programs. */
const codeCalls = new Set([
  'Error',
  'RegExp',
  'TypeError',
  'URL',
  'addEventListener',
  'buttonClassNames',
  'classNames',
  'closest',
  'createContext',
  'endsWith',
  'getElementById',
  'includes',
  'matchMedia',
  'querySelector',
  'querySelectorAll',
  'setAttribute',
  'startsWith',
]);

function isNode(value: unknown): value is Node {
  return typeof (value as Node | null)?.type === 'string';
}
