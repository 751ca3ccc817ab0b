import { describe, expect, test } from 'vitest';
import { alignPath } from '#shared/contract/actions.ts';
import { fillCall } from './fill-call.ts';
import { listPaths, readPath } from './read-path.ts';
import { findChecks, showValues } from './show-values.ts';

const response = {
  number: 1001,
  state: 'ready_to-ship',
  placed: '2026-11-09',
  changed: '2026-11-09T23:30:00',
  price: { amount: '12.5', currencyCode: 'EUR' },
  lines: [{ name: 'Stool' }, { name: 'Lamp' }, { name: { hidden: true } }],
  link: 'http://parcels.test/1',
  __proto__: { inherited: 'no' },
};

describe('a path', () => {
  test.each([
    ['number', ['1001']],
    ['lines[].name', ['Stool', 'Lamp']],
    ['lines[1].name', ['Lamp']],
    ['lines[9].name', []],
    ['price', []],
    ['constructor.name', []],
    ['inherited', []],
    ['lines.length', []],
    ['[0].name', []],
  ])('%s leads to %j', (path, found) => {
    expect(readPath({ value: response, path })).toEqual(found);
  });

  test('is listed for each plain value, with an example', () => {
    expect(listPaths({ a: { b: [{ c: 1 }, { c: 2 }] }, d: null, 'e f': 'x' })).toEqual([
      { path: 'a.b[].c', sample: '1' },
    ]);
  });
});

test('values are written for people, in their language and the shop’s time zone', () => {
  const show = (language: string) =>
    showValues({
      shown: [
        { path: 'state', label: 'State', format: 'words' },
        { path: 'placed', label: 'Placed', format: 'date' },
        { path: 'changed', label: 'Changed', format: 'date' },
        { path: 'price.amount', label: 'Price', format: 'money' },
        { path: 'link', label: 'Link', format: 'link' },
        { path: 'missing', label: 'Missing', format: 'text' },
      ],
      response,
      language,
      timeZone: 'Europe/Vienna',
    }).map(({ text, url }) => (url ? [text, url] : text));
  expect(show('en')).toEqual([
    'Ready to ship',
    'November 9, 2026',
    'November 10, 2026',
    '€12.50',
    'http://parcels.test/1',
  ]);
  expect(show('de').slice(1, 4)).toEqual(['9. November 2026', '10. November 2026', '12,50\u00a0€']);
});

test.each([
  ['orders[].status', 'orders[0].status'],
  ['orders[1].items[].name', 'orders[0].items[].name'],
  ['orders[0].items[].name', 'orders[0].items[].name'],
  ['others[].status', 'others[].status'],
])('%s is shown as %s where the first order is proven', (path, aligned) => {
  expect(alignPath({ path, checks: [{ path: 'orders[0].email' }] })).toBe(aligned);
});

test.each([
  [{ order: '#1001' }, true],
  [{ order: '1001' }, true],
  [{ order: '100' }, false],
  [{ order: '' }, false],
  [{}, false],
])('%j is a proof of the number: %s', (values, isSame) => {
  const checks = [{ field: 'order', path: 'number' }];
  expect(findChecks({ checks, values, response })).toMatchObject([{ isSame }]);
});

test('a value stays a value in the address and in the body', () => {
  const values = { q: '"}, "admin": true, "x": {"y": "../../?a=b&c#d' };
  const { url, body } = fillCall({
    call: {
      method: 'POST',
      url: 'https://shop.test/find/{{q}}?again={{ q }}',
      headers: [],
      body: '{ "search": { "text": "for {{q}}" }, "{{q}}": 1 }',
    },
    values,
  });
  const filled = new URL(url);
  expect(filled.pathname.split('/')).toHaveLength(3);
  expect([...filled.searchParams]).toEqual([['again', values.q]]);
  expect(JSON.parse(body ?? '')).toEqual({ search: { text: `for ${values.q}` }, '{{q}}': 1 });
});
