import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Drawing, draw, h } from './draw.ts';

/** As much of a browser's tree as drawing needs, and a count of what was done to it. */
class TreeNode {
  childNodes: TreeNode[] = [];
  attributes: Record<string, string> = {};
  parent: TreeNode | null = null;
  tag: string;
  nodeValue: string;
  constructor(tag: string, text = '') {
    this.tag = tag;
    this.nodeValue = text;
  }
  insertBefore(node: TreeNode, before: TreeNode | null) {
    changes += 1;
    node.parent?.childNodes.splice(node.parent.childNodes.indexOf(node), 1);
    const index = before ? this.childNodes.indexOf(before) : this.childNodes.length;
    this.childNodes.splice(index, 0, node);
    node.parent = this;
  }
  removeChild(node: TreeNode) {
    changes += 1;
    this.childNodes.splice(this.childNodes.indexOf(node), 1);
    node.parent = null;
  }
  setAttribute(name: string, value: string) {
    changes += 1;
    this.attributes[name] = `${value}`;
  }
  removeAttribute(name: string) {
    changes += 1;
    delete this.attributes[name];
  }
}

let changes = 0;
let root: TreeNode;
const show = (...parts: (Drawing | string)[]) => {
  changes = 0;
  draw({ into: root as unknown as Node, parts });
};
const html = (node: TreeNode): string => {
  if (node.tag === '') return node.nodeValue;
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}=${value}`);
  return `<${node.tag}${attributes.join('')}>${node.childNodes.map(html).join('')}</${node.tag}>`;
};
const content = () => root.childNodes.map(html).join('');

beforeEach(() => {
  root = new TreeNode('root');
  vi.stubGlobal('document', {
    createElement: (tag: string) => new TreeNode(tag),
    createElementNS: (space: string, tag: string) => new TreeNode(`${tag}@${space.slice(-3)}`),
    createTextNode: (text: string) => new TreeNode('', text),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('draws elements, text, numbers and lists, and leaves out what is not there', () => {
  show(h('p', { class: 'a', hidden: true, lang: undefined }, 'Hi ', 2, null, false, [['!']]));
  expect(content()).toBe('<p class=a hidden=>Hi 2!</p>');
  show(h('svg', null, h('path', { d: 'M0 0' })));
  expect(content()).toBe('<svg@svg><path@svg d=M0 0></path@svg></svg@svg>');
});

test('text never becomes markup', () => {
  show(h('p', null, '<img src=x onerror=alert(1)>'));
  const [text] = root.childNodes[0]?.childNodes ?? [];
  expect(text?.tag).toBe('');
  expect(text?.nodeValue).toBe('<img src=x onerror=alert(1)>');
});

test('changes only what differs', () => {
  const drawing = (text: string, hidden: boolean) =>
    h('div', null, h('p', { class: 'a', hidden }, text), h('b', null, 'same'));
  show(drawing('one', true));
  const [paragraph, bold] = root.childNodes[0]?.childNodes ?? [];
  show(drawing('one', true));
  expect(changes).toBe(0);
  show(drawing('two', false));
  expect(content()).toBe('<div><p class=a>two</p><b>same</b></div>');
  expect(root.childNodes[0]?.childNodes).toEqual([paragraph, bold]);
  // The attribute; a text is changed in its place.
  expect(changes).toBe(1);
});

test('what has a key keeps its node wherever it moves', () => {
  const item = (key: string) => h('li', { key }, key);
  show(item('a'), item('b'), item('c'));
  const [a, b, c] = root.childNodes;
  show(item('c'), item('new'), item('a'));
  expect(content()).toBe('<li>c</li><li>new</li><li>a</li>');
  expect(root.childNodes[0]).toBe(c);
  expect(root.childNodes[2]).toBe(a);
  expect(b?.parent).toBeNull();
});

test('handlers are properties, and the newest one counts', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  show(h('button', { onclick: first }));
  show(h('button', { onclick: second }));
  const [button] = root.childNodes as unknown as { onclick(): void }[];
  button?.onclick();
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
  expect(content()).toBe('<button></button>');
});
