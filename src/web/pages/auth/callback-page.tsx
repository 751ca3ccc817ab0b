import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { exchangeCode } from '#web/features/accounts/account-calls.ts';
import {
  completeSignIn,
  describeCallbackFailure,
} from '#web/features/accounts/complete-sign-in.ts';
import { useSession } from '#web/features/accounts/session.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { ErrorScreen } from '#web/ui/error-screen.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

export { PageErrorBoundary as ErrorBoundary } from '#web/pages/errors/page-error-boundary.tsx';

export function meta() {
  return pageMeta({ title: 'Signing in', indexable: false });
}

/** Where confirmation mails and Google lead back to. */
export default function CallbackPage() {
  const { enter, reload, getSession } = useSession();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const started = useRef(false);

  useEffect(() => {
    // A code works once: running twice would report the second failure.
    if (started.current) return;
    started.current = true;
    const { search, hash, origin } = window.location;
    void completeSignIn({
      address: { query: new URLSearchParams(search), hash, origin },
      deps: { exchangeCode, enter, reloadSession: reload, getSession, wait },
    }).then((message) => {
      if (message === null) return navigate('/app', { replace: true });
      setFailure(message);
    });
  }, [enter, reload, getSession, navigate]);

  if (failure === null) return <Working />;
  const { title, illustration } = describeCallbackFailure(failure);
  return (
    <ErrorScreen
      illustration={illustration}
      title={title}
      text={failure}
      reference={{ label: 'Error code', value: 'AUTH_ERROR' }}
      actions={
        <>
          <Link to="/auth/login" className={buttonClassNames({ size: 'large' })}>
            Try Again
          </Link>
          <Link to="/" className={buttonClassNames({ variant: 'secondary', size: 'large' })}>
            Go Home
          </Link>
        </>
      }
    />
  );
}

function Working() {
  return (
    <div role="status" className="grid min-h-[60dvh] place-items-center">
      <p className="flex items-center gap-3 text-lg text-ink-soft">
        <Spinner className="size-5 text-accent" />
        Completing sign in...
      </p>
    </div>
  );
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
