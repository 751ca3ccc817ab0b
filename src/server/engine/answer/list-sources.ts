import type { ChatSource } from '#shared/chat-events.ts';
import type { LoadedPassage } from './passage-text.ts';
import { linkToSource } from './source-link.ts';
import type { WriterTask } from './writer.ts';

type Said = Pick<WriterTask, 'passages' | 'statements'>;

/** What the cited passages are and what was quoted from them, for the visitor to look at. */
export function listSources({
  cited,
  passages,
  statements,
}: Said & { cited: ReadonlySet<number> }): ChatSource[] {
  return [...cited]
    .sort((a, b) => a - b)
    .flatMap((number) => {
      const passage = passages[number - 1];
      return passage ? [toSource({ number, passage, statements })] : [];
    });
}

function toSource({
  passage,
  statements,
  number,
}: Pick<Said, 'statements'> & {
  number: number;
  passage: LoadedPassage;
}): ChatSource {
  const quoted = statements.filter(({ passages }) => passages.includes(number));
  const quotes = quoted.map(({ text }) => text);
  // Computed statements aren't in the document: the passage itself is what they rest on.
  const isQuote = quotes.every((text) => passage.text.includes(text));
  const url = linkToSource({ passage, quotes: isQuote ? quotes : [] });
  return {
    number,
    documentId: passage.documentId,
    title: passage.title,
    page: quoted[0]?.page ?? passage.place.page ?? null,
    row: passage.place.row ?? null,
    heading: passage.place.heading ?? null,
    quote: isQuote ? quotes.join(' … ') || passage.text : passage.text,
    ...(url && { url }),
  };
}
