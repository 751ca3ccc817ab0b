const linesPerPage = 40;
const subjects = [
  'The device',
  'Your order',
  'The battery',
  'Our workshop',
  'The warranty',
  'A courier',
  'The display',
  'Each filter',
];
const verbs = [
  'must be checked',
  'is delivered',
  'can be replaced',
  'should be cleaned',
  'is covered',
  'may be returned',
  'needs charging',
];
const ends = [
  'within thirty days of purchase',
  'before the first use',
  'by our service team in the city',
  'with the tool in the box',
  'free of charge on weekdays',
  'after every second month of use',
];

/** A plain PDF of made-up sentences, about as dense as a manual: 40 lines a page in Helvetica. */
export function createPdf(pages: number): Buffer {
  const objects: string[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${Array.from({ length: pages }, (_, page) => `${4 + page * 2} 0 R`).join(' ')}] /Count ${pages} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  for (let page = 0; page < pages; page += 1) {
    const lines = Array.from(
      { length: linesPerPage },
      (_, line) => `(${sentence(page * linesPerPage + line)}) Tj T*`,
    );
    const content = `BT /F1 11 Tf 14 TL 60 760 Td ${lines.join(' ')} ET`;
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + page * 2} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
  }
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  file += offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

function sentence(number: number): string {
  const pick = (list: readonly string[], step: number): string =>
    list[Math.floor(number / step) % list.length] ?? '';
  return `${pick(subjects, 1)} ${number} ${pick(verbs, 8)} ${pick(ends, 56)}.`;
}
