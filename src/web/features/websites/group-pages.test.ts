import { expect, test } from 'vitest';
import type { WebsitePage } from '#shared/contract/websites.ts';
import { groupByHost, groupPages } from './group-pages.ts';

const page = (section: string, host = 'shop.test'): WebsitePage => ({
  id: crypto.randomUUID(),
  url: `https://${host}/${section}`,
  title: 'A page',
  section,
  isStart: false,
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

test('puts pages of other hosts in groups of their own, after those of the website', () => {
  const pages = [page('guide', 'blog.shop.test'), page('', 'art.test'), page('', 'www.shop.test')];
  const hosts = groupByHost({ pages: [...pages, page('guide')], address: 'https://shop.test/' });
  expect(hosts.map(({ host, groups }) => [host, groups.map(({ name }) => name)])).toEqual([
    ['shop.test', ['Main pages', '/guide']],
    ['art.test', ['Main pages']],
    ['blog.shop.test', ['/guide']],
  ]);
});
