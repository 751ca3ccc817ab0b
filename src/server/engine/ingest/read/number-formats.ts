import { format } from 'numfmt';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { wordsOfEach } from '#server/engine/language/languages.ts';
import { findAttribute, localName, readMarkup } from './markup.ts';

/** What a file names only by number. Those with the viewer's own currency are left without one: it is not known. */
const builtIn: Record<number, string> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '#,##0',
  6: '#,##0',
  7: '#,##0.00',
  8: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  37: '#,##0;(#,##0)',
  38: '#,##0;(#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;(#,##0.00)',
  41: '#,##0',
  42: '#,##0',
  43: '#,##0.00',
  44: '#,##0.00',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
};
const shortDate = 14;
const shortDateTime = 22;

/** Excel shows these in the order its viewer is used to. In English that order differs, so the month is spelled out. */
const shortDates: Record<LanguageCode, string> = wordsOfEach(
  ({ resources }) => resources.shortDate,
);

/** Days between 1900, from which Excel counts, and 1904, from which old Macs did. */
const daysTo1904 = 1_462;

/** Writes the number of a cell as its style shows it: a date, a price, a percentage. */
export type ShowNumber = (cell: { value: number; style: number }) => string;

export function readNumberFormats({
  styles,
  language,
  from1904,
}: {
  styles: string;
  language: LanguageCode;
  from1904: boolean;
}): ShowNumber {
  const codes = readCodes(styles);
  return ({ value, style }) => {
    const id = codes.ofStyle[style] ?? 0;
    const own = codes.byId.get(id);
    const pattern = own ?? patternOf({ id, language });
    const isDate = id === shortDate || id === shortDateTime || isDatePattern(pattern);
    try {
      const shown = format(pattern, isDate && from1904 ? value + daysTo1904 : value, {
        locale: language,
        nbsp: false,
      });
      return shown.replace(/\s+/g, ' ').trim();
    } catch {
      return String(value);
    }
  };
}

function patternOf({ id, language }: { id: number; language: LanguageCode }): string {
  if (id === shortDate) return shortDates[language];
  if (id === shortDateTime) return `${shortDates[language]} h:mm`;
  return builtIn[id] ?? 'General';
}

const isDatePattern = (pattern: string): boolean =>
  /[dmyhs]/i.test(
    pattern.replace(
      /"[^"]{0,255}"|\\.|\[(?!h{1,9}\]|m{1,9}\]|s{1,9}\])[^\]]{0,255}\]|General/gi,
      '',
    ),
  );

function readCodes(styles: string): { byId: Map<number, string>; ofStyle: number[] } {
  const byId = new Map<number, string>();
  const ofStyle: number[] = [];
  let inCells = false;
  for (const token of readMarkup(styles, 'xml')) {
    if (token.type !== 'open' && token.type !== 'close') continue;
    const name = localName(token.name);
    if (name === 'cellXfs') inCells = token.type === 'open' && !token.closed;
    if (token.type !== 'open') continue;
    const id = Number(findAttribute(token.attributes, 'numFmtId') ?? 0);
    if (name === 'numFmt') byId.set(id, findAttribute(token.attributes, 'formatCode') ?? 'General');
    if (name === 'xf' && inCells) ofStyle.push(id);
  }
  return { byId, ofStyle };
}
