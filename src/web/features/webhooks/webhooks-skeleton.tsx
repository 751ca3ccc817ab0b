import { Card } from '#web/ui/card.tsx';
import { ListSkeleton } from '#web/ui/list-frame.tsx';

/** In a file of its own, because it's shown while the list's code is on its way. */
export function WebhooksSkeleton() {
  return (
    <Card>
      <ListSkeleton label="Loading the webhooks" />
    </Card>
  );
}
