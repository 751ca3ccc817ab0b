import { lazy, Suspense } from 'react';
import { useSession } from '#web/features/accounts/session.tsx';

const Helper = lazy(() => import('#web/features/helper/helper.tsx'));

/** On every page of whoever is signed in; guests do not even load it. */
export function HelperForMembers() {
  const { session } = useSession();
  if (session.status !== 'signed-in') return null;
  return (
    <Suspense>
      <Helper />
    </Suspense>
  );
}
