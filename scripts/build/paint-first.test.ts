import { expect, test } from 'vitest';
import { startAfterPaint } from './paint-first.ts';

const page = (script: string) =>
  `<link rel="modulepreload" href="/assets/a.js"/><p>words</p><script type="module" async="">${script}</script>`;

test('modules are asked for after the paint, under the names the rest of the script knows', () => {
  const html = startAfterPaint({
    page: 'index.html',
    html: page(
      'import "/assets/manifest.js";\nimport * as route0 from "/assets/root.js";\nwindow.modules = {"root":route0};\nimport("/assets/entry.js");',
    ),
  });
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).toContain('["/assets/a.js"]');
  expect(html).toMatch(
    /const \[, route0\] = await Promise\.all\(\[\s*import\("\/assets\/manifest\.js"\),\s*import\("\/assets\/root\.js"\)/,
  );
  expect(html.indexOf('window.modules = {"root":route0};')).toBeGreaterThan(
    html.indexOf('Promise.all'),
  );
  expect(html).toContain('requestAnimationFrame(() => setTimeout(begin))');
});

test('a start that is not understood stops the build instead of losing an import', () => {
  const broken = page('import { a } from "/assets/a.js";\na();');
  expect(() => startAfterPaint({ html: broken, page: 'index.html' })).toThrow(/index\.html/);
  expect(() => startAfterPaint({ html: '<p>no script</p>', page: 'x.html' })).toThrow(/x\.html/);
});
