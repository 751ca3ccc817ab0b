import type { Block } from '#server/engine/ingest/document.ts';
import { withHoursCells } from './hours-cells.ts';
import { joinDayLines } from './join-day-lines.ts';
import type { Lexicon } from './lexicon.ts';
import { writeSeasonDates } from './named-seasons.ts';
import { plainBlock } from './plain-blocks.ts';

/** The blocks of a document in the form that hours are read from. */
export function hoursBlocks({
  written,
  lexicon,
}: {
  written: readonly Block[];
  lexicon: Lexicon;
}): Block[] {
  const plain = written.map((block) => plainBlock(block, lexicon.language));
  const cleaned = withHoursCells({ blocks: joinDayLines({ blocks: plain, lexicon }), lexicon });
  return writeSeasonDates({ blocks: cleaned, lexicon });
}
