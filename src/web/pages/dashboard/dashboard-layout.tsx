import { lazy, type ReactNode, Suspense } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { isSwitchedOff } from '#shared/switched-off.ts';
import { ConfirmEmailBanner } from '#web/features/accounts/confirm-email-banner.tsx';
import { useMember } from '#web/features/accounts/member.tsx';
import { useLeave } from '#web/features/accounts/use-leave.ts';
import { ConnectionNotice } from '#web/features/shell/connection-notice.tsx';
import { mainContentId, SkipLink } from '#web/features/shell/skip-link.tsx';
import { rememberedInvitation } from '#web/features/team/remembered-invitation.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { NotFoundScreen } from '#web/pages/errors/not-found-screen.tsx';
import { ScriptErrorBoundary } from '#web/pages/errors/script-error-boundary.tsx';
import { DataClientProvider, serverClient } from '#web/state/data-client.tsx';
import { RoleProvider } from '#web/state/permissions.tsx';
import { UnsentWorkProvider } from '#web/state/unsent-work.tsx';
import { usePublicConfig } from '#web/state/use-public-config.ts';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { Notice } from '#web/ui/notice.tsx';
import { DashboardHeader, SignedInAs } from './dashboard-header.tsx';
import { RoleGate } from './role-gate.tsx';
import { useRoleChanges } from './use-role-changes.ts';

// Should its file not come, the dashboard goes on without a sound instead of breaking.
const WaitingAlert = lazy(() =>
  import('./waiting-alert.tsx').catch(() => ({ default: () => null })),
);

export { DashboardErrorBoundary as ErrorBoundary } from './dashboard-error-boundary.tsx';

export function meta() {
  return pageMeta({ title: 'Dashboard', indexable: false });
}

export default function DashboardLayout() {
  const { profile } = useMember();
  const leave = useLeave();
  useRoleChanges(profile);
  return (
    <DataClientProvider client={serverClient}>
      <RoleProvider role={profile.workspace_role}>
        <SkipLink />
        <DashboardHeader
          profile={profile}
          account={<SignedInAs email={profile.email} onSignOut={leave} />}
        />
        <Suspense>
          <WaitingAlert userId={profile.id} />
        </Suspense>
        <ConnectionNotice />
        <main id={mainContentId} tabIndex={-1} className="outline-none">
          <div className="mx-auto max-w-[1160px] px-4 pb-16 max-md:pb-24 sm:px-7">
            <ConfirmEmailBanner profile={profile} className="mt-6" />
            <InvitationNotice className="mt-6" />
            <UnsentWorkProvider scope={`${profile.id}:${profile.workspace_id}`}>
              <RoleGate key={profile.workspace_id} profile={profile}>
                <FlagGate>
                  <ScriptErrorBoundary>
                    <Outlet />
                  </ScriptErrorBoundary>
                </FlagGate>
              </RoleGate>
            </UnsentWorkProvider>
          </div>
        </main>
      </RoleProvider>
    </DataClientProvider>
  );
}

/** Pages of what this installation has switched off don't exist. */
function FlagGate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const config = usePublicConfig();
  return config && isSwitchedOff({ pathname, flags: config.flags }) ? <NotFoundScreen /> : children;
}

/** For anyone who was invited, signed up and came here by way of the confirmation mail. */
function InvitationNotice({ className }: { className: string }) {
  if (!rememberedInvitation.read()) return null;
  return (
    <Notice
      className={className}
      title="You have been invited to a team"
      actions={
        <Link to="/invitation" className={buttonClassNames({ size: 'small' })}>
          See the invitation
        </Link>
      }
    />
  );
}
