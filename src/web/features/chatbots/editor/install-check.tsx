import { Link } from 'react-router';
import { usePings } from '#web/features/chatbots/use-pings.ts';
import { useDashboardPath } from '#web/lib/dashboard-path.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { SectionCard } from './section-card.tsx';

type InstallCheckProps = { chatbotId: string; allowedDomains: readonly string[] };

/** The server notes which sites ask for the chat; this says which. */
export function InstallCheck({ chatbotId, allowedDomains }: InstallCheckProps) {
  const toDashboard = useDashboardPath();
  const { data: pings, error, isFetching, refetch } = usePings(chatbotId, { isWaiting: true });
  return (
    <SectionCard
      title="Install check"
      text="Open your site in another tab. This page notices when the chat shows up there."
      actions={
        <Button
          variant="secondary"
          size="small"
          busyLabel={isFetching && !pings && 'Checking...'}
          onClick={() => void refetch()}
        >
          Check now
        </Button>
      }
    >
      {pings && pings.length > 0 ? (
        <ul aria-live="polite" className="grid gap-2">
          {pings.map(({ origin, firstAt, lastAt, refused }) => (
            <li key={origin}>
              {refused ? (
                <Notice tone="bad" title={`This chat isn’t allowed on ${hostOf(origin)}`}>
                  It tried to load <RelativeTime time={lastAt} />. Allowed now:{' '}
                  {allowedDomains.join(', ') || 'other sites'}. Add the site under{' '}
                  <Link
                    to={toDashboard(`/chatbots/${chatbotId}/access`)}
                    className="text-accent underline"
                  >
                    Access
                  </Link>
                  .
                </Notice>
              ) : (
                <Notice tone="good" title={`Working on ${hostOf(origin)}`}>
                  First seen <RelativeTime time={firstAt} />, last seen{' '}
                  <RelativeTime time={lastAt} />.
                </Notice>
              )}
            </li>
          ))}
        </ul>
      ) : error ? (
        <Notice tone="info" title="The check is not available right now">
          {error.message}
        </Notice>
      ) : (
        <Notice title="Not detected yet">
          Is the snippet on the page, above {'</body>'}? Is the page published? An ad blocker or a
          cache in front of your site may also hold the script back.
        </Notice>
      )}
    </SectionCard>
  );
}

function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).host : origin;
}
