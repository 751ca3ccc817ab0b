import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readSitemap } from './read-sitemap.ts';

const sitemap = `<?xml version="1.0"?><s:urlset xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9"
  xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"><s:url><s:loc> https://a.test/x?a=1&amp;b=2 </s:loc>
  <image:image><image:loc>https://a.test/pic.jpg</image:loc></image:image></s:url></s:urlset>`;

test('finds pages in any namespace, zipped or not, but no pictures', () => {
  for (const bytes of [Buffer.from(sitemap), gzipSync(sitemap)]) {
    expect(readSitemap(bytes)).toEqual({ pages: ['https://a.test/x?a=1&b=2'], sitemaps: [] });
  }
});

test('finds the sitemaps of an index', () => {
  const index = '<sitemapindex><sitemap><loc>https://a.test/1.xml</loc></sitemap></sitemapindex>';
  expect(readSitemap(Buffer.from(index)).sitemaps).toEqual(['https://a.test/1.xml']);
});

test('keeps what came before a mistake, and expands nothing', () => {
  const broken = '<urlset><url><loc>https://a.test/1</loc></url><url><loc>https://a.test/2<oops';
  expect(readSitemap(Buffer.from(broken)).pages).toEqual(['https://a.test/1']);
  const bomb =
    '<!DOCTYPE x [<!ENTITY a "aaaa">]><urlset><url><loc>https://a.test/&a;</loc></url></urlset>';
  expect(readSitemap(Buffer.from(bomb)).pages).toEqual([]);
  expect(readSitemap(gzipSync(Buffer.alloc(40 * 1024 * 1024))).pages).toEqual([]);
});
