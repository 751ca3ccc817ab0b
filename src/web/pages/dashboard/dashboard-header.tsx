import { Link } from 'react-router';
import { brand } from '#shared/brand.ts';
import type { Profile } from '#shared/contract/accounts.ts';
import { planLabel } from '#web/features/accounts/plan-label.ts';
import { LanguageMenu } from '#web/features/shell/language-menu.tsx';
import { ThemeMenu } from '#web/features/shell/theme-menu.tsx';
import { UserMenu } from '#web/features/shell/user-menu.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Logo, LogoMark } from '#web/ui/logo.tsx';

type DashboardHeaderProps = { profile: Profile; onSignOut: () => void };

/** Takes the place of the site's bar behind the sign-in. */
export function DashboardHeader({ profile, onSignOut }: DashboardHeaderProps) {
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-surface/95 backdrop-blur-md">
      <div className="flex h-16 items-center gap-1 px-4 max-[359px]:px-2 sm:px-6">
        <Link
          to="/app"
          aria-label={brand.name}
          className="flex min-h-11 min-w-11 items-center rounded-control"
        >
          <LogoMark className="size-7 sm:hidden" />
          <Logo className="max-sm:hidden" />
        </Link>
        <Badge tone={profile.trial_days_left === null ? 'quiet' : 'warn'} className="sm:ml-3">
          {planLabel(profile)}
        </Badge>
        <div className="ml-auto flex min-w-0 items-center gap-1">
          <span className="max-[359px]:hidden">
            <LanguageMenu />
          </span>
          <ThemeMenu />
          <span className="ml-2 truncate text-[14.5px] text-ink-muted max-lg:hidden">
            {profile.email}
          </span>
          <UserMenu email={profile.email} onSignOut={onSignOut} />
          <Button
            variant="secondary"
            size="small"
            className="ml-1 h-10 max-md:hidden"
            onClick={onSignOut}
          >
            Sign Out
          </Button>
        </div>
      </div>
    </header>
  );
}
