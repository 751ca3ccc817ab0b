import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { brand } from '#shared/brand.ts';
import type { Profile } from '#shared/contract/accounts.ts';
import { planLabel } from '#web/features/accounts/plan-label.ts';
import { LanguageMenu } from '#web/features/shell/language-menu.tsx';
import { ThemeMenu } from '#web/features/shell/theme-menu.tsx';
import { UserMenu } from '#web/features/shell/user-menu.tsx';
import { WorkspaceMenu } from '#web/features/team/workspace-menu.tsx';
import { UsageCounters } from '#web/features/usage/usage-counters.tsx';
import { useUsage } from '#web/features/usage/use-usage.ts';
import { useDashboardPath } from '#web/lib/dashboard-path.tsx';
import { useMay } from '#web/state/permissions.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Logo, LogoMark } from '#web/ui/logo.tsx';
import { PlacesBar } from './places-bar.tsx';

type DashboardHeaderProps = {
  profile: Profile;
  /** The right end of the bar: who is signed in and how to leave. */
  account: ReactNode;
  /** The demo has no settings: nothing in it belongs to anyone. */
  hasSettings?: boolean;
};

/** Takes the place of the site's bar behind the sign-in. */
export function DashboardHeader({ profile, account, hasSettings = true }: DashboardHeaderProps) {
  const toDashboard = useDashboardPath();
  const usage = useUsage(profile.id);
  const seesUsage = useMay('usage.read');
  return (
    // The blur is on the row alone: it would tie the phone's bar to the header instead of the screen's bottom.
    <header className="sticky top-0 z-40 border-b border-line">
      <div className="flex h-16 items-center gap-1 bg-surface/95 px-4 backdrop-blur-md max-md:h-14 max-[359px]:px-2 sm:px-6">
        <Link
          to={toDashboard()}
          aria-label={brand.name}
          className="flex min-h-11 min-w-11 items-center rounded-control"
        >
          <LogoMark className="size-7 sm:hidden" />
          <Logo className="max-sm:hidden" />
        </Link>
        {seesUsage && (
          <Link
            to={toDashboard(hasSettings ? '/settings' : '')}
            className="flex min-h-11 min-w-0 items-center rounded-full sm:ml-3"
          >
            <Badge
              tone={profile.trial_days_left === null ? 'quiet' : 'warn'}
              className="min-w-0 max-[359px]:px-1.5"
            >
              <span className="truncate">{planLabel(profile)}</span>
            </Badge>
          </Link>
        )}
        <WorkspaceMenu profile={profile} />
        <div className="ml-auto flex min-w-0 items-center gap-1">
          {seesUsage && (
            <UsageCounters profile={profile} usage={usage} className="mr-3 max-lg:hidden" />
          )}
          <Link to="/documentation/getting-started" className={`${barLink} max-md:hidden`}>
            Help
          </Link>
          <span className="max-md:hidden">
            <LanguageMenu />
          </span>
          <ThemeMenu />
          {account}
        </div>
      </div>
      {seesUsage && (
        <div className="border-t border-line bg-surface px-6 py-1.5 max-md:hidden lg:hidden">
          <UsageCounters profile={profile} usage={usage} />
        </div>
      )}
      <PlacesBar
        isDemo={!hasSettings}
        usage={
          seesUsage && (
            <UsageCounters profile={profile} usage={usage} className="justify-between gap-3" />
          )
        }
      />
    </header>
  );
}

/** Who is signed in, for the bar's right end. */
export function SignedInAs({ email, onSignOut }: { email: string; onSignOut: () => void }) {
  return (
    <>
      <span className="ml-2 max-w-56 truncate text-[14.5px] text-ink-muted max-xl:hidden">
        {email}
      </span>
      <UserMenu email={email} onSignOut={onSignOut} />
      <Button
        variant="secondary"
        size="small"
        className="ml-1 h-10 max-md:hidden"
        onClick={onSignOut}
      >
        Sign Out
      </Button>
    </>
  );
}

const barLink =
  'flex min-h-11 items-center rounded-control px-2.5 text-[14.5px] text-ink-soft hover:text-ink';
