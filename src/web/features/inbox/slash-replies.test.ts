import { expect, test } from 'vitest';
import { fillName, findSlash, insertReply, matchReplies } from './slash-replies.ts';

const find = (text: string) => findSlash({ text, caret: text.length });

test('a slash opens the list at the start of a line only', () => {
  expect(find('/')).toEqual({ query: '', start: 0 });
  expect(find('/ho')).toEqual({ query: 'ho', start: 0 });
  expect(find('Hello\n/ho')).toEqual({ query: 'ho', start: 6 });
  expect(find('Open 9/17')).toBeNull();
  expect(find('see /menu')).toBeNull();
  expect(find('/hours are')).toBeNull();
  expect(findSlash({ text: '/hours', caret: 3 })).toEqual({ query: 'ho', start: 0 });
});

test('replies whose name begins with what is typed come before others that mention it', () => {
  const replies = [
    { id: '1', title: 'Directions', text: 'See our hours online.' },
    { id: '2', title: 'Hours', text: 'We open at nine.' },
    { id: '3', title: 'Refund', text: 'Within 14 days.' },
  ];
  const titles = (query: string) => matchReplies({ replies, query }).map(({ title }) => title);
  expect(titles('ho')).toEqual(['Hours', 'Directions']);
  expect(titles('')).toEqual(['Directions', 'Hours', 'Refund']);
  expect(titles('xyz')).toEqual([]);
});

test('a name is filled in, and left out without a gap where none is known', () => {
  expect(fillName({ text: 'Hi {name}, thanks {name}!', name: 'Dana' })).toBe(
    'Hi Dana, thanks Dana!',
  );
  expect(fillName({ text: 'Hi {name}, welcome.', name: null })).toBe('Hi, welcome.');
  expect(fillName({ text: 'Hi {name}!', name: '  ' })).toBe('Hi!');
});

test('the reply replaces the slash and what was typed after it', () => {
  const text = 'Hello\n/ho\nBye';
  const slash = { query: 'ho', start: 6 };
  expect(insertReply({ text, slash, reply: 'Nine to five.' })).toEqual({
    text: 'Hello\nNine to five.\nBye',
    caret: 19,
  });
});
