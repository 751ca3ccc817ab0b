import { lazy, memo, Suspense, useState } from 'react';
import type { Document, DocumentNote } from '#shared/contract/documents.ts';
import { useMay } from '#web/state/permissions.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import type { ChatbotName } from './chatbot-name.ts';
import { describeBytes } from './check-file.ts';
import { ClosedGapList } from './closed-gap-list.tsx';
import { DatesBadge } from './dates-badge.tsx';
import { DeleteDocumentDialog } from './delete-document-dialog.tsx';
import { noteTexts } from './describe-progress.ts';
import { DocumentMenu } from './document-menu.tsx';
import { DocumentProgress, DocumentStateBadge, RetryButton } from './document-progress.tsx';
import { NewVersionPrompt } from './new-version-prompt.tsx';
import type { ClosedGap } from './use-closed-gaps.ts';

/** What needs nothing from the owner. */
const calmNotes: readonly DocumentNote[] = ['text-recognized', 'words-only'];

const TextDialog = lazy(() => import('./text-dialog.tsx'));

type DocumentRowProps = {
  document: Document;
  chatbots: readonly ChatbotName[];
  /** Questions that went unanswered before, and that this file answers today. */
  closedGaps?: readonly ClosedGap[] | undefined;
  /** Opens the editor of a typed text. */
  onEdit?: ((id: string) => void) | undefined;
};

/** Kept as drawn while others come: a list may hold thousands. */
export const DocumentRow = memo(function DocumentRow({
  document,
  chatbots,
  closedGaps,
  onEdit,
}: DocumentRowProps) {
  const [open, setOpen] = useState<'text' | 'assign' | 'delete' | null>(null);
  const used = chatbots.filter(({ id }) => document.chatbotIds.includes(id));
  const close = () => setOpen(null);
  const canRead = document.passages > 0 || document.state === 'ready';
  const mayEdit = useMay('documents.edit');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 [contain-intrinsic-size:auto_6rem] [content-visibility:auto]">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-[600] wrap-anywhere">{document.name}</span>
          <DocumentStateBadge document={document} />
          <DatesBadge dates={document} />
        </p>
        <DocumentProgress document={document} />
        <p className="mt-0.5 text-[13px] wrap-anywhere text-ink-muted">
          {describeBytes(document.bytes)} ·{' '}
          {(onEdit || document.state === 'ready') && (
            <>
              {onEdit ? 'saved' : 'read'} <RelativeTime time={document.updatedAt} /> ·{' '}
            </>
          )}
          {used.length > 0 ? (
            `used by ${used.map(({ name }) => name).join(', ')}`
          ) : (
            <span className="text-warn">not used by any chatbot</span>
          )}
        </p>
        {document.notes.map((note) => (
          <p
            key={note}
            className={classNames(
              'mt-1 text-[13px]',
              calmNotes.includes(note) ? 'text-ink-muted' : 'text-warn',
            )}
          >
            {noteTexts[note]}
          </p>
        ))}
        {document.olderVersion && mayEdit && (
          <NewVersionPrompt document={document} older={document.olderVersion} />
        )}
        {closedGaps && <ClosedGapList documentId={document.id} gaps={closedGaps} />}
      </div>
      <div className="flex items-center gap-1">
        {document.state === 'failed' && mayEdit && <RetryButton document={document} />}
        {canRead && (
          <Button
            variant="secondary"
            size="small"
            aria-label={`Open ${document.name}`}
            onClick={() => setOpen('text')}
          >
            Open
          </Button>
        )}
        {mayEdit && onEdit && (
          <Button
            variant="secondary"
            size="small"
            aria-label={`Edit ${document.name}`}
            onClick={() => onEdit(document.id)}
          >
            Edit
          </Button>
        )}
        {mayEdit && <DocumentMenu document={document} onOpen={setOpen} />}
      </div>
      {open === 'text' && (
        <Suspense>
          <TextDialog document={document} onClose={close} />
        </Suspense>
      )}
      {open === 'assign' && (
        <AssignDialog document={document} chatbots={chatbots} onClose={close} />
      )}
      {open === 'delete' && (
        <DeleteDocumentDialog document={document} usedBy={used} onClose={close} />
      )}
    </li>
  );
});
