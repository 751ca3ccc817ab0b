/** Rows as a file for spreadsheets, which would run a cell that begins like a formula: such cells get an apostrophe. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map(cell).join(','));
  // The mark tells spreadsheets that the text is UTF-8.
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function cell(value: string): string {
  const safe = /^\s*[=+\-@\t\r|%]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
