import { useState } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router';
import { ApiError, isUnreached } from '#web/lib/api-error.ts';
import { NetworkErrorScreen } from './network-error-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { SomethingWentWrongScreen } from './something-went-wrong-screen.tsx';

/** What a page shows in its own place when it breaks; the header around it stays usable. */
export function PageErrorBoundary() {
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  const [ownId] = useState(createErrorId);

  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  if (isUnreached(error)) return <NetworkErrorScreen />;
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return (
    <SomethingWentWrongScreen
      errorId={requestId ?? ownId}
      onTryAgain={() => navigate(location, { replace: true })}
    />
  );
}

/** Short enough to be read out on the phone. */
function createErrorId(): string {
  return crypto.randomUUID().slice(0, 8);
}
