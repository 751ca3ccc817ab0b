import { Link } from 'react-router';
import { brand } from '#shared/brand.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { Logo } from '#web/ui/logo.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { ThemeMenu } from './theme-menu.tsx';
import { UserMenu } from './user-menu.tsx';

/** What the header needs to know of the session; the layout that composes the page passes it in. */
export type HeaderVisitor =
  | { status: 'loading' | 'signed-out' }
  | { status: 'signed-in'; email: string };

type SiteHeaderProps = {
  visitor: HeaderVisitor;
  /** Sections of the page below, shown as links in the bar: only the landing page has them. */
  anchors: readonly { hash: `#${string}`; label: string }[];
  onSignOut: () => void;
};

export function SiteHeader({ visitor, anchors, onSignOut }: SiteHeaderProps) {
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-ground/90 backdrop-blur-md">
      <div className="mx-auto flex h-16 max-w-[1160px] items-center gap-1 px-4 sm:px-7">
        <Link to="/" className="flex min-h-11 items-center rounded-control">
          <Logo />
        </Link>
        <Badge tone="accent" className="ml-2.5 max-[439px]:hidden">
          {brand.tagline}
        </Badge>
        {anchors.length > 0 && (
          <nav aria-label="On this page" className="ml-6 hidden items-center lg:flex">
            {anchors.map((anchor) => (
              <a key={anchor.hash} href={anchor.hash} className={barLink}>
                {anchor.label}
              </a>
            ))}
          </nav>
        )}
        <div className="ml-auto flex items-center gap-1">
          <LanguageMenu />
          <ThemeMenu />
          {visitor.status === 'signed-in' ? (
            <>
              <Link
                to="/dashboard"
                className={buttonClassNames({
                  size: 'small',
                  className: 'ml-2 h-10 max-lg:hidden',
                })}
              >
                Dashboard
              </Link>
              <UserMenu email={visitor.email} onSignOut={onSignOut} />
            </>
          ) : (
            <SignedOutLinks waiting={visitor.status === 'loading'} />
          )}
          {visitor.status !== 'signed-in' && <MobileMenu anchors={anchors} />}
        </div>
      </div>
    </header>
  );
}

/**
 * Shown while the session is being asked for too, for visitors without script; but hidden, its room kept,
 * from someone who was signed in the last time.
 */
function SignedOutLinks({ waiting }: { waiting: boolean }) {
  return (
    <div
      className={`flex items-center gap-1 max-lg:hidden ${waiting ? '[[data-signed-in]_&]:invisible' : ''}`}
    >
      <Link to="/auth/login" className={barLink}>
        Sign In
      </Link>
      <Link
        to="/auth/signup"
        className={buttonClassNames({ size: 'small', className: 'ml-1 h-10 px-4' })}
      >
        Sign Up
      </Link>
    </div>
  );
}

const barLink =
  'flex min-h-11 items-center rounded-control px-3 text-[14.5px] text-ink-soft transition-colors duration-150 hover:text-ink';
