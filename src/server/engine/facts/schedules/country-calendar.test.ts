import { expect, test } from 'vitest';
import { ask, linesOf } from './testing/schedule-fixture.ts';

const canadian = '# Shop\n12 Mill Lane, Truro, NS B2N 1A1\nMon-Sat 9-5\nThanksgiving: closed';

test('reads Thanksgiving in October where a document has a Canadian postal code', () => {
  expect(linesOf(canadian)).toEqual(['012345 9:00-17:00', 'thanksgiving-ca closed']);
  expect(ask({ text: canadian, question: 'are you open on october 11 2027?' })?.text).toMatch(
    /^No\b/,
  );
  expect(ask({ text: canadian, question: 'are you open on thanksgiving?' })?.text).toMatch(/^No\b/);
});

test('ends a season with the Thanksgiving of Canada', () => {
  const text = '# Farm\nMay 24 to Thanksgiving: Mon-Sat 10-6\nAll our prices are in CAD.';
  expect(linesOf(text)).toEqual(['012345 in 5/24..10/11 10:00-18:00']);
});

test('leaves Thanksgiving in November elsewhere', () => {
  expect(linesOf('# Shop\nMon-Sat 9-5\nMemorial Day, Thanksgiving: closed')).toEqual([
    '012345 9:00-17:00',
    'memorial-day,thanksgiving closed',
  ]);
});

const southern = `# Boat shed
Call us on +64 3 555 0142
Summer: Mon-Sun 9-7
Winter: Sat-Sun 10-4`;

test.each([
  ['are you open on wednesday 13 january 2027?', /^Yes\b/],
  ['are you open on wednesday 14 july 2027?', /^No\b/],
  ['what time do you close on saturdays in summer?', /\b7/],
])('reads the seasons of the southern hemisphere from a number: %s', (question, expected) => {
  expect(ask({ text: southern, question })?.text).toMatch(expected);
});

test('believes a document that explains its seasons with their months', () => {
  const text = `# Golf course
Winter (1 May – 31 August): daily 7-17
Range: in winter Sat-Sun 8-12`;
  expect(ask({ text, question: 'is the range open on saturday 17 july 2027?' })?.text).toMatch(
    /12/,
  );
});

test('keeps the seasons of the north everywhere else', () => {
  const text = '# Boat shed\nSummer: Mon-Sun 9-7\nWinter: Sat-Sun 10-4';
  expect(ask({ text, question: 'are you open on wednesday 14 july 2027?' })?.text).toMatch(
    /^Yes\b/,
  );
});
