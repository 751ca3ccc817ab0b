import { useEffect, useRef } from 'react';
import type { Profile } from '#shared/contract/accounts.ts';
import { roleDescriptions, roleNames } from '#shared/permissions.ts';
import { refetchProfile } from '#web/features/accounts/observe-profile.ts';
import { subscribeToEvents } from '#web/state/dashboard-events.ts';
import { toast } from '#web/ui/toast.tsx';

/** A role that is changed while the dashboard is open shows at once: every screen asks the profile for it. */
export function useRoleChanges(profile: Profile): void {
  const { id, workspace_id: workspaceId, workspace_role: role } = profile;
  useEffect(
    () =>
      subscribeToEvents(({ type }) => {
        if (type === 'access') void refetchProfile(id);
      }),
    [id],
  );
  const before = useRef({ workspaceId, role });
  useEffect(() => {
    const isNew = before.current.workspaceId === workspaceId && before.current.role !== role;
    before.current = { workspaceId, role };
    if (!isNew || !role) return;
    toast.info({ title: `You are now ${roleNames[role]}`, text: roleDescriptions[role] });
  }, [workspaceId, role]);
}
