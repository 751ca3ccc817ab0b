import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import type { Section } from './sections.ts';
import { isUnlisted } from './unlisted.ts';

const unlisted = (ask: string, text: string, language: LanguageCode = 'en') =>
  isUnlisted({
    question: { text: ask, language },
    section: { heading: '', text } as Section,
    language,
  });

describe('isUnlisted', () => {
  it('is true for a list that leaves out what is asked for', () => {
    expect(unlisted('is the audio guide in German?', 'Guides in French and Italian.')).toBe(true);
    expect(unlisted('can I pay with PayPal', 'We take Visa and Mastercard.')).toBe(true);
    expect(unlisted('gibt es das auf Polnisch?', 'Auf Englisch und Französisch.', 'de')).toBe(true);
  });

  it('is false when the list has it, says that it is complete, or isn’t one', () => {
    expect(unlisted('is it in German?', 'In German and Italian.')).toBe(false);
    expect(unlisted('can I pay cash', 'Only Visa and Mastercard.')).toBe(false);
    expect(unlisted('do you ship to Spain', 'We ship to Germany.')).toBe(false);
    expect(unlisted('do you ship to Spain', 'To France, Italy and all of the EU.')).toBe(false);
  });
});
