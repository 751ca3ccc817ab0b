import { expect, test } from 'vitest';
import type { WebsitePage } from '#shared/contract/websites.ts';
import { groupPages } from './group-pages.ts';

const page = (section: string): WebsitePage => ({
  id: crypto.randomUUID(),
  url: `https://shop.test/${section}`,
  title: 'A page',
  section,
  state: 'found',
  language: null,
  characters: 10,
  failure: null,
  documentId: null,
  isReady: false,
  readAt: null,
});

test('puts the top of the website first, then the largest section', () => {
  const groups = groupPages([page('blog'), page('guide'), page('guide'), page('')]);
  expect(groups.map(({ name, pages }) => [name, pages.length])).toEqual([
    ['Main pages', 1],
    ['/guide', 2],
    ['/blog', 1],
  ]);
});
