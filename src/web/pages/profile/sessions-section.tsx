import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ActiveSession } from '#shared/contract/accounts.ts';
import {
  endOtherSessions,
  endSessionById,
  listSessions,
} from '#web/features/accounts/account-calls.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { toast } from '#web/ui/toast.tsx';
import { ProfileSection } from './profile-section.tsx';
import { sessionsKey } from './sessions-key.ts';

export function SessionsSection() {
  const list = useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => listSessions(signal),
  });
  const sessions = list.data ?? [];
  return (
    <ProfileSection
      title="Active sessions"
      text="Where you are signed in. End what you do not recognize, then change your password."
    >
      <div className="rounded-card border border-line bg-surface">
        <ListFrame
          list={list}
          loadingLabel="Loading your sessions"
          failedTitle="The list could not be loaded"
          isEmpty={false}
          empty={null}
        >
          <ul className="divide-y divide-line">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        </ListFrame>
      </div>
      {sessions.some((session) => !session.current) && <EndOthersButton />}
    </ProfileSection>
  );
}

function SessionRow({ session }: { session: ActiveSession }) {
  const end = useEnding(() => endSessionById(session.id));
  const device = nameDevice(session.device);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3.5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-[560]">
          {device}
          {session.current && <Badge tone="good">This device</Badge>}
        </p>
        <p className="mt-0.5 text-sm text-ink-muted">
          Last used <RelativeTime time={session.lastUsedAt} />
          {session.ipHint && ` · ${session.ipHint}`}
        </p>
      </div>
      {!session.current && (
        <Button
          variant="secondary"
          size="small"
          aria-label={`End the session on ${device}`}
          busyLabel={end.isPending && 'Ending...'}
          onClick={() => end.mutate()}
        >
          End
        </Button>
      )}
    </li>
  );
}

function EndOthersButton() {
  const end = useEnding(endOtherSessions);
  return (
    <Button
      variant="ghost"
      className="mt-3 -ml-2 text-bad"
      busyLabel={end.isPending && 'Ending...'}
      onClick={() => end.mutate()}
    >
      End all other sessions
    </Button>
  );
}

function useEnding(mutationFn: () => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => queries.invalidateQueries({ queryKey: sessionsKey }),
    onError: (error) => toast.error({ title: 'The session was not ended', text: error.message }),
  });
}

/** The server names devices in English. */
function nameDevice(device: string): string {
  const [browser, system] = device.split(' on ');
  if (browser && system) return `${browser} on ${system}`;
  return device === 'Unknown device' ? 'Unknown device' : device;
}
