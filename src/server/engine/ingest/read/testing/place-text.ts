/** A PDF of one page for tests, each text at its own place: `[left, bottom, text]`, in the order given. */
export function placeText(
  texts: readonly (readonly [left: number, bottom: number, text: string])[],
  { size = 10 }: { size?: number } = {},
): Buffer {
  const stream = texts
    .map(
      ([left, bottom, text]) =>
        `BT /F1 ${size} Tf ${left} ${bottom} Td (${escapeSigns(text)}) Tj ET`,
    )
    .join('\n');
  const content = Buffer.from(stream, 'latin1');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer << /Root 1 0 R >>\n%%EOF`, 'latin1');
}

/** In the font's own encoding, where the euro has the place of a control character. */
const escapeSigns = (text: string): string =>
  text.replace(/[\\()]/g, (sign) => `\\${sign}`).replaceAll('€', '\x80');
