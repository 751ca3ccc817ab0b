import { QueryObserver } from '@tanstack/react-query';
import type { Profile } from '#shared/contract/accounts.ts';
import { queryClient } from '#web/state/query-client.ts';
import { fetchProfile } from './account-calls.ts';
import type { ProfileState } from './session-state.ts';

/** The profile of the person who is signed in, kept in the cache; returns how to stop. Loaded only once someone is. */
export function observeProfile({
  userId,
  onChange,
}: {
  userId: string;
  onChange: (state: ProfileState) => void;
}): () => void {
  const observer = new QueryObserver<Profile>(queryClient, {
    queryKey: profileKey(userId),
    queryFn: ({ signal }) => fetchProfile(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  function report() {
    const { data, error, isFetching } = observer.getCurrentResult();
    if (data) onChange({ status: 'ready', profile: data });
    else if (error && !isFetching) {
      onChange({ status: 'failed', error, retry: () => void observer.refetch() });
    } else onChange({ status: 'waiting' });
  }
  const stop = observer.subscribe(report);
  report();
  return () => {
    stop();
    // The next person at this browser must not meet this one's data.
    queryClient.clear();
  };
}

/** After a call that answered with the changed profile. */
export function storeProfile(profile: Profile): void {
  queryClient.setQueryData(profileKey(profile.id), profile);
}

/** After a call that changed it without saying how. */
export function refetchProfile(userId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: profileKey(userId) });
}

function profileKey(userId: string) {
  return ['profile', userId] as const;
}
