import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { Document } from '#shared/contract/documents.ts';
import { saysQuote } from '#shared/says-quote.ts';
import { pageLanguage } from '#web/lib/page-language.ts';
import { useDataClient } from '#web/state/data-client.tsx';
import { useMay } from '#web/state/permissions.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CorrectionList } from './correction-list.tsx';
import { FoundFacts } from './found-facts.tsx';
import { Original, OriginalLinks, useOriginal } from './original-view.tsx';
import { TextPart } from './text-part.tsx';
import { useCorrections, useDocumentText } from './use-corrections.ts';
import { ValidityPanel } from './validity-panel.tsx';

type TextDialogProps = {
  document: Document;
  /** Opens the page that says this. */
  quote?: string | undefined;
  /** Opens the editor of a typed text. */
  onEdit?: (() => void) | undefined;
  onClose: () => void;
};

/** What the chatbot found in a document and its text, beside the original, for its owner to check and correct. */
export default function TextDialog({ document, quote, onEdit, onClose }: TextDialogProps) {
  const [chosen, setPage] = useState<number | null>(quote ? null : 1);
  const { data, error } = useDocumentText({ id: document.id, page: chosen, quote });
  const page = chosen ?? data?.page ?? 1;
  const [isShown, setIsShown] = useState(() => matchMedia('(min-width: 64rem)').matches);
  const original = useOriginal({ document, page });
  const isBeside = original !== null && isShown;
  const pages = data?.pages ?? 1;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      className={
        isBeside ? 'sm:w-[min(84rem,calc(100vw-2rem))]' : 'sm:w-[min(48rem,calc(100vw-2rem))]'
      }
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
      <div className="mb-5 flex flex-wrap gap-2 empty:hidden">
        {onEdit && document.source === 'text' && (
          <Button variant="secondary" size="small" onClick={onEdit}>
            Edit text
          </Button>
        )}
        <OriginalLinks
          document={document}
          url={data?.url ?? null}
          view={
            original === null
              ? null
              : { address: original, isShown, onToggle: () => setIsShown(!isShown) }
          }
        />
      </div>
      <div className={classNames('grid gap-6', isBeside && 'lg:grid-cols-2')}>
        {isBeside && <Original document={document} address={original} />}
        <div className="min-w-0">
          {(chosen === 1 || (quote === undefined && page === 1)) && (
            <>
              <ValidityPanel document={document} />
              <FoundFacts document={document} />
            </>
          )}
          <Corrections documentId={document.id} />
          <h3 className="text-base font-[600]">Text</h3>
          {error ? (
            <Notice tone="bad" className="mt-2" title="The text could not be loaded">
              {error.message}
            </Notice>
          ) : data ? (
            <Parts document={document} text={data} quote={chosen === null ? quote : undefined} />
          ) : (
            <div aria-busy className="mt-2 grid gap-2.5">
              <span className="sr-only">Loading the text</span>
              <Skeleton />
              <Skeleton className="w-4/5" />
              <Skeleton className="w-3/5" />
            </div>
          )}
        </div>
      </div>
    </Dialog>
  );
}

type PartsProps = {
  document: Document;
  text: NonNullable<ReturnType<typeof useDocumentText>['data']>;
  quote: string | undefined;
};

function Parts({ document, text: { page, parts, url }, quote }: PartsProps) {
  const sought =
    quote === undefined
      ? -1
      : parts.findIndex((part) => saysQuote({ text: part.text ?? part.original, quote }));
  const mayEdit = useMay('documents.edit');
  const isDemo = useDataClient().link('/') === null;
  const isTyped = document.source === 'text';
  if (parts.length === 0) {
    return (
      <p className="mt-2 text-ink-muted">There is no text on this page, perhaps only a picture.</p>
    );
  }
  return (
    <>
      {parts.some(({ unsure }) => unsure.length > 0) && (
        <Notice tone="warn" title="Please check the marked words" className="mt-2">
          They were hard to read in the picture. Press the check mark if a passage is right, or the
          pencil to correct it. Until then, your chatbot doesn't mention the marked numbers.
        </Notice>
      )}
      {mayEdit && !isTyped && !isDemo && (
        <p className="mt-1 mb-2 text-ink-muted">
          If something was read wrong, or shouldn't be used in answers, correct it here.
        </p>
      )}
      <ul aria-label="Text" className="mt-2 grid gap-1">
        {parts.map((part, at) => (
          <TextPart
            // biome-ignore lint/suspicious/noArrayIndexKey: the same words may come twice, and their order stays
            key={`${page}.${at}.${part.key}`}
            documentId={document.id}
            page={page}
            part={part}
            url={url}
            mayCorrect={mayEdit && !isTyped && !isDemo}
            mayDate={mayEdit && !isDemo}
            isSought={at === sought}
          />
        ))}
      </ul>
    </>
  );
}

/** Those of this document, with the ones whose text it no longer has. */
function Corrections({ documentId }: { documentId: string }) {
  const query = { documentId };
  const { data } = useCorrections(query);
  const [isOpen, setIsOpen] = useState(false);
  if (!data?.total) return null;
  const lost = data.items.filter(({ state }) => state === 'not-found').length;
  return (
    <details
      className="mb-6 border-b border-line pb-4"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="cursor-pointer text-base font-[600] pointer-coarse:py-2">
        Corrections ({data.total.toLocaleString(pageLanguage)})
        {lost > 0 && <span className="font-normal text-warn"> · {lost} no longer found</span>}
      </summary>
      {isOpen && <CorrectionList query={query} />}
    </details>
  );
}
