import { useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ApiError } from '#web/lib/api-error.ts';
import { pageAddress } from '#web/lib/page-language.ts';
import { PageErrorBoundary } from '#web/pages/errors/page-error-boundary.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { ErrorScreen } from '#web/ui/error-screen.tsx';

/** The dashboard itself broke, its header included: a plain link, because the router may be part of the trouble. */
export function DashboardErrorBoundary() {
  const error = useRouteError();
  const [ownId] = useState(() => crypto.randomUUID().slice(0, 8));
  if (isRouteErrorResponse(error)) return <PageErrorBoundary />;
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return (
    <main>
      <ErrorScreen
        illustration="robot"
        title="Dashboard Error"
        text="The dashboard stopped working. Everything you saved before is safe."
        reference={{ label: 'Error id', value: requestId ?? ownId }}
        actions={
          <>
            <Button size="large" onClick={() => window.location.reload()}>
              Reload Page
            </Button>
            <a
              href={pageAddress('/contact?topic=problem')}
              className={buttonClassNames({ variant: 'secondary', size: 'large' })}
            >
              Contact support
            </a>
          </>
        }
      />
    </main>
  );
}
