import { useState } from 'react';
import type { WebhookEndpoint, WebhookWithSecret } from '#shared/contract/webhooks.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { useWebhooks } from './use-webhooks.ts';
import { WebhookCard } from './webhook-card.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhooksSkeleton } from './webhooks-skeleton.tsx';

/** Where a workspace's events go. Without the plan for it, what was made can be seen and deleted. */
export function WebhookList({ isIncluded }: { isIncluded: boolean }) {
  const { data, error, refetch } = useWebhooks();
  const [editing, setEditing] = useState<WebhookEndpoint | 'new' | null>(null);
  const [made, setMade] = useState<WebhookWithSecret | null>(null);
  if (error && !data) {
    return <LoadFailed title="The webhooks could not be loaded" error={error} retry={refetch} />;
  }
  if (!data) return <WebhooksSkeleton />;
  if (data.items.length === 0 && !isIncluded) return null;
  const add = <Button onClick={() => setEditing('new')}>Add webhook</Button>;
  return (
    <>
      {data.items.length === 0 && (
        <Card>
          <EmptyState
            kind="webhooks"
            title="No webhook yet"
            text="Send leads to your CRM, unanswered questions to Slack, or anything to Zapier and Make."
            action={add}
          />
        </Card>
      )}
      <div className="grid gap-4">
        {data.items.map((endpoint) => (
          <WebhookCard
            key={endpoint.id}
            endpoint={endpoint}
            isReadOnly={!isIncluded}
            onEdit={() => setEditing(endpoint)}
            onSecret={setMade}
          />
        ))}
      </div>
      {data.items.length > 0 && isIncluded && <div className="mt-4">{add}</div>}
      {editing && (
        <WebhookDialog
          endpoint={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
          onCreated={(created) => {
            setEditing(null);
            if (created.endpoint.format === 'standard') setMade(created);
          }}
        />
      )}
      {made && <SecretDialog made={made} onClose={() => setMade(null)} />}
    </>
  );
}
