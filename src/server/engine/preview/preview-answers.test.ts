import { describe, expect, test } from 'vitest';
import { previewAnswers } from './preview-answers.ts';

const page = (path: string, body: string) => ({
  url: `https://shop.test${path}`,
  title: `Page ${path}`,
  html: `<html><head><title>Page ${path}</title></head><body>${body}</body></html>`,
});
const faq = page(
  '/faq',
  `<h1>Questions</h1><details><summary>Do you repair leather bags?</summary><p>Yes, leather bags are repaired within a week.</p></details>
   <details><summary>Can I collect on Sundays?</summary><p>No, we are closed on Sundays.</p></details>`,
);
const prices = page(
  '/prices',
  '<h1>Prices</h1><table><tr><th>Repair</th><th>Price</th></tr><tr><td>Heels</td><td>$12</td></tr><tr><td>Zipper</td><td>$19</td></tr></table>',
);
const hours = page(
  '/visit',
  '<h1>Opening hours</h1><table><tr><td>Monday – Friday</td><td>9:00 – 17:00</td></tr><tr><td>Saturday</td><td>10:00 – 13:00</td></tr></table>',
);
const about = page(
  '/about',
  '<h1>About us</h1><p>Our family has worked with shoes since 1962.</p>',
);

const ask = (pages: ReturnType<typeof page>[], more = {}) =>
  previewAnswers({ pages, shown: [], most: 3, ...more });

describe('the answers shown of a website', () => {
  test('are of different kinds, each from the page that has it', async () => {
    const answers = await ask([about, faq, prices, hours]);
    expect(answers).toMatchObject(
      [
        { kind: 'faq', answer: /within a week/, source: { url: faq.url } },
        { kind: 'price', answer: /\$12/, source: { url: prices.url } },
        { kind: 'hours', answer: /9:00/, source: { url: hours.url } },
      ].map(({ answer, ...rest }) => ({ ...rest, answer: expect.stringMatching(answer) })),
    );
  });

  test('are fewer where a website says little', async () => {
    expect(await ask([about])).toEqual([]);
    expect(await ask([])).toEqual([]);
  });

  test('are several of a kind where there is only one', async () => {
    const answers = await ask([faq]);
    expect(answers.map(({ kind }) => kind)).toEqual(['faq', 'faq']);
  });

  test('keep the questions that were shown before', async () => {
    const shown = await ask([hours], { most: 1 });
    expect(shown.map(({ kind }) => kind)).toEqual(['hours']);
    const answers = await ask([about, faq, prices, hours], { shown });
    expect(answers.map(({ kind }) => kind)).toEqual(['hours', 'faq', 'price']);
  });

  test('are in the language of the website', async () => {
    const german = page(
      '/preise',
      `<h1>Preise</h1><p>Hier finden Sie die Preise für unsere Reparaturen, alle mit Mehrwertsteuer.</p>
       <table><tr><th>Reparatur</th><th>Preis</th></tr><tr><td>Absätze</td><td>12 €</td></tr><tr><td>Reißverschluss</td><td>19 €</td></tr></table>`,
    );
    expect((await ask([german]))[0]).toMatchObject({ question: 'Was kostet Absätze?' });
  });
});
