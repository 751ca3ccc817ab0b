import { data, useLoaderData, useRevalidator } from 'react-router';
import type { OutboxMail } from '#shared/contract/accounts.ts';
import { listOutboxMails } from '#web/features/accounts/account-calls.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { splitLinks } from './split-links.ts';

export { PageErrorBoundary as ErrorBoundary } from '#web/pages/errors/page-error-boundary.tsx';

export function meta() {
  return pageMeta({ title: 'Outbox', indexable: false });
}

/** Without the devTools flag the server knows no such address, and neither does this page. */
export async function clientLoader(): Promise<OutboxMail[]> {
  try {
    return await listOutboxMails();
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw data(null, { status: 404 });
    throw error;
  }
}

/** For those who build the product: the mails that no mail server has taken. */
export default function OutboxPage() {
  const mails = useLoaderData<typeof clientLoader>();
  const { revalidate, state } = useRevalidator();
  return (
    <div className="mx-auto max-w-[760px] px-4 pt-10 sm:px-7">
      <div className="flex items-center justify-between gap-4">
        <h1 className="text-[28px]">Outbox</h1>
        <Button
          variant="secondary"
          size="small"
          busyLabel={state === 'loading' && 'Loading...'}
          onClick={() => void revalidate()}
        >
          Refresh
        </Button>
      </div>
      {mails.length === 0 ? (
        <EmptyState
          kind="mail"
          title="No mail yet"
          text="Sign up or ask for a reset link to see one here."
        />
      ) : (
        <ul className="mt-6 grid gap-4">
          {mails.map((mail) => (
            <li key={mail.id}>
              <Mail mail={mail} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Mail({ mail }: { mail: OutboxMail }) {
  return (
    <Card className="p-5">
      <h2 className="text-[17px]">{mail.subject}</h2>
      <p className="mt-1 text-sm text-ink-muted">
        To {mail.to} · <RelativeTime time={mail.createdAt} />
      </p>
      <p className="mt-4 border-t border-line pt-4 text-[14.5px] break-words whitespace-pre-wrap text-ink-soft">
        {splitLinks(mail.text).map(({ at, text, isLink }) =>
          isLink ? (
            <a key={at} href={text} className="text-accent underline underline-offset-4">
              {text}
            </a>
          ) : (
            text
          ),
        )}
      </p>
    </Card>
  );
}
