import { describe, expect, test } from 'vitest';
import { readHtml } from '#server/engine/ingest/read/html.ts';
import { extractPage } from './extract-page.ts';

const extract = (
  html: string | Buffer,
  more: { contentType?: string; knownParts?: string[] } = {},
) =>
  extractPage({
    bytes: Buffer.isBuffer(html) ? html : Buffer.from(html),
    contentType: more.contentType ?? 'text/html',
    url: 'https://shop.test/page',
    knownParts: more.knownParts ?? null,
  });
const textOf = ({ html }: { html: string }) =>
  readHtml(html)
    .blocks.map((block) =>
      block.kind === 'row' ? block.cells.map(({ value }) => value).join(' | ') : block.text,
    )
    .join('\n');

const text = 'We repair shoes, bags and belts while you wait, on most days within an hour or two.';

describe('what is kept of a page', () => {
  test('headings, lists, tables and answers that open on a click', () => {
    const page = extract(`<main><h1>Repairs</h1><p>${text}</p><ul><li>Heels</li><li>Soles</li></ul>
      <table><tr><th>Job</th><th>Price</th></tr><tr><td>Heels</td><td>12 €</td></tr></table>
      <details><summary>Do I need an appointment?</summary>No, just come in.</details></main>`);
    expect(textOf(page)).toBe(
      `Repairs\n${text}\nHeels\nSoles\nHeels | 12 €\nDo I need an appointment?\nNo, just come in.`,
    );
  });

  test('contact details of a footer, unless another page has brought them in', () => {
    const html = `<main><p>${text}</p></main><footer><ul><li><a href="/terms">Terms</a></li></ul>
      <address>Mill Road 4, 1010 Vienna</address><p>Tel. <a href="tel:+4315550100">01 555 01 00</a></p>
      <p>Monday – Friday 9:00 – 17:00</p><p>© 2026 The shop, 1010 Vienna</p></footer>`;
    const first = extract(html);
    expect(textOf(first)).toBe(
      `${text}\nMill Road 4, 1010 Vienna\nTel. 01 555 01 00\nMonday – Friday 9:00 – 17:00`,
    );
    expect(textOf(extract(html, { knownParts: first.siteParts }))).toBe(text);
  });

  test('contact details of headers and footers that are plain text', () => {
    const page = extract(`<div class="topbar">Call (555) 201-4433</div><main><p>${text}</p></main>
      <div class="footer">Bridge Street 4, 8001 Zurich<br>© 2026 The shop</div>`);
    expect(textOf(page)).toBe(`${text}\nCall (555) 201-4433\nBridge Street 4, 8001 Zurich`);
  });

  test('data for search engines in scripts and in the markup', () => {
    const page = extract(`<p>${text}</p>
      <script type="application/ld+json">{"@type":"Store","name":"Shop","telephone":"+43 1 555 02 00"}</script>
      <div itemscope itemtype="https://schema.org/Product"><b itemprop="name">Gift card</b>
      <span itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content="25"><meta itemprop="priceCurrency" content="EUR"></span></div>`);
    expect(textOf(page)).toContain('Phone: +43 1 555 02 00');
    expect(textOf(page)).toContain('Gift card | 25 EUR');
  });

  test('not menus, cookie banners, breadcrumbs and lists of links beside the text', () => {
    const page =
      extract(`<header class="site-header"><a href="/">Shop</a><nav><a href="/a">A</a></nav></header>
      <div class="cookie-consent"><p>We use cookies.</p></div><div class="breadcrumbs"><a href="/">Home</a></div>
      <main><p>${text}</p></main><aside><a href="/b">Another story</a></aside>`);
    expect(textOf(page)).toBe(text);
  });
});

test('the same content has the same key, whatever the markup around it', () => {
  const one = extract(`<main><h1>Prices</h1><p>${text}</p></main>`);
  const other = extract(`<div class="print"><p>${text}</p><div><h2>PRICES</h2></div></div>`);
  expect(other.contentKey).toBe(one.contentKey);
  expect(extract(`<p>${text} Closed today.</p>`).contentKey).not.toBe(one.contentKey);
});

test('links, canonical address and language are found', () => {
  const page =
    extract(`<html lang="de-AT"><head><base href="/de/"><link rel="canonical" href="seite">
    <meta http-equiv="refresh" content="5; url=weiter"></head><body><a href="preise">Preise</a>
    <a href="x" rel="nofollow">Werbung</a><a href="mailto:a@b.test">Mail</a></body></html>`);
  expect(page.links).toEqual(['https://shop.test/de/weiter', 'https://shop.test/de/preise']);
  expect(page.canonical).toBe('https://shop.test/de/seite');
  expect(page.language).toBe('de');
});

describe('what a page turns out to be', () => {
  test.each([
    ['needs-script', '<div id="root"></div><script src="/app.js"></script>'],
    ['login', '<h1>Members</h1><form><input type="password"></form>'],
    ['not-found', '<title>Seite nicht gefunden</title><h1>Seite nicht gefunden</h1>'],
    ['empty', '<body><img src="a.png"></body>'],
    ['text', `<p>${text}</p>`],
  ])('%s', (kind, html) => {
    expect(extract(html).kind).toBe(kind);
  });
});

test.each([
  [
    'ISO-8859-1 by header',
    Buffer.from('<p>Für Gäste geöffnet: täglich</p>', 'latin1'),
    'text/html; charset=iso-8859-1',
  ],
  [
    'windows-1251 by meta',
    Buffer.concat([
      Buffer.from('<meta charset="windows-1251"><p>'),
      Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]),
      Buffer.from('</p>'),
    ]),
    'text/html',
  ],
  [
    'UTF-16 by its mark',
    Buffer.from('\uFEFF<p>Für Gäste geöffnet: täglich</p>', 'utf16le'),
    'text/html',
  ],
])('reads %s', (_, bytes, contentType) => {
  expect(textOf(extract(bytes, { contentType }))).toMatch(/Für Gäste geöffnet: täglich|Привет/);
});
