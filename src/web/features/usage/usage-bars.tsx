import type { Profile } from '#shared/contract/accounts.ts';
import type { Usage } from '#shared/contract/usage.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { UsageBar } from '#web/ui/usage-bar.tsx';
import { limitFor } from './use-usage.ts';

export function UsageBars({ profile, usage }: { profile: Profile; usage: Usage | undefined }) {
  if (!usage) {
    return (
      <div aria-busy className="grid max-w-md gap-5">
        <span className="sr-only">Loading your usage</span>
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    );
  }
  return (
    <div className="grid max-w-md gap-5">
      <UsageBar
        label="Chatbots"
        used={usage.chatbots}
        limit={limitFor({ profile, resource: 'chatbot' })}
        warns={false}
      />
      <UsageBar
        label="Documents"
        used={usage.documents}
        limit={limitFor({ profile, resource: 'document' })}
      />
      <UsageBar
        label="Messages this month"
        used={usage.messagesThisMonth}
        limit={limitFor({ profile, resource: 'message' })}
      />
      {usage.apiCallsThisMonth > 0 && (
        <UsageBar label="API calls this month" used={usage.apiCallsThisMonth} limit={-1} />
      )}
    </div>
  );
}
