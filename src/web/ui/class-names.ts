import { type ClassValue, clsx } from 'clsx';
import { createTailwindMerge } from 'tailwind-merge';

/** Joins class names; where two set the same property the later wins, so that a caller can adjust a component. */
export function classNames(...values: ClassValue[]): string {
  return merge(clsx(values));
}

/**
 * Only the properties that a caller may adjust. The library's own table knows every class of Tailwind and is
 * a tenth of the script that a first visit costs.
 */
const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups: {
    ...Object.fromEntries(singles.map((name) => [name, [{ [name]: [any] }]])),
    display: ['block', 'inline-block', 'flex', 'inline-flex', 'grid', 'contents', 'hidden'],
    direction: [{ flex: ['row', 'col', 'row-reverse', 'col-reverse'] }],
    'text-align': [{ text: ['left', 'center', 'right'] }],
    'text-size': [{ text: ['xs', 'sm', 'base', 'lg', 'xl', '2xl', '3xl', isLength] }],
    'text-color': [{ text: [any] }],
    'border-width': [{ border: ['', '0', '2', isLength] }],
    ...bySide({ name: 'border', sides: ['x', 'y', 't', 'r', 'b', 'l'] }),
    'border-color': [{ border: [any] }],
    ...bySide({ name: 'rounded', sides: corners }),
    rounded: [{ rounded: ['', any] }],
  },
  conflictingClassGroups: {
    size: ['h', 'w'],
    gap: ['gap-x', 'gap-y'],
    ...sides('p'),
    ...sides('m'),
    rounded: corners.map((corner) => `rounded-${corner}`),
  },
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: [],
  postfixLookupClassGroups: [],
}));

const singles = [
  ...['size', 'h', 'w', 'min-h', 'min-w', 'max-h', 'max-w', 'gap', 'gap-x', 'gap-y'],
  ...['', 'x', 'y', 't', 'r', 'b', 'l'].flatMap((side) => [`p${side}`, `m${side}`]),
  ...['bg', 'shadow', 'font', 'leading', 'tracking', 'whitespace', 'items', 'justify', 'self'],
];

const corners = ['t', 'r', 'b', 'l', 'tl', 'tr', 'br', 'bl'];

function bySide({ name, sides }: { name: string; sides: readonly string[] }) {
  return Object.fromEntries(
    sides.map((side) => [`${name}-${side}`, [{ [name]: [{ [side]: ['', any] }] }]]),
  );
}

function sides(name: 'p' | 'm') {
  return {
    [name]: ['x', 'y', 't', 'r', 'b', 'l'].map((side) => name + side),
    [`${name}x`]: [`${name}r`, `${name}l`],
    [`${name}y`]: [`${name}t`, `${name}b`],
  };
}

function any(): boolean {
  return true;
}

function isLength(value: string): boolean {
  return /^\[[\d.]/.test(value);
}
