import { describe, expect, test } from 'vitest';
import { readWebsiteAddress } from '#shared/contract/websites.ts';
import { isPageOf, pageKey, readAddress, sectionOf, shapeOf, siteOf } from './page-address.ts';

describe('addresses of the same page', () => {
  test.each([
    ['https://shop.test/menu/', 'http://www.shop.test/menu'],
    ['https://shop.test/menu?utm_source=x&fbclid=1', 'https://shop.test/menu'],
    ['https://shop.test/menu?b=2&a=1', 'https://shop.test/menu?a=1&b=2'],
    ['https://shop.test/index.html#top', 'https://shop.test/'],
    ['https://shop.test//men%C3%BC', 'https://shop.test/menü'],
  ])('%s and %s', (one, other) => {
    expect(pageKey(readAddress(one) ?? '')).toBe(pageKey(readAddress(other) ?? ''));
  });

  test('differ when the path or a parameter does', () => {
    expect(pageKey('https://shop.test/a')).not.toBe(pageKey('https://shop.test/b'));
    expect(pageKey('https://shop.test/a?id=1')).not.toBe(pageKey('https://shop.test/a?id=2'));
    expect(pageKey('https://shop.test/a')).not.toBe(pageKey('https://blog.shop.test/a'));
  });
});

test('a website is its registrable domain with all hosts below it', () => {
  const website = { site: siteOf('https://www.shop.co.uk/start'), otherSites: [] };
  expect(isPageOf({ url: 'https://blog.shop.co.uk/x', website })).toBe(true);
  expect(isPageOf({ url: 'https://other.co.uk/x', website })).toBe(false);
  expect(isPageOf({ url: 'https://shop.co.uk/menu.pdf', website })).toBe(false);
});

test('each shop on a host of many shops is a website of its own', () => {
  const website = { site: siteOf('https://bikes.myshopify.com/'), otherSites: [] };
  expect(isPageOf({ url: 'https://bikes.myshopify.com/cart', website })).toBe(true);
  expect(isPageOf({ url: 'https://boats.myshopify.com/', website })).toBe(false);
});

test('an added address brings in its host, and no other host of its domain', () => {
  const otherSites = [{ address: 'https://tickets.fair.test/shop' }];
  const website = { site: siteOf('https://shop.test/'), otherSites };
  expect(isPageOf({ url: 'https://www.tickets.fair.test/prices', website })).toBe(true);
  expect(isPageOf({ url: 'https://tickets.fair.test/plan.pdf', website })).toBe(false);
  expect(isPageOf({ url: 'https://fair.test/', website })).toBe(false);
  expect(isPageOf({ url: 'https://shop.test/about', website })).toBe(true);
});

test('only web addresses without a password are pages', () => {
  for (const address of ['javascript:alert(1)', 'mailto:a@b.test', 'https://a:b@shop.test/', '%'])
    expect(readAddress(address)).toBeNull();
});

test('counted pages have one shape, pages with names have none', () => {
  expect(shapeOf('https://a.test/day/2026-01-02')).toBe(shapeOf('https://a.test/day/2027-11-30'));
  expect(shapeOf('https://a.test/x?page=2')).toBe(shapeOf('https://a.test/x?page=93'));
  expect(shapeOf('https://a.test/about')).toBeNull();
});

test('the section of a page is its first folder', () => {
  expect(sectionOf('https://a.test/guide/brakes')).toBe('guide');
  expect(sectionOf('https://a.test/prices')).toBe('');
});

test('an address may be typed without https', () => {
  expect(readWebsiteAddress(' www.shop.test/menu ')).toBe('https://www.shop.test/menu');
  expect(readWebsiteAddress('http://shop.test')).toBe('http://shop.test/');
  for (const typed of ['', 'shop', 'two words.test x', 'ftp://shop.test', 'javascript:alert(1)'])
    expect(readWebsiteAddress(typed), typed).toBeNull();
});
