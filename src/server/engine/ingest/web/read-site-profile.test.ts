import { describe, expect, test } from 'vitest';
import { extractPage } from './extract-page.ts';

const profileOf = (head: string, url = 'https://www.bluefern.test/') => {
  const html = `<html><head>${head}</head><body><p>Plants and pots for every room.</p></body></html>`;
  const page = { bytes: Buffer.from(html), contentType: 'text/html', url, knownParts: null };
  const { profile } = extractPage(page);
  if (!profile) throw new Error('No profile');
  return profile;
};

describe('the name of a business', () => {
  test.each([
    [
      'structured data before everything else',
      `<title>Home | Fern</title><meta property="og:site_name" content="Fern Site">
       <script type="application/ld+json">{"@graph":[{"@type":"WebPage","name":"Home"},{"@type":["Florist","LocalBusiness"],"name":"Blue Fern"}]}</script>`,
      'Blue Fern',
    ],
    [
      'what social networks are told',
      '<meta property="og:site_name" content="Blue  Fern">',
      'Blue Fern',
    ],
    [
      'the part of the title that the address names',
      '<title>Plants - Blue Fern - Delivered</title>',
      'Blue Fern',
    ],
    [
      'the shortest part of the title',
      '<title>Plants for every room | The Shop</title>',
      'The Shop',
    ],
    ['nothing where the title is a sentence', '<title>Plants for every room</title>', ''],
  ])('is %s', (_, head, name) => {
    expect(profileOf(head).name).toBe(name);
  });

  test('is not taken from broken or foreign structured data', () => {
    const head = `<title>Plants | Blue Fern</title><script type="application/ld+json">{"@type":</script>
      <script type="application/ld+json">[null, 7, {"@type":"Person","name":"Ida"}]</script>`;
    expect(profileOf(head).name).toBe('Blue Fern');
  });
});

test.each([
  ['#0a7', '#00AA77'],
  ['#00aa77ff', '#00AA77'],
  ['rgb(0, 170, 119)', '#00AA77'],
  ['var(--brand)', null],
  ['', null],
])('the color %j is read as %j', (content, color) => {
  expect(profileOf(`<meta name="theme-color" content="${content}">`).color).toBe(color);
});

test('the color for dark screens is left out', () => {
  const head = `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#000000">
    <meta name="theme-color" content="#123456">`;
  expect(profileOf(head).color).toBe('#123456');
});

test('icons for phones come first, and none that a chat can not show', () => {
  const head = `<link rel="icon" href="/small.png" sizes="16x16"><link rel="icon" href="/large.png" sizes="32x32 192x192">
    <link rel="icon" href="/mark.svg" sizes="any"><link rel="apple-touch-icon" href="touch.png">
    <link rel="manifest" href="/app.webmanifest">
    <script type="application/ld+json">{"@type":"Store","name":"A","logo":{"@type":"ImageObject","url":"https://cdn.test/logo.png"}}</script>`;
  expect(profileOf(head)).toMatchObject({
    icons: [
      'https://www.bluefern.test/touch.png',
      'https://www.bluefern.test/large.png',
      'https://cdn.test/logo.png',
    ],
    manifest: 'https://www.bluefern.test/app.webmanifest',
  });
});

test('a long description ends with a sentence', () => {
  const sentence = 'We sell plants that live for years and pots that last as long. ';
  const { description } = profileOf(`<meta name="description" content="${sentence.repeat(9)}">`);
  expect(description).toBe(sentence.repeat(4).trim());
});
