import type { Block } from '#server/engine/ingest/document.ts';
import { moveToAfternoon } from './afternoon-times.ts';
import { inCountry } from './country-calendar.ts';
import { textsOf } from './document-texts.ts';
import type { Lexicon } from './lexicon.ts';
import { withLunchBreaks } from './lunch-breaks.ts';
import { withOwnerSentences } from './owner-sentences.ts';
import type { Schedule } from './schedule.ts';

/** What only the whole of a document tells about the hours that were read from it. */
export function finishSchedules({
  schedules: read,
  written,
  title,
  lexicon,
}: {
  schedules: Schedule[];
  written: readonly Block[];
  title: string;
  lexicon: Lexicon;
}): Schedule[] {
  const owned = withOwnerSentences({ schedules: read, written, lexicon });
  const schedules = withLunchBreaks({ schedules: owned, lexicon });
  if (lexicon.language !== 'en') return schedules;
  return inCountry({
    schedules: moveToAfternoon(schedules),
    texts: textsOf({ blocks: written, title }),
  });
}
