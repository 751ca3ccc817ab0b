import { useId } from 'react';
import { ApiError } from '#web/lib/api-error.ts';
import { NetworkErrorScreen } from '#web/pages/errors/network-error-screen.tsx';
import { SomethingWentWrongScreen } from '#web/pages/errors/something-went-wrong-screen.tsx';

/** Signed in, but the account could not be read. */
export function ProfileFailedScreen({ error, retry }: { error: Error; retry: () => void }) {
  const ownId = useId();
  if (error instanceof ApiError && error.code === 'network') return <NetworkErrorScreen />;
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return <SomethingWentWrongScreen errorId={requestId ?? ownId} onTryAgain={retry} />;
}
