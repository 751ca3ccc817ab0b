import { useState } from 'react';
import type { WebhookEndpoint, WebhookWithSecret } from '#shared/contract/webhooks.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.tsx';
import { DeliveryLog, sayFailure, sayOutcome } from './delivery-log.tsx';
import { eventLabels } from './event-labels.ts';
import {
  useDeleteWebhook,
  useRotateSecret,
  useSendByHand,
  useUpdateWebhook,
} from './use-webhooks.ts';

type WebhookCardProps = {
  endpoint: WebhookEndpoint;
  /** Where the plan lacks webhooks: to look at and to delete. */
  isReadOnly: boolean;
  onEdit: () => void;
  onSecret: (made: WebhookWithSecret) => void;
};

const whyOff = {
  gone: 'The receiver said that it no longer exists (410), so it was switched off.',
  failing: 'Nothing got through for three days, so it was switched off.',
};

export function WebhookCard({ endpoint, isReadOnly, onEdit, onSecret }: WebhookCardProps) {
  const { id, name, url, events, active, disabledReason } = endpoint;
  const [isLogOpen, setLogOpen] = useState(false);
  const [asked, setAsked] = useState<'rotate' | 'delete' | null>(null);
  const test = useSendByHand(id);
  const update = useUpdateWebhook(id);

  function sendTest() {
    const onSuccess = (delivery: Parameters<typeof sayOutcome>[0]) => {
      sayOutcome(delivery);
      setLogOpen(true);
    };
    test.mutate(null, { onSuccess, onError: sayFailure });
  }

  function toggle() {
    const title = active ? 'Webhook switched off' : 'Webhook switched on';
    const onSuccess = () => toast.success({ title });
    update.mutate({ active: !active }, { onSuccess, onError: sayFailure });
  }

  return (
    <Card className="p-5">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="text-[17px]">{name}</h3>
        {endpoint.format === 'slack' && <Badge>Slack</Badge>}
        <Badge tone={active ? 'good' : 'quiet'}>{active ? 'On' : 'Off'}</Badge>
      </div>
      <p className="mt-1 text-sm break-all text-ink-muted">{url}</p>
      <p className="mt-2 text-sm text-ink-soft">
        {events.map((type) => eventLabels[type]).join(' · ')}
      </p>
      {disabledReason && !active && (
        <Notice tone="warn" className="mt-3">
          {whyOff[disabledReason]}
        </Notice>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {!isReadOnly && (
          <>
            <Button
              variant="secondary"
              size="small"
              busyLabel={test.isPending && 'Sending...'}
              onClick={sendTest}
            >
              Send a test
            </Button>
            <Button variant="secondary" size="small" onClick={onEdit}>
              Change
            </Button>
            <Button variant="secondary" size="small" onClick={toggle}>
              {active ? 'Switch off' : 'Switch on'}
            </Button>
            <Button variant="secondary" size="small" onClick={() => setAsked('rotate')}>
              New secret
            </Button>
          </>
        )}
        <Button
          variant="secondary"
          size="small"
          aria-expanded={isLogOpen}
          onClick={() => setLogOpen(!isLogOpen)}
        >
          {isLogOpen ? 'Hide log' : 'Show log'}
        </Button>
        <Button
          variant="secondary"
          size="small"
          className="text-bad"
          onClick={() => setAsked('delete')}
        >
          Delete
        </Button>
      </div>
      {isLogOpen && (
        <div className="mt-4 border-t border-line pt-2">
          <DeliveryLog id={id} isReadOnly={isReadOnly} />
        </div>
      )}
      {asked === 'rotate' && (
        <RotateDialog endpoint={endpoint} onClose={() => setAsked(null)} onSecret={onSecret} />
      )}
      {asked === 'delete' && <DeleteDialog endpoint={endpoint} onClose={() => setAsked(null)} />}
    </Card>
  );
}

type AskProps = { endpoint: WebhookEndpoint; onClose: () => void };

function RotateDialog({
  endpoint,
  onClose,
  onSecret,
}: AskProps & Pick<WebhookCardProps, 'onSecret'>) {
  const rotation = useRotateSecret(endpoint.id);
  const rotate = () =>
    rotation.mutate(undefined, {
      onSuccess: (made) => {
        onClose();
        onSecret(made);
      },
      onError: sayFailure,
    });
  return (
    <ConfirmDialog
      title={`A new secret for ${endpoint.name}?`}
      text="For a day messages carry two signatures, one of each secret. Change the receiver in that time."
      verb="Make a new secret"
      isHarmless
      busyLabel={rotation.isPending && 'Making...'}
      onConfirm={rotate}
      onClose={onClose}
    />
  );
}

function DeleteDialog({ endpoint, onClose }: AskProps) {
  const deletion = useDeleteWebhook(endpoint.id);
  const remove = () =>
    deletion.mutate(undefined, {
      onSuccess: () => {
        toast.success({ title: 'Webhook deleted', text: endpoint.name });
        onClose();
      },
      onError: sayFailure,
    });
  return (
    <ConfirmDialog
      title={`Delete ${endpoint.name}?`}
      text="Nothing is sent to it any more, and its log goes with it."
      verb="Delete webhook"
      busyLabel={deletion.isPending && 'Deleting...'}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
