import { expect, test } from 'vitest';
import type { Drawing } from './draw.ts';
import { renderMarkdown } from './markdown.tsx';

/** As HTML, to compare with; properties that are no attributes are left out. */
function show(part: Drawing | string): string {
  if (typeof part === 'string') return part;
  const { href, rel } = part.properties;
  const attributes = `${href ? ` href=${href}` : ''}${rel ? ` rel=${rel}` : ''}`;
  return `<${part.tag}${attributes}>${part.children.map(show).join('')}</${part.tag}>`;
}
const render = (text: string) =>
  renderMarkdown({ text, cite: (number) => (number < 3 ? `^${number}` : null) })
    .map(show)
    .join('');
const rel = 'rel=noopener nofollow';

test('the subset', () => {
  expect(render('**Yes.** Any *pizza* with `gf`.\nSame paragraph\n\nNext')).toBe(
    '<p><strong>Yes.</strong> Any <em>pizza</em> with <code>gf</code>.\nSame paragraph</p><p>Next</p>',
  );
  expect(render('We have\n- one\n* two\n\n3. three\n4) four')).toBe(
    '<p>We have</p><ul><li>one</li><li>two</li></ul><ol><li>three</li><li>four</li></ol>',
  );
  expect(render('## Hours\n```\n<b> **x**\n```\nend')).toBe(
    '<p><strong>Hours</strong></p><pre><b> **x**</pre><p>end</p>',
  );
  expect(render('so [1] and [2] but not [9].')).toBe('<p>so ^1 and ^2 but not .</p>');
  expect(render('2 * 3 * 4 = 24, snake_case_name')).toBe('<p>2 * 3 * 4 = 24, snake_case_name</p>');
});

test('every beginning of a text can be shown, as it is while it streams in', () => {
  const text =
    '# A\n**bold *and* [link](https://a.example/x) `code`\n```\npre\n- item [1] ![i](https';
  for (let end = 0; end <= text.length; end++)
    expect(() => render(text.slice(0, end))).not.toThrow();
});

test('a link shows where it goes', () => {
  const host = ' (a.example)';
  expect(render('[menu](https://a.example/x)')).toBe(
    `<p><a href=https://a.example/x ${rel}>menu${host}</a></p>`,
  );
  expect(render('see https://a.example/x.')).toBe(
    `<p>see <a href=https://a.example/x ${rel}>https://a.example/x</a>.</p>`,
  );
  for (const label of [
    'https://bank.example',
    'https://a.example.bank.example/',
    'https://b@a.example',
  ]) {
    expect(render(`[${label}](https://a.example/)`)).toContain(host);
  }
  expect(render('https://bank.example@a.example/')).toContain(host);
  expect(render('[mail](mailto:a@b.example)')).toContain('(a@b.example)');
});

test('an image is only a link to it', () => {
  expect(render('![cat](https://a.example/?d=secret)')).toBe(
    `<p><a href=https://a.example/?d=secret ${rel}>cat (a.example)</a></p>`,
  );
});

test('nothing else becomes a link, and no markup becomes an element', () => {
  const hostile = [
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](vbscript:x)',
    '[x](//evil.example)',
    '[x](/relative)',
    '[x](\u0001javascript:alert(1))',
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '<a href="javascript:alert(1)">x</a>',
  ];
  for (const text of hostile) expect(render(text)).toBe(`<p>${text}</p>`);
});

test('a long hostile text is read in one go', () => {
  for (const piece of ['*', '[', '`', '**a', '![', 'https://', '[a](b(']) {
    const text = piece.repeat(50_000);
    expect(render(text).length).toBeGreaterThan(0);
  }
});
