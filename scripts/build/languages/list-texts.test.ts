import { expect, test } from 'vitest';
import { root } from '../../bootstrap.mjs';
import { listErrorTexts } from './list-texts.ts';

test('finds what the server says about files, websites, tests and calendars', () => {
  const texts = listErrorTexts(root).map(({ text }) => text);
  expect(texts).toEqual(
    expect.arrayContaining([
      'This file is too large. Split it into smaller files and upload those.',
      'The file is gone. Upload it again.',
      "We couldn't reach this website. Check the address, or try again later.",
      'It has only {said}, so it hardly answers anything.',
      'The wording is different.',
      'There is no calendar at this address.',
    ]),
  );
});
