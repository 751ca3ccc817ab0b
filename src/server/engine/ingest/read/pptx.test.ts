import { expect, it } from 'vitest';
import { readPptx } from './pptx.ts';
import { createZip } from './testing/create-zip.ts';
import { showBlocks } from './testing/show-blocks.ts';

const paragraph = (text: string): string => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`;
const shape = (text: string, type = ''): string =>
  `<p:sp><p:nvSpPr><p:nvPr>${type && `<p:ph type="${type}"/>`}</p:nvPr></p:nvSpPr><p:txBody>${paragraph(text)}</p:txBody></p:sp>`;
const cell = (text: string): string => `<a:tc><a:txBody>${paragraph(text)}</a:txBody></a:tc>`;
const table = `<p:graphicFrame><a:tbl><a:tr>${cell('Room')}${cell('Price')}</a:tr><a:tr>${cell('Small')}${cell('$40')}</a:tr><a:tr>${cell('Large')}${cell('$90')}</a:tr></a:tbl></p:graphicFrame>`;

function presentation(slides: readonly string[]): Buffer {
  const ids = slides.map((_, at) => `<p:sldId id="${256 + at}" r:id="rId${at}"/>`).join('');
  const files: Record<string, string> = {
    'ppt/presentation.xml': `<p:presentation><p:sldIdLst>${ids}</p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': `<Relationships>${slides.map((_, at) => `<Relationship Id="rId${at}" Type="x/slide" Target="slides/slide${9 - at}.xml"/>`).join('')}</Relationships>`,
    'ppt/notesSlides/notesSlide1.xml': `<p:notes>${shape('Only for the speaker')}</p:notes>`,
  };
  for (const [at, slide] of slides.entries()) files[`ppt/slides/slide${9 - at}.xml`] = slide;
  return createZip(files);
}

it('reads titles, texts and tables of the slides in their order, a slide a page', () => {
  const { blocks, pages } = readPptx(
    presentation([
      `<p:sld>${shape('Meeting rooms', 'title')}${shape('Book two days ahead.')}</p:sld>`,
      `<p:sld show="0">${shape('An old offer')}</p:sld>`,
      `<p:sld>${table}</p:sld>`,
    ]),
  );
  expect(showBlocks(blocks)).toEqual([
    '# Meeting rooms',
    'Book two days ahead.',
    '0.2 Room=Small | Price=$40',
    '0.3 Room=Large | Price=$90',
  ]);
  expect(blocks.map(({ page }) => page)).toEqual([1, 1, 3, 3]);
  expect(pages).toBe(3);
});

it('refuses what is no presentation', () => {
  expect(() => readPptx(createZip({ 'xl/workbook.xml': '<a/>' }))).toThrow(
    expect.objectContaining({ code: 'wrong-type' }),
  );
});
