import { useMutation } from '@tanstack/react-query';
import type { Document } from '#shared/contract/documents.ts';
import { ServerText } from '#web/lib/server-text.tsx';
import { useDataClient } from '#web/state/data-client.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { toast } from '#web/ui/toast.tsx';
import { describeProgress } from './describe-progress.ts';
import { retryDocument } from './document-calls.ts';
import { useRefreshDocuments } from './use-documents.ts';

/** How far reading is, or why it failed. */
export function DocumentProgress({ document }: { document: Document }) {
  const { label, percent } = describeProgress(document);
  if (document.state === 'failed') {
    return (
      <p className="mt-0.5 text-[13.5px] text-bad">
        {document.failure ? <ServerText>{document.failure.message}</ServerText> : `${label}.`}
      </p>
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

export function DocumentStateBadge({ document }: { document: Document }) {
  if (document.state === 'ready') return <Badge tone="good">Ready</Badge>;
  if (document.state === 'failed') return <Badge tone="bad">Failed</Badge>;
  return <Badge tone="accent">In progress</Badge>;
}

export function RetryButton({ document }: { document: Document }) {
  const client = useDataClient();
  const refresh = useRefreshDocuments();
  const retry = useMutation({
    mutationFn: () => retryDocument({ client, id: document.id }),
    onSuccess: refresh,
    onError: (error) => toast.error({ title: 'That failed', text: error.message }),
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
