import { expect, test } from 'vitest';
import { classNames } from './class-names.ts';

test.each([
  ['h-11 px-[18px]', 'ml-1 h-10 px-4', 'ml-1 h-10 px-4'],
  ['size-11 p-0', 'h-9', 'size-11 p-0 h-9'],
  ['h-9 w-4', 'size-5', 'size-5'],
  ['p-5', 'px-2', 'p-5 px-2'],
  ['px-3 pt-1', 'p-6', 'p-6'],
  ['mx-4', '-mx-3', '-mx-3'],
  ['border border-edge bg-surface', 'border-accent', 'border bg-surface border-accent'],
  ['border-line', 'border-b-2 border-t', 'border-line border-b-2 border-t'],
  ['text-[14.5px] text-ink-soft', 'text-sm', 'text-ink-soft text-sm'],
  ['text-[14.5px] text-ink-soft', 'text-bad text-center', 'text-[14.5px] text-bad text-center'],
  ['rounded-md', 'rounded-full', 'rounded-full'],
  ['rounded-t-2xl', 'sm:rounded-2xl', 'rounded-t-2xl sm:rounded-2xl'],
  ['sm:w-[min(30rem,calc(100vw-2rem))]', 'sm:w-[36rem] w-full', 'sm:w-[36rem] w-full'],
  ['inline-flex', 'hidden lg:flex', 'hidden lg:flex'],
  ['hover:bg-sunken', 'hover:bg-line bg-bad', 'hover:bg-line bg-bad'],
  ['[&_svg]:size-4', '[&_svg]:size-[18px]', '[&_svg]:size-[18px]'],
  ['whitespace-nowrap', 'whitespace-normal', 'whitespace-normal'],
  ['flex-col', 'flex-row flex-1', 'flex-row flex-1'],
  ['animate-fade', undefined, 'animate-fade'],
])('%s adjusted with %s is %s', (base, adjustment, result) => {
  expect(classNames(base, adjustment)).toBe(result);
});
