import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Document, DocumentTextResponse } from '#shared/contract/documents.ts';
import { useDataClient } from '#web/lib/data-client.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { getDocumentText } from './document-calls.ts';
import { FoundFacts } from './found-facts.tsx';

/** What the assistant found in a document, and its text page by page. */
export function TextDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const client = useDataClient();
  const [page, setPage] = useState(1);
  const { data, error } = useQuery({
    queryKey: ['document-text', document.id, document.updatedAt, page],
    queryFn: ({ signal }) => getDocumentText({ client, id: document.id, page, signal }),
    placeholderData: keepPreviousData,
  });
  const pages = data?.pages ?? 1;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      className="sm:w-[min(48rem,calc(100vw-2rem))]"
      title={document.name}
      description="What your chatbot reads in this document."
      footer={
        pages > 1 && (
          <div className="flex w-full items-center justify-between gap-3">
            <Button variant="secondary" disabled={page <= 1} onClick={() => setPage(page - 1)}>
              <ChevronLeft aria-hidden /> Previous
            </Button>
            <span aria-live="polite" className="text-sm text-ink-muted">
              Page {page} of {pages}
            </span>
            <Button variant="secondary" disabled={page >= pages} onClick={() => setPage(page + 1)}>
              Next <ChevronRight aria-hidden />
            </Button>
          </div>
        )
      }
    >
      {page === 1 && <FoundFacts document={document} />}
      <h3 className="mb-2 text-base font-[600]">Text</h3>
      {error ? (
        <Notice tone="bad" title="The text could not be loaded">
          {error.message}
        </Notice>
      ) : data ? (
        data.text.trim() ? (
          <PageText text={data.text} unsure={data.unsure} />
        ) : (
          <p className="text-ink-muted">There is no text on this page, perhaps only a picture.</p>
        )
      ) : (
        <div aria-busy className="grid gap-2.5">
          <span className="sr-only">Loading the text</span>
          <Skeleton />
          <Skeleton className="w-4/5" />
          <Skeleton className="w-3/5" />
        </div>
      )}
    </Dialog>
  );
}

/** The text of a page, with the words marked that text recognition was not sure of. */
function PageText({ text, unsure }: Pick<DocumentTextResponse, 'text' | 'unsure'>) {
  const parts: ReactNode[] = [];
  let after = 0;
  for (const { from, to } of unsure) {
    parts.push(
      text.slice(after, from),
      <mark key={from} className="rounded-[3px] bg-warn-soft px-0.5 text-warn">
        {text.slice(from, to)}
      </mark>,
    );
    after = to;
  }
  parts.push(text.slice(after));
  return (
    <>
      {unsure.length > 0 && (
        <Notice tone="warn" title="Please check the marked words" className="mb-3">
          They were hard to read in the picture. If one is wrong, correct it in the original, or add
          a curated answer, and upload the file again.
        </Notice>
      )}
      <p className="max-w-[70ch] text-[14.5px] break-words whitespace-pre-wrap">{parts}</p>
    </>
  );
}
