import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { brand } from '#shared/brand.ts';
import type { Profile } from '#shared/contract/accounts.ts';
import { planLabel } from '#web/features/accounts/plan-label.ts';
import { useWaitingCount } from '#web/features/inbox/use-waiting-count.ts';
import { LanguageMenu } from '#web/features/shell/language-menu.tsx';
import { ThemeMenu } from '#web/features/shell/theme-menu.tsx';
import { UserMenu } from '#web/features/shell/user-menu.tsx';
import { WorkspaceMenu } from '#web/features/team/workspace-menu.tsx';
import { UsageCounters } from '#web/features/usage/usage-counters.tsx';
import { useUsage } from '#web/features/usage/use-usage.ts';
import { useDashboardPath } from '#web/lib/dashboard-path.tsx';
import { useMay } from '#web/lib/permissions.tsx';
import { usePublicConfig } from '#web/lib/use-public-config.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Logo, LogoMark } from '#web/ui/logo.tsx';

type DashboardHeaderProps = {
  profile: Profile;
  /** The right end of the bar: who is signed in and how to leave. */
  account: ReactNode;
  /** The demo has no settings: nothing in it belongs to anybody. */
  hasSettings?: boolean;
};

/** Takes the place of the site's bar behind the sign-in. */
export function DashboardHeader({ profile, account, hasSettings = true }: DashboardHeaderProps) {
  const toDashboard = useDashboardPath();
  const usage = useUsage(profile.id);
  const seesUsage = useMay('usage.read');
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-surface/95 backdrop-blur-md">
      <div className="flex h-16 items-center gap-1 px-4 max-[359px]:px-2 sm:px-6">
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
            className="flex min-h-11 items-center rounded-full sm:ml-3"
          >
            <Badge tone={profile.trial_days_left === null ? 'quiet' : 'warn'}>
              {planLabel(profile)}
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
          <span className="max-[419px]:hidden">
            <LanguageMenu />
          </span>
          <ThemeMenu />
          {account}
        </div>
      </div>
      <div className="flex items-center gap-4 overflow-x-auto border-t border-line px-4 py-1.5 max-[419px]:gap-1 max-[419px]:pr-2 sm:px-6 lg:hidden">
        {seesUsage && (
          <UsageCounters profile={profile} usage={usage} className="max-[419px]:gap-3" />
        )}
        <Link to="/documentation/getting-started" className={`${barLink} ml-auto md:hidden`}>
          Help
        </Link>
        <span className="min-[420px]:hidden">
          <LanguageMenu />
        </span>
      </div>
      <PlacesBar hasSettings={hasSettings} />
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

/** The rooms beside the two tabs. */
function PlacesBar({ hasSettings }: { hasSettings: boolean }) {
  const waiting = useWaitingCount();
  const config = usePublicConfig();
  const { pathname } = useLocation();
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone the row scrolls, and where one is must be seen
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!current || !row.current) return;
    row.current.scrollLeft = current.offsetLeft + current.offsetWidth - row.current.clientWidth;
  }, [pathname, waiting]);
  const may = {
    build: useMay('chatbots.read'),
    talk: useMay('conversations.read'),
    seeLeads: useMay('leads.read'),
    analyse: useMay('analytics.read'),
    seeUsage: useMay('usage.read'),
  };
  return (
    <nav aria-label="Dashboard" className="border-t border-line">
      <div ref={row} className="relative mx-auto flex max-w-[1160px] overflow-x-auto px-1 sm:px-7">
        {may.build && <Place>Dashboard</Place>}
        {may.talk && (
          <Place to="/inbox">
            Inbox
            {waiting > 0 && (
              <Badge tone="accent" className="max-sm:px-2">
                {waiting.toLocaleString('en')} <span className="max-sm:sr-only">waiting</span>
              </Badge>
            )}
          </Place>
        )}
        {may.seeLeads && <Place to="/leads">Leads</Place>}
        {may.analyse && config?.flags.analytics !== false && (
          <Place to="/analytics">Analytics</Place>
        )}
        {may.seeUsage && hasSettings && <Place to="/settings">Settings</Place>}
      </div>
    </nav>
  );
}

/** Without a place of its own it is the dashboard's first page. */
function Place({ to, children }: { to?: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const toDashboard = useDashboardPath();
  const isCurrent = to
    ? pathname.startsWith(toDashboard(to))
    : pathname === toDashboard() || pathname.startsWith(toDashboard('/chatbots'));
  return (
    <Link
      to={toDashboard(to)}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(
        'flex min-h-11 items-center gap-2 border-b-2 border-transparent px-2.5 text-[14.5px] font-[560] sm:px-3.5 whitespace-nowrap text-ink-muted -outline-offset-2 hover:text-ink',
        isCurrent && 'border-accent text-ink',
      )}
    >
      {children}
    </Link>
  );
}

const barLink =
  'flex min-h-11 items-center rounded-control px-2.5 text-[14.5px] text-ink-soft hover:text-ink';
