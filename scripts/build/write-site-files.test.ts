import { expect, test } from 'vitest';
import { createSitemap } from './write-site-files.ts';

const page = ({ path, robots }: { path?: string; robots: string }) =>
  `<head><meta name="robots" content="${robots}"/>${path ? `<link rel="canonical" href="https://origin.invalid${path}"/>` : ''}</head>`;

test('the sitemap names the pages that want to be found', () => {
  const sitemap = createSitemap([
    page({ path: '/terms', robots: 'index, follow' }),
    page({ path: '/', robots: 'index, follow' }),
    // The German page around an English text.
    page({ path: '/terms', robots: 'index, follow' }),
    page({ path: '/404', robots: 'noindex' }),
    page({ robots: 'index, follow' }),
  ]);
  expect(sitemap.match(/<loc>[^<]+/g)).toEqual([
    '<loc>https://origin.invalid/',
    '<loc>https://origin.invalid/terms',
  ]);
});
