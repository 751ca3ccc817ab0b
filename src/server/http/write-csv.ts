/** Rows as a file for spreadsheets, which would run a cell that begins like a formula: such cells get an apostrophe. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map(cell).join(','));
  // The mark tells spreadsheets that the text is UTF-8.
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/**
 * A spreadsheet set to another country separates cells by semicolons and takes our quotes for text, so a formula can
 * begin after each of these as well. Full-width signs count like the plain ones.
 */
const formulaStart = /(^|[;\t\r\n])(\s*)(?=[=+\-@|%＝＋－＠])/g;

/** The cell as it was before `writeCsv` made it safe. */
export const readCsvCell = (value: string): string =>
  value.replace(/(^|[;\t\r\n])'(\s*)(?=[=+\-@|%＝＋－＠])/g, '$1$2');

function cell(value: string): string {
  const safe = value.replace(formulaStart, "$1'$2");
  const guarded = /^[\t\r]/.test(safe) ? `'${safe}` : safe;
  return /[",;\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
