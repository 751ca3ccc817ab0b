import { describe, expect, it } from 'vitest';
import { readHtml } from './html.ts';

const texts = (html: string): string[] =>
  readHtml(html).blocks.map((block) => (block.kind === 'row' ? '' : block.text));

describe('readHtml', () => {
  it('reads title, headings and paragraphs, entities resolved', () => {
    expect(
      readHtml(
        '<title>Shop &amp; more</title><h2>Open&nbsp;hours</h2><p>9&ndash;5 <b>daily</b><br>closed Sunday',
      ),
    ).toEqual({
      title: 'Shop & more',
      blocks: [
        { kind: 'heading', text: 'Open hours', level: 2 },
        { kind: 'paragraph', text: '9–5 daily closed Sunday' },
      ],
    });
  });

  it('shows only what a visitor sees', () => {
    expect(
      texts(
        '<p>a</p><script>if (1<2) document.write("<p>evil</p>")</script><style>p{}</style><p hidden>b</p><div style="display: none"><p>c</p></div><!-- d --><noscript>e</noscript><template><p>f</p></template><span aria-hidden="true">g</span><p>z</p>',
      ),
    ).toEqual(['a', 'z']);
  });

  it('keeps table rows together and names their columns', () => {
    expect(
      texts(
        '<table><tr><th>Size</th><th>Price</th></tr><tr><td>L</td><td>9 <i>EUR</i></td></tr></table>',
      ),
    ).toEqual(['Size: L; Price: 9 EUR']);
  });

  it('survives broken markup', () => {
    expect(texts('<p>1 < 2 <div>open <b>bold</p></div></b> end<a href="x>y">link')).toEqual([
      '1 < 2',
      'open bold',
      'endlink',
    ]);
    expect(texts(`${'<div>'.repeat(50_000)}deep`)).toEqual(['deep']);
  });
});
