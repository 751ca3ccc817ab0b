import { useMutation } from '@tanstack/react-query';
import { Download, EllipsisVertical, FileText, Link2, RefreshCw, Trash2 } from 'lucide-react';
import { lazy, memo, Suspense, useRef, useState } from 'react';
import type { Document } from '#shared/contract/documents.ts';
import { listEndings } from '#shared/document-types.ts';
import { limits } from '#shared/limits.ts';
import { plural } from '#web/lib/plural.ts';
import { useDataClient } from '#web/state/data-client.tsx';
import { useMay } from '#web/state/permissions.tsx';
import { usePublicConfig } from '#web/state/use-public-config.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { DeferredMenu } from '#web/ui/deferred-menu.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { toast } from '#web/ui/toast.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import type { ChatbotName } from './chatbot-name.ts';
import { checkFile, describeBytes } from './check-file.ts';
import { DatesBadge } from './dates-badge.tsx';
import { DeleteDocumentDialog } from './delete-document-dialog.tsx';
import { describeProgress, noteTexts } from './describe-progress.ts';
import { fileAddress, replaceDocument, retryDocument } from './document-calls.ts';
import { NewVersionPrompt } from './new-version-prompt.tsx';
import { type ClosedGap, useSaveGapTests } from './use-closed-gaps.ts';
import { useRefreshDocuments } from './use-documents.ts';

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
          <StateBadge document={document} />
          <DatesBadge dates={document} />
        </p>
        <Progress document={document} />
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
              note === 'text-recognized' ? 'text-ink-muted' : 'text-warn',
            )}
          >
            {noteTexts[note]}
          </p>
        ))}
        {document.olderVersion && mayEdit && (
          <NewVersionPrompt document={document} older={document.olderVersion} />
        )}
        {closedGaps && <ClosedGaps documentId={document.id} gaps={closedGaps} />}
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
        {mayEdit && <RowMenu document={document} onOpen={setOpen} />}
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

type ClosedGapsProps = { documentId: string; gaps: readonly ClosedGap[] };

function ClosedGaps({ documentId, gaps }: ClosedGapsProps) {
  const saving = useSaveGapTests(documentId);
  const hasTests = usePublicConfig()?.flags.chatbotTesting !== false;
  const mayTest = useMay('answers.edit') && hasTests;
  return (
    <details className="mt-1 text-[13.5px]">
      <summary className="cursor-pointer text-good pointer-coarse:py-2.5">
        {plural({
          count: gaps.length,
          one: 'Now answers {count} question that had no answer before',
          other: 'Now answers {count} questions that had no answer before',
        })}
      </summary>
      <ul className="mt-1 list-disc pl-5 text-ink-soft">
        {gaps.map(({ question, chatbotId }) => (
          <li key={chatbotId + question} className="break-words">
            {question}
          </li>
        ))}
      </ul>
      {mayTest && (
        <Button
          variant="ghost"
          size="small"
          className="-ml-3"
          disabled={saving.isSuccess}
          busyLabel={saving.isPending && 'Saving...'}
          onClick={() =>
            saving.mutate(gaps, {
              onError: ({ message }) => toast.error({ title: 'Tests not saved', text: message }),
            })
          }
        >
          {saving.isSuccess ? 'Saved as tests' : length === 1 ? 'Save as test' : 'Save as tests'}
        </Button>
      )}
    </details>
  );
}

function StateBadge({ document }: { document: Document }) {
  if (document.state === 'ready') return <Badge tone="good">Ready</Badge>;
  if (document.state === 'failed') return <Badge tone="bad">Failed</Badge>;
  return <Badge tone="accent">In progress</Badge>;
}

function Progress({ document }: { document: Document }) {
  const { label, percent } = describeProgress(document);
  if (document.state === 'failed') {
    return (
      <p className="mt-0.5 text-[13.5px] text-bad">{document.failure?.message ?? `${label}.`}</p>
    );
  }
  const isWorking = document.state !== 'ready' && document.state !== 'queued';
  return (
    <div aria-live="polite">
      <p className="mt-0.5 text-[13.5px] text-ink-muted">{label}</p>
      {isWorking && (
        <div className="mt-1.5 max-w-xs">
          <ProgressBar
            label={`${document.name}: ${label}`}
            {...(percent === null ? {} : { value: percent })}
          />
        </div>
      )}
    </div>
  );
}

function RetryButton({ document }: { document: Document }) {
  const client = useDataClient();
  const refresh = useRefreshDocuments();
  const retry = useMutation({
    mutationFn: () => retryDocument({ client, id: document.id }),
    onSuccess: refresh,
    onError: (error) => toast.error({ title: 'That did not work', text: error.message }),
  });
  return (
    <Button
      variant="secondary"
      size="small"
      busyLabel={retry.isPending && 'Trying...'}
      onClick={() => retry.mutate()}
    >
      Try again
    </Button>
  );
}

type RowMenuProps = { document: Document; onOpen: (what: 'assign' | 'delete') => void };

function RowMenu({ document, onOpen }: RowMenuProps) {
  const client = useDataClient();
  const refresh = useRefreshDocuments();
  const download = client.link(fileAddress(document.id));
  const picker = useRef<HTMLInputElement>(null);
  const rules = usePublicConfig()?.upload ?? limits.upload;
  const replacement = useMutation({
    mutationFn: (file: File) => replaceDocument({ client, id: document.id, file }),
    onSuccess: () => {
      refresh();
      toast.success({ title: 'Document uploaded!', text: 'It is being read again.' });
    },
    onError: (error) => toast.error({ title: 'Upload failed', text: error.message }),
  });

  function replace(file: File | undefined): void {
    if (!file) return;
    const problem = checkFile({ file, rules });
    if (problem) toast.error({ title: 'Upload failed', text: problem });
    else replacement.mutate(file);
  }

  return (
    <>
      <input
        ref={picker}
        type="file"
        tabIndex={-1}
        aria-hidden
        accept={listEndings(rules.types).join(',')}
        className="hidden"
        onChange={({ target }) => {
          replace(target.files?.[0]);
          target.value = '';
        }}
      />
      <DeferredMenu
        trigger={
          <Button variant="ghost" size="icon" aria-label={`More for ${document.name}`}>
            <EllipsisVertical aria-hidden />
          </Button>
        }
      >
        {({ MenuItem, MenuSeparator }) => (
          <>
            <MenuItem onSelect={() => onOpen('assign')}>
              <Link2 aria-hidden /> Choose chatbots
            </MenuItem>
            {download && (
              <MenuItem asChild>
                <a href={download} download>
                  <Download aria-hidden /> Download
                </a>
              </MenuItem>
            )}
            {document.source === 'file' && (
              <MenuItem onSelect={() => picker.current?.click()}>
                {replacement.isPending ? <RefreshCw aria-hidden /> : <FileText aria-hidden />}{' '}
                Replace with a new file
              </MenuItem>
            )}
            <MenuSeparator />
            <MenuItem className="text-bad" onSelect={() => onOpen('delete')}>
              <Trash2 aria-hidden /> Delete
            </MenuItem>
          </>
        )}
      </DeferredMenu>
    </>
  );
}
