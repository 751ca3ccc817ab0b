import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '../../src/shared/brand.ts';
import { originPlaceholder } from '../../src/shared/origin-placeholder.ts';

/** What search engines and phones ask for beside the pages, made from the pages themselves and from the brand. */
export function writeSiteFiles({
  clientFolder,
  htmlFiles,
}: {
  clientFolder: string;
  htmlFiles: readonly { html: string }[];
}): void {
  const files = {
    'sitemap.xml': createSitemap(htmlFiles.map(({ html }) => html)),
    'robots.txt': `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${originPlaceholder}/sitemap.xml\n`,
    'manifest.webmanifest': JSON.stringify(webManifest, null, 2),
  };
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(clientFolder, name), content);
  }
}

/** Every page that names its own address and does not ask to be left out. */
export function createSitemap(pages: readonly string[]): string {
  // Translated pages of English texts name the English one.
  const addresses = pages
    .filter((html) => !/<meta name="robots" content="noindex"/.test(html))
    .flatMap((html) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? [])
    .sort();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[...new Set(addresses)].map((address) => `  <url><loc>${address}</loc></url>`),
    '</urlset>\n',
  ].join('\n');
}

const webManifest = {
  name: `${brand.name}: ${brand.slogan}`,
  short_name: brand.name,
  description: brand.description,
  lang: 'en',
  id: '/app',
  start_url: '/app',
  scope: '/',
  display: 'standalone',
  background_color: brand.browserBar.light,
  theme_color: brand.browserBar.light,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};
