import type { Document, DocumentNote } from '#shared/contract/documents.ts';
import { pageLanguage } from '#web/lib/page-language.ts';
import { plural } from '#web/lib/plural.ts';

/** Where a document stands, in words, and how far its current stage is. */
export function describeProgress(
  document: Pick<
    Document,
    'state' | 'pages' | 'passages' | 'sentencesTotal' | 'sentencesEmbedded' | 'recognizing'
  >,
): { label: string; percent: number | null } {
  const { state, pages, passages, sentencesTotal: total, sentencesEmbedded: embedded } = document;
  const { recognizing } = document;
  switch (state) {
    case 'queued':
      return { label: 'Waiting to be read', percent: null };
    case 'reading':
      return recognizing
        ? {
            label: `Recognizing text · page ${recognizing.page.toLocaleString(pageLanguage)} of ${recognizing.pages.toLocaleString(pageLanguage)}`,
            percent: Math.round(((recognizing.page - 1) / recognizing.pages) * 100),
          }
        : { label: 'Reading', percent: null };
    case 'splitting':
      return {
        label: pages
          ? plural({
              count: pages,
              one: 'Splitting {count} page',
              other: 'Splitting {count} pages',
            })
          : 'Splitting',
        percent: null,
      };
    case 'embedding':
      return {
        label:
          total > 0
            ? `Indexing · ${embedded.toLocaleString(pageLanguage)} of ${plural({ count: total, one: '{count} sentence', other: '{count} sentences' })}`
            : 'Indexing',
        percent: total > 0 ? Math.round((embedded / total) * 100) : null,
      };
    case 'failed':
      return { label: 'Could not be read', percent: null };
    case 'ready':
      return {
        label: [
          pages && plural({ count: pages, one: '{count} page', other: '{count} pages' }),
          plural({ count: passages, one: '{count} passage', other: '{count} passages' }),
        ]
          .filter(Boolean)
          .join(' · '),
        percent: null,
      };
  }
}

export const noteTexts: Record<DocumentNote, string> = {
  'pages-without-text': 'Some pages have no readable text.',
  'text-looks-garbled': 'Parts of the text look garbled. Please check the preview.',
  'rows-uneven': 'Some rows have more or fewer cells than the first one.',
  'formulas-without-values':
    'Some formulas have no saved results. Open the file in a spreadsheet program, save it and upload it again.',
  'text-recognized': 'Read from pictures by text recognition (OCR).',
  'text-recognized-unsure':
    'Some words were hard to read. Open the document and check the marked ones; marked numbers are not used as facts.',
  'pages-not-recognized':
    'This file has more scanned pages than we can read at once. Split it and upload the rest as another file.',
  'attachments-not-read':
    "Some files attached to this email weren't read. Save them and upload them on their own.",
  'words-only': 'Found when a question uses its words, not by meaning.',
  'embedding-delayed': 'Already answering by words; indexing its meaning takes longer than usual.',
};
