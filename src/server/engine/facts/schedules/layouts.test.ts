import { describe, expect, it } from 'vitest';
import { askLayout, leastCertainty } from './testing/layout.ts';
import { besideLayouts } from './testing/layouts-beside.ts';
import { closingLayouts } from './testing/layouts-closings.ts';
import { departmentLayouts } from './testing/layouts-departments.ts';
import { englishLayouts } from './testing/layouts-en.ts';
import { exceptionLayouts } from './testing/layouts-exceptions.ts';
import { lastTimeLayouts } from './testing/layouts-last-times.ts';
import { listLayouts } from './testing/layouts-lists.ts';
import { moreLayouts } from './testing/layouts-more.ts';
import { otherLayouts } from './testing/layouts-other.ts';
import { placeLayouts } from './testing/layouts-places.ts';
import { remarkLayouts } from './testing/layouts-remarks.ts';
import { seasonLineLayouts } from './testing/layouts-season-lines.ts';
import { seasonLayouts } from './testing/layouts-seasons.ts';
import { sentenceLayouts } from './testing/layouts-sentences.ts';
import { specialDayLayouts } from './testing/layouts-special-days.ts';
import { spokenLayouts } from './testing/layouts-spoken.ts';
import { unusualLayouts } from './testing/layouts-unusual.ts';

describe.each([
  ...closingLayouts,
  ...departmentLayouts,
  ...englishLayouts,
  ...lastTimeLayouts,
  ...listLayouts,
  ...exceptionLayouts,
  ...otherLayouts,
  ...moreLayouts,
  ...placeLayouts,
  ...remarkLayouts,
  ...seasonLayouts,
  ...seasonLineLayouts,
  ...sentenceLayouts,
  ...specialDayLayouts,
  ...spokenLayouts,
  ...besideLayouts,
  ...unusualLayouts,
])('answerSchedule for $name', (layout) => {
  it.each(layout.asks.map(([question, ...rest]) => ({ question, rest })))(
    'answers "$question"',
    ({ question, rest: [says, language = layout.language ?? 'en'] }) => {
      const answer = askLayout({ layout, question, language });
      const given = answer && answer.certainty >= leastCertainty ? answer.text : null;
      if (says === null) expect(given).toBeNull();
      else expect(given).toMatch(says);
    },
  );
});
