import { describe, expect, it } from 'vitest';
import { askLayout, leastCertainty } from './testing/layout.ts';
import { englishLayouts } from './testing/layouts-en.ts';
import { otherLayouts } from './testing/layouts-other.ts';

describe.each([...englishLayouts, ...otherLayouts])('answerSchedule for $name', (layout) => {
  it.each(layout.asks)('answers "%s"', (question, says, language) => {
    const answer = askLayout({ layout, question, language: language ?? layout.language ?? 'en' });
    const given = answer && answer.certainty >= leastCertainty ? answer.text : null;
    if (says === null) expect(given).toBeNull();
    else expect(given).toMatch(says);
  });
});
