import { expect, test } from 'vitest';
import { searchSections, splitAtWords, splitQuery } from './search-sections.ts';

const pages = [
  {
    name: 'theming',
    title: 'Theming',
    sections: [
      { id: null, heading: 'Theming', text: 'How the chat looks on your site.' },
      { id: 'colours', heading: 'Colours', text: 'The launcher takes the primary color.' },
    ],
  },
  {
    name: 'deployment',
    title: 'Deployment',
    sections: [
      {
        id: 'csp',
        heading: 'Policies',
        text: `${'Long text. '.repeat(30)}The launcher don’t show.`,
      },
    ],
  },
];

const search = (query: string) =>
  searchSections({ pages, query }).map(({ name, id }) => [name, id]);

test('every word must be there, in the text or above it', () => {
  expect(search('launcher')).toEqual([
    ['theming', 'colours'],
    ['deployment', 'csp'],
  ]);
  expect(search('launcher COLOR')).toEqual([['theming', 'colours']]);
  expect(search('theming site')).toEqual([['theming', null]]);
  expect(search('launcher banana')).toEqual([]);
  expect(search('  ')).toEqual([]);
});

test('a heading counts more than a mention', () => {
  expect(search('colours')[0]).toEqual(['theming', 'colours']);
  expect(search('policies')).toEqual([['deployment', 'csp']]);
});

test('an excerpt shows what was found, also far down, and with either apostrophe', () => {
  const [hit] = searchSections({ pages, query: "don't" });
  expect(hit?.excerpt).toMatch(/^… .*The launcher don’t show\.$/);
});

test('what was searched for is told apart, signs taken as they are', () => {
  const words = splitQuery('color (');
  expect(splitAtWords({ text: 'A Color (red)', words })).toEqual([
    { text: 'A ', isHit: false },
    { text: 'Color', isHit: true },
    { text: ' ', isHit: false },
    { text: '(', isHit: true },
    { text: 'red)', isHit: false },
  ]);
});
