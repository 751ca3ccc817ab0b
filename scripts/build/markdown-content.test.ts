import { expect, test } from 'vitest';
import { listSections, readMarkdown } from './markdown-content.ts';

test('a page has a title, a summary, and headings that can be linked to', () => {
  const page = readMarkdown(
    '# Terms\n\nWhat *you* & we agree on.\n\n## Who we are\n\nText.\n\n### Über uns!\n\n## Money',
  );
  expect(page.title).toBe('Terms');
  expect(page.summary).toBe('What you & we agree on.');
  expect(page.headings).toEqual([
    { id: 'who-we-are', text: 'Who we are' },
    { id: 'money', text: 'Money' },
  ]);
  expect(page.html).toContain('<h2 id="who-we-are">Who we are</h2>');
  expect(page.html).toContain('<h3 id="über-uns">Über uns!</h3>');
  expect(page.html).not.toContain('<h1');
});

test('the brand speaks, and a word no one knows stops the build', () => {
  expect(readMarkdown('# A\n\nBy {{name}}').html).toContain('By Askwell');
  expect(() => readMarkdown('# A\n\n{{nobody}}')).toThrow('{{nobody}}');
});

test('a table can be scrolled by the keyboard', () => {
  const { html } = readMarkdown('# A\n\n| What | Why |\n|---|---|\n| `a` | b |');
  expect(html).toContain('tabindex="0"');
  expect(html).toContain('<th>What</th>');
  expect(html).toContain('<td><code>a</code></td>');
});

test('a sample is shown as it is written and can be copied', () => {
  const { html } = readMarkdown('# A\n\n```html\n<script src="x">a && b</script>\n```');
  expect(html).toContain('<code>&lt;script src="x"&gt;a &amp;&amp; b&lt;/script&gt;</code>');
  expect(html).toContain('<button type="button" data-copy');
});

test('a picture comes in both themes, with the room it will take', () => {
  const { html } = readMarkdown('# A\n\n![The dashboard](manual/dashboard)');
  for (const theme of ['light', 'dark']) {
    expect(html).toContain(
      `src="/manual/dashboard-${theme}.webp" alt="The dashboard" width="1040"`,
    );
  }
  expect(html).toContain('height="640"');
});

test('a page falls into sections of plain text', () => {
  const page = readMarkdown(
    '# Title\n\nHello **you**.\n\n## Colours & more\n\n- one\n- two\n\n```\nlet a;\n```\n\n## Empty',
  );
  expect(listSections(page)).toEqual([
    { id: null, heading: 'Title', text: 'Hello you.' },
    { id: 'colours-more', heading: 'Colours & more', text: 'one two let a;' },
  ]);
});

test('a page without a title is refused', () => {
  expect(() => readMarkdown('Just text')).toThrow('# Title');
});
