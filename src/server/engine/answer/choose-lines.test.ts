import { describe, expect, it } from 'vitest';
import { chooseLines } from './choose-lines.ts';
import type { LoadedPassage } from './passage-text.ts';
import type { RankedSection } from './rank-sections.ts';

/** A section of one line a sentence, and how near each is to the question. */
function ranked(lines: readonly (readonly [text: string, cosine: number])[], heading = '') {
  const passage: LoadedPassage = {
    id: 'p',
    documentId: 'd',
    title: 'notes.txt',
    text: lines.map(([text]) => text).join('\n'),
    sentences: lines.map(([text]) => ({ text })),
    place: {},
  };
  const indexes = lines.map((_, at) => at);
  return {
    section: {
      passage,
      heading,
      lastHeading: 0,
      headingAt: -1,
      lines: indexes.map((index) => [index]),
      sentences: indexes,
      text: passage.text,
    },
    sentences: lines.map(([, cosine]) => ({ cosine, coverage: 0, isOnTopic: false })),
    describes: () => 0,
    isRare: () => true,
  } as unknown as RankedSection;
}

const choose = (section: RankedSection, asksContact: boolean): number[] =>
  chooseLines({
    ranked: section,
    expected: [],
    advises: null,
    notice: null,
    asksContact,
    question: 'who do i write to about a broken gate',
    language: 'en',
  });

describe('chooseLines', () => {
  const directory = (near: number): RankedSection =>
    ranked([
      ['Tickets: visit@hill.example', 0.3],
      ['Repairs: fix@hill.example', near],
      ['Schools: schools@hill.example', 0.2],
    ]);

  it('says one line of a list of contacts, when it is clearly the nearest', () => {
    expect(choose(directory(0.5), true)).toEqual([1]);
    expect(choose(directory(0.32), true)).toEqual([0, 1, 2]);
    expect(choose(directory(0.5), false)).toEqual([0, 1, 2]);
  });

  it('says what to do when it has happened, together with the warning', () => {
    const section = ranked([
      ['Never put a wet battery on the charger.', 0.6],
      ['If that occurs: pull the plug and open the windows.', 0.2],
    ]);
    expect(choose(section, false)).toEqual([0, 1]);
  });

  it('never ends with a line that only announces the next one', () => {
    const long = 'x'.repeat(200);
    const section = ranked([
      [`First ${long}.`, 0.1],
      ['Write to the gardener:', 0.6],
      [`head@hill.example ${long} ${long}`, 0.1],
    ]);
    expect(choose(section, false).at(-1)).toBe(2);
  });

  it('keeps the line whose name is the heading of its section', () => {
    const section = ranked(
      [
        ['Meters: free after six.', 0.2],
        ['The lot across the street is $9.', 0.5],
      ],
      'Parking Meters',
    );
    expect(choose(section, false)).toEqual([0, 1]);
  });
});
