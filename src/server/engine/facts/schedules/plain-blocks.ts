import type { Block } from '#server/engine/ingest/document.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { writeClosedSpan } from './closed-until-back.ts';
import { writeDayLetters, writeDayLettersOfCell } from './day-letters.ts';
import { writeEmptyDays } from './empty-days.ts';
import { withoutNoBreakRemark } from './no-break-remark.ts';
import { writePlainClosings } from './plain-closings.ts';
import { writePlainSentences } from './plain-sentences.ts';
import { writeTimesInDigits } from './spelled-times.ts';

/** Days, times and spans of closed days in the form that the rest of the reader knows. */
export function plainBlock(block: Block, language: LanguageCode): Block {
  if (block.kind !== 'row') return { ...block, text: plainText(block.text, language) };
  const cells = block.cells.map((cell) => {
    const value = writeColons(cell.value);
    return { ...cell, value: language === 'en' ? writeDayLettersOfCell(value) : value };
  });
  return { ...block, cells };
}

/** The same for a piece of text. */
export const plainText = (written: string, language: LanguageCode): string => {
  const text = writeColons(written.replace(mereNote, ''));
  return writePlainSentences(
    writeEmptyDays(
      writeTimesInDigits(
        withoutNoBreakRemark(
          language === 'en' ? writeDayLetters(writeClosedSpan(writePlainClosings(text))) : text,
        ),
        language,
      ),
      language,
    ),
    language,
  );
};

/** "Please note: closed on Fridays" names nothing that is closed. */
const mereNote =
  /^\s*(?:please note|note|notice|nb|important|attention|hinweis|achtung|bitte beachten|wichtig|nota|atención|importante|aviso|ojo|remarque|à noter|attenzione|atenção|let op|uwaga)\s?[:!]\s?(?=\p{L})/iu;

/** "0900-1730", but not "2019-2021". */
const writeColons = (text: string): string =>
  text.replace(fourDigits, (whole, ...[from = '', fromMinute = '', to = '', toMinute = '']) =>
    /^(?:19|20)$/.test(from) && /^(?:19|20)$/.test(to)
      ? whole
      : `${from}:${fromMinute}-${to}:${toMinute}`,
  );

const fourDigits =
  /(?<![\p{L}\d.,:/€£$-])([01]\d|2[0-3])([0-5][05])\s?(?:-|–|to|bis)\s?([01]\d|2[0-4])([0-5][05])(?:\s?h(?:rs|ours)?(?!\p{L}))?(?![\p{L}\d:/-]|[.,]\d)/gu;
