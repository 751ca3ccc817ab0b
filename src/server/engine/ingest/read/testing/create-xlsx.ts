import { createZip } from './create-zip.ts';

/** A text, a number, or a number with the place of its format in `formats`. */
type TestCell = string | number | null | { number: number; format: number } | { xml: string };
type TestSheet = {
  name?: string;
  rows?: readonly (readonly TestCell[])[];
  merged?: readonly string[];
  state?: string;
  columns?: string;
  /** Instead of rows. */
  data?: string;
};

/** A workbook for tests. Formats are codes such as "0.00 €", or the number of a built-in one. */
export function createXlsx(
  sheets: readonly TestSheet[],
  {
    formats = [],
    settings = '',
  }: { formats?: readonly (string | number)[]; settings?: string } = {},
): Buffer {
  const texts: string[] = [];
  const write = (cell: TestCell, place: string): string => {
    if (cell === null) return '';
    if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
    if (typeof cell === 'string') {
      texts.push(cell);
      return `<c r="${place}" t="s"><v>${texts.length - 1}</v></c>`;
    }
    if ('xml' in cell) return cell.xml;
    return `<c r="${place}" s="${cell.format + 1}"><v>${cell.number}</v></c>`;
  };
  const parts = sheets.map(({ rows = [], merged = [], columns = '', data }) => {
    const lines = rows.map((cells, row) => {
      const written = cells.map((cell, at) =>
        write(cell, `${String.fromCharCode(65 + at)}${row + 1}`),
      );
      return `<row r="${row + 1}">${written.join('')}</row>`;
    });
    const areas = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
    return `<worksheet>${columns}<sheetData>${data ?? lines.join('')}</sheetData><mergeCells>${areas}</mergeCells></worksheet>`;
  });
  const codes = formats.flatMap((format, at) =>
    typeof format === 'string'
      ? [`<numFmt numFmtId="${164 + at}" formatCode="${escapeXml(format)}"/>`]
      : [],
  );
  const styles = formats.map(
    (format, at) => `<xf numFmtId="${typeof format === 'string' ? 164 + at : format}"/>`,
  );
  const relation = (id: string, type: string, target: string): string =>
    `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
  const files: Record<string, string> = {
    'xl/workbook.xml': `<workbook>${settings}<sheets>${sheets
      .map(
        ({ name, state }, at) =>
          `<sheet name="${escapeXml(name ?? `Sheet${at + 1}`)}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${parts
      .map((_, at) => relation(`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`))
      .join(
        '',
      )}${relation('t', 'sharedStrings', 'sharedStrings.xml')}${relation('s', 'styles', '/xl/styles.xml')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst>${texts.map((text) => `<si><t>${escapeXml(text)}</t></si>`).join('')}</sst>`,
    'xl/styles.xml': `<styleSheet><numFmts>${codes.join('')}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`,
  };
  for (const [at, part] of parts.entries()) files[`xl/worksheets/sheet${at + 1}.xml`] = part;
  return createZip(files);
}

const escapeXml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
