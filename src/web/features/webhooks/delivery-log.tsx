import { deliveryFailures, type WebhookDelivery } from '#shared/contract/webhooks.ts';
import { pageLanguage } from '#web/lib/page-language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.tsx';
import { findLabel } from './event-labels.ts';
import { useDeliveries, useSendByHand } from './use-webhooks.ts';

const states = {
  delivered: { tone: 'good', label: 'Delivered' },
  pending: { tone: 'warn', label: 'Will be tried again' },
  new: { tone: 'quiet', label: 'On its way' },
  failed: { tone: 'bad', label: 'Failed' },
} as const;

/** What was sent to one webhook, the newest first, with every attempt. Kept for 30 days. */
export function DeliveryLog({ id, isReadOnly }: { id: string; isReadOnly: boolean }) {
  const log = useDeliveries(id);
  const sending = useSendByHand(id);
  if (log.error) return <Notice tone="bad" title={log.error.message} />;
  if (!log.data) return <Skeleton className="h-24" />;
  const items = log.data.pages.flatMap((page) => page.items);
  const replay = (deliveryId: string) =>
    sending.mutate(deliveryId, { onSuccess: sayOutcome, onError: sayFailure });
  if (items.length === 0) {
    return <p className="py-2 text-ink-muted">Nothing was sent in the last 30 days.</p>;
  }
  return (
    <>
      <ul aria-label="Deliveries" className="divide-y divide-line">
        {items.map((delivery) => (
          <li key={delivery.id} className="flex flex-wrap items-start gap-x-4 gap-y-1.5 py-3">
            <div className="min-w-0 flex-1 basis-60">
              <p className="flex flex-wrap items-center gap-2">
                <span className="font-[560]" title={delivery.eventType}>
                  {findLabel(delivery.eventType)}
                </span>
                <StateBadge delivery={delivery} />
              </p>
              <p className="mt-1 text-[13px] text-ink-muted">
                <RelativeTime time={delivery.createdAt} />
                {describeAttempts(delivery)}
              </p>
              <details className="mt-1 text-[13px]">
                <summary className="min-h-6 cursor-pointer text-accent">What was sent</summary>
                <pre className="mt-1 max-h-56 overflow-auto rounded-control bg-sunken p-3 text-[12.5px] whitespace-pre-wrap break-all">
                  {JSON.stringify(JSON.parse(delivery.body), null, 2)}
                </pre>
              </details>
            </div>
            {!isReadOnly && (
              <Button
                variant="secondary"
                size="small"
                busyLabel={sending.variables === delivery.id && sending.isPending && 'Sending...'}
                onClick={() => replay(delivery.id)}
              >
                Send again
              </Button>
            )}
          </li>
        ))}
      </ul>
      {log.hasNextPage && (
        <Button
          variant="secondary"
          size="small"
          busyLabel={log.isFetchingNextPage && 'Loading...'}
          onClick={() => void log.fetchNextPage()}
        >
          Show older
        </Button>
      )}
    </>
  );
}

function StateBadge({ delivery: { state, attempts } }: { delivery: WebhookDelivery }) {
  const { tone, label } = states[state === 'pending' && attempts.length === 0 ? 'new' : state];
  return <Badge tone={tone}>{label}</Badge>;
}

export function sayOutcome({ attempts }: WebhookDelivery): void {
  const last = attempts.at(-1);
  if (last?.failure) {
    toast.error({ title: 'Not delivered', text: describeOutcome(last) });
  } else toast.success({ title: 'Delivered', text: `The receiver answered ${last?.status}.` });
}

export const sayFailure = (error: Error): void => void toast.error({ title: error.message });

/** What stands behind the time. */
function describeAttempts({ attempts, nextAttemptAt }: WebhookDelivery): string {
  const last = attempts.at(-1);
  if (!last) return '';
  const count = attempts.length === 1 ? '1 attempt' : `${attempts.length} attempts`;
  const next = nextAttemptAt
    ? ` · next ${new Date(nextAttemptAt).toLocaleString(pageLanguage, { dateStyle: 'medium', timeStyle: 'short' })}`
    : '';
  return ` · ${count} · ${describeOutcome(last)}${next}`;
}

function describeOutcome({ status, failure, durationMs }: WebhookDelivery['attempts'][number]) {
  if (!failure) return `Answered ${status} in ${durationMs} ms`;
  return status === null ? deliveryFailures[failure] : `Answered ${status}, which is not a success`;
}
