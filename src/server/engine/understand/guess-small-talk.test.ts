import { describe, expect, it } from 'vitest';
import { guessSmallTalk } from './guess-small-talk.ts';

describe('guessing small talk in words that are only half known', () => {
  it.each([
    ['thanks a bundle captain, see ya', 'en', 'thanksGoodbye'],
    ['wicked, thanks for that chief', 'en', 'thanks'],
    ['hold up, are you a robot then?', 'en', 'about'],
    ['danke dir recht herzlich du', 'de', 'thanks'],
  ] as const)('reads “%s”', (message, language, kind) => {
    expect(guessSmallTalk(message, language)).toBe(kind);
  });

  it.each([
    'thanks, do you have parking',
    'hi, oat milk lattes',
    'thanks! any vegan options for six',
    'hello what about invoices',
    'parking',
    'bye bye birdie tickets for two adults and one child',
  ])('leaves “%s” to the documents', (message) => {
    expect(guessSmallTalk(message, 'en')).toBeNull();
  });
});
