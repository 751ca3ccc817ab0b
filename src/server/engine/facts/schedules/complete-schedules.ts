import type { Block } from '#server/engine/ingest/document.ts';
import { moveToAfternoon } from './afternoon-times.ts';
import { withCanadianDays } from './canadian-days.ts';
import { textsOf } from './document-texts.ts';
import type { Lexicon } from './lexicon.ts';
import { withOwnerSentences } from './owner-sentences.ts';
import type { Schedule } from './schedule.ts';

/** What only the whole document tells: the owner's own words, the half of the day and the country of a holiday. */
export function completeSchedules({
  schedules,
  written,
  title,
  lexicon,
}: {
  schedules: Schedule[];
  written: readonly Block[];
  title: string;
  lexicon: Lexicon;
}): Schedule[] {
  const quoted = withOwnerSentences({ schedules, written, lexicon });
  if (lexicon.language !== 'en') return quoted;
  const texts = textsOf({ blocks: written, title });
  return moveToAfternoon(withCanadianDays({ schedules: quoted, texts }));
}
