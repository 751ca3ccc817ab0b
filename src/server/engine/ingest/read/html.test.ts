import { describe, expect, it } from 'vitest';
import { readHtml } from './html.ts';

const texts = (html: string): string[] =>
  readHtml(html).blocks.map((block) =>
    block.kind === 'row'
      ? `${block.table}.${block.row} ${block.cells.map(({ column, value }) => `${column}=${value}`).join(' | ')}`
      : block.kind === 'heading'
        ? `# ${block.text}`
        : block.text,
  );

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

  it('writes out addresses that only a link holds', () => {
    expect(
      texts(
        '<p><a href="mailto:hi@shop.example?subject=Hello">Write to us</a></p><p><a href="tel:+441632960123">01632 960123</a></p><p><a href="https://wa.me/441632960123">WhatsApp</a></p><p><a href="https://www.instagram.com/shop.name/">Instagram</a></p><p><a href="/prices">Prices</a></p>',
      ),
    ).toEqual([
      'Write to us (hi@shop.example)',
      '01632 960123',
      'WhatsApp (WhatsApp +441632960123)',
      'Instagram (instagram.com/shop.name)',
      'Prices',
    ]);
  });

  it('shows only what a visitor sees', () => {
    expect(
      texts(
        '<p>a</p><script>if (1<2) document.write("<p>evil</p>")</script><style>p{}</style><p hidden>b</p><div style="display: none"><p>c</p></div><!-- d --><noscript>e</noscript><template><p>f</p></template><span aria-hidden="true">g</span><p>z</p>',
      ),
    ).toEqual(['a', 'z']);
  });

  it('reads table rows with the names of their columns', () => {
    expect(
      texts(
        '<table><caption>Rooms</caption><tr><th>Size</th><th>Price</th></tr><tr><td>L</td><td>9 <i>EUR</i></td></tr></table><p>after',
      ),
    ).toEqual(['# Rooms', '0.2 Size=L | Price=9 EUR', 'after']);
  });

  it('reads a table without header cells as rows without names', () => {
    expect(
      texts(
        '<table><tr><td>Monday<td>closed<tr><td>Tuesday<td>9:00 – 17:00<tr><td>Sunday<td>closed</table>',
      ),
    ).toEqual(['0.1 =Monday | =closed', '0.2 =Tuesday | =9:00 – 17:00', '0.3 =Sunday | =closed']);
    expect(
      texts('<table><tr><td>Course<td>Fee<tr><td>Yoga<td>$12<tr><td>Pilates<td>$14</table>'),
    ).toEqual(['0.2 Course=Yoga | Fee=$12', '0.3 Course=Pilates | Fee=$14']);
  });

  it('repeats merged cells and puts section titles into the rows below', () => {
    expect(
      texts(
        '<table><tr><th rowspan="2">Room<th colspan="2">Season</tr><tr><th>Low<th>High</tr><tr><td colspan="3">Main house</tr><tr><td>Attic<td>50<td>70</tr><tr><td>Cellar<td colspan="2">40</tr><tr><td colspan="3">Annex</tr><tr><td>Loft<td>60<td>80</tr></table>',
      ),
    ).toEqual([
      '0.4 Category=Main house | Room=Attic | Season – Low=50 | Season – High=70',
      '0.5 Category=Main house | Room=Cellar | Season – Low=40 | Season – High=40',
      '0.7 Category=Annex | Room=Loft | Season – Low=60 | Season – High=80',
    ]);
  });

  it('reads tables that only arrange a page as text', () => {
    expect(
      texts(
        '<table><tr><td><h2>About</h2><p>We mend shoes.</p></td><td><table><tr><td>Mon</td><td>9-5</td></tr><tr><td>Tue</td><td>9-6</td></tr></table></td></tr></table>',
      ),
    ).toEqual(['# About', 'We mend shoes.', '0.1 =Mon | =9-5', '0.2 =Tue | =9-6']);
  });

  it('joins a term with its definition', () => {
    expect(
      texts('<dl><dt>Phone</dt><dd>555 01</dd><dt>Do you ship?</dt><dd>Yes, daily.</dd></dl>'),
    ).toEqual(['Phone: 555 01', '# Do you ship?', 'Yes, daily.']);
  });

  it('keeps hours and labels on lines of their own and an address together', () => {
    expect(
      texts(
        '<p>Mill Lane 3<br>12345 Riverton</p><p>Phone: 555 01<br>Fax: 555 02</p><p>Mon 9:00–17:00<br>Tue closed</p>',
      ),
    ).toEqual([
      'Mill Lane 3, 12345 Riverton',
      'Phone: 555 01',
      'Fax: 555 02',
      'Mon 9:00–17:00',
      'Tue closed',
    ]);
  });

  it('takes a short first line in bold for a heading', () => {
    expect(
      texts('<p><b>Summer hours</b><br>Mon: 9:00–12:00</p><p><b>By car:</b> exit 8</p>'),
    ).toEqual(['# Summer hours', 'Mon: 9:00–12:00', 'By car: exit 8']);
  });

  it('leaves out menus of links, buttons and cookie banners', () => {
    expect(
      texts(
        '<div id="cookie-banner"><p>We use cookies.</p></div><ul><li><a href="/a">Home</a></li><li><a href="/b">Shop</a></li></ul><p>Hello <a class="btn btn-primary" href="/book">Book now</a></p><ul><li><a href="tel:555">Call us</a></li><li><a href="mailto:a@b.example">a@b.example</a></li></ul>',
      ),
    ).toEqual(['Hello', 'Call us', 'a@b.example']);
  });

  it('adds what structured data says beyond the visible text', () => {
    const data = {
      '@type': 'LocalBusiness',
      name: 'Shoe Mender',
      telephone: '+1 555 0100',
      email: 'hi@mender.example',
      openingHoursSpecification: [
        { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday'], opens: '09:00', closes: '17:00' },
        { dayOfWeek: 'https://schema.org/Saturday', opens: '10:00', closes: '12:00' },
      ],
    };
    const script = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
    expect(texts(`${script}<p>Write to hi@mender.example`)).toEqual([
      'Write to hi@mender.example',
      '# Shoe Mender',
      'Phone: +1 555 0100',
      'Monday – Wednesday: 09:00 – 17:00',
      'Saturday: 10:00 – 12:00',
    ]);
    expect(texts('<script type="application/ld+json">{broken</script><p>a b')).toEqual(['a b']);
  });

  it('bounds what hostile tables cost', () => {
    const spans = `<table>${'<tr><td colspan=1000000000 rowspan=1000000000>x</td><td>y</td></tr>'.repeat(2_000)}</table>`;
    expect(readHtml(spans).blocks.length).toBeLessThanOrEqual(2_000);
    const nested = `${'<table><tr><td>a<td>'.repeat(5_000)}deep`;
    expect(texts(nested).join(' ')).toContain('deep');
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
