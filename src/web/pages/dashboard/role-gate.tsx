import type { ReactNode } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import type { Profile } from '#shared/contract/accounts.ts';
import { hasPermission, roleNames } from '#shared/permissions.ts';
import { openWorkspace } from '#web/features/team/workspace-menu.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { findPermission } from './dashboard-places.ts';

/** Lets through to a page, or says why not. Anyone who has only the inbox lands there. */
export function RoleGate({ profile, children }: { profile: Profile; children: ReactNode }) {
  const { pathname } = useLocation();
  const role = profile.workspace_role;
  if (!role) return <OnHold profile={profile} />;
  if (hasPermission({ role, permission: findPermission(pathname) })) return children;
  if (pathname === '/app') return <Navigate to="/app/inbox" replace />;
  return (
    <EmptyState
      kind="role"
      title="This is not part of your role"
      text={`Your role in this workspace is ${roleNames[role]}. Its owner or an admin can change that.`}
      action={
        <Link to="/app" className={buttonClassNames({ variant: 'secondary' })}>
          Back to your work
        </Link>
      }
    />
  );
}

function OnHold({ profile: { workspaces, workspace_id } }: { profile: Profile }) {
  const team = workspaces.find(({ id }) => id === workspace_id);
  const own = workspaces.find(({ role }) => role === 'owner');
  return (
    <EmptyState
      kind="role"
      title={team ? `${team.name} is on hold` : 'You are no longer in this team'}
      text={
        team
          ? 'Its plan does not include a team at the moment. Nothing is lost: ask its owner, and you are back as soon as it does.'
          : 'Ask its owner for a new invitation if you should be.'
      }
      action={
        own && <Button onClick={() => void openWorkspace(own.id)}>To my own workspace</Button>
      }
    />
  );
}
