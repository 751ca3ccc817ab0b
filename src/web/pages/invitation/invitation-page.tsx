import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { InvitationResponse } from '#shared/contract/team.ts';
import { roleDescriptions, roleNames } from '#shared/permissions.ts';
import { useSession } from '#web/features/accounts/session.tsx';
import { rememberedInvitation } from '#web/features/team/remembered-invitation.ts';
import { acceptInvitation, showInvitation } from '#web/features/team/team-calls.ts';
import { pageAddress } from '#web/lib/page-language.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { AuthCard } from '#web/pages/auth/auth-card.tsx';
import { queryClient } from '#web/state/query-client.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export { PageErrorBoundary as ErrorBoundary } from '#web/pages/errors/page-error-boundary.tsx';

export function meta() {
  return pageMeta({ title: 'Invitation', indexable: false });
}

/** Where the link of an invitation leads. Its secret stands behind the #, which no server and no other site sees. */
export default function InvitationPage() {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const given = location.hash.slice(1);
    if (given) rememberedInvitation.write(given);
    setToken(given || (rememberedInvitation.read() ?? ''));
  }, []);
  if (token === null) return <Waiting />;
  if (!token) return <NoUse text="Please open the link in the email again." />;
  return (
    <QueryClientProvider client={queryClient}>
      <Invitation token={token} />
    </QueryClientProvider>
  );
}

function Invitation({ token }: { token: string }) {
  const { data, error } = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => showInvitation({ token, signal }),
  });
  const { session } = useSession();
  if (error) return <NoUse text={error.message} />;
  if (!data || session.status === 'loading') return <Waiting />;
  const { workspaceName, invitedBy, role } = data;
  return (
    <AuthCard
      title={`Join ${workspaceName}`}
      text={
        <>
          {invitedBy ?? 'Its owner'} invites you. Your role: <strong>{roleNames[role]}</strong>.{' '}
          {roleDescriptions[role]}
        </>
      }
    >
      {session.status === 'signed-in' ? (
        <Accept token={token} invitation={data} email={session.user.email} />
      ) : (
        <SignInFirst invitation={data} />
      )}
    </AuthCard>
  );
}

function Accept({
  token,
  email,
  invitation,
}: {
  token: string;
  invitation: InvitationResponse;
  email: string;
}) {
  const { signOut } = useSession();
  const accepting = useMutation({
    mutationFn: () => acceptInvitation(token),
    onSuccess() {
      rememberedInvitation.write(null);
      location.assign(pageAddress('/app'));
    },
  });
  if (email !== invitation.email) {
    return (
      <Notice
        tone="warn"
        title={`This invitation is for ${invitation.email}`}
        actions={
          <Button variant="secondary" size="small" onClick={() => void signOut()}>
            Sign out
          </Button>
        }
      >
        You are signed in as {email}. Sign out, then come back with the other address.
      </Notice>
    );
  }
  return (
    <>
      {accepting.error && (
        <Notice tone="bad" className="mb-5">
          {accepting.error.message}
        </Notice>
      )}
      <Button
        className="w-full"
        busyLabel={accepting.isPending && 'Joining...'}
        onClick={() => accepting.mutate()}
      >
        Accept the invitation
      </Button>
    </>
  );
}

function SignInFirst({ invitation: { email, hasAccount } }: { invitation: InvitationResponse }) {
  const back = '?redirect=%2Finvitation';
  const signUp = { to: `/auth/signup${back}`, label: 'Create an account' };
  const signIn = { to: `/auth/login${back}`, label: 'Sign in' };
  const [first, second] = hasAccount ? [signIn, signUp] : [signUp, signIn];
  return (
    <>
      <p className="text-ink-soft">
        Continue with <strong className="break-all">{email}</strong>: the invitation is for this
        address.
      </p>
      <div className="mt-5 flex flex-col gap-2">
        <Link to={first.to} className={buttonClassNames({ className: 'w-full' })}>
          {first.label}
        </Link>
        {!hasAccount && (
          <Link
            to={second.to}
            className={buttonClassNames({ variant: 'ghost', className: 'w-full' })}
          >
            {second.label}
          </Link>
        )}
      </div>
    </>
  );
}

function NoUse({ text }: { text: string }) {
  return (
    <AuthCard title="This invitation does not work">
      <p className="text-ink-soft">{text}</p>
      <Link
        to="/app"
        onClick={() => rememberedInvitation.write(null)}
        className={buttonClassNames({ variant: 'secondary', className: 'mt-5' })}
      >
        To my dashboard
      </Link>
    </AuthCard>
  );
}

function Waiting() {
  return (
    <AuthCard title="Your invitation">
      <Skeleton className="h-24" />
    </AuthCard>
  );
}
