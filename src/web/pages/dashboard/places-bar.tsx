import { CircleEllipsis, LifeBuoy } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { Permission } from '#shared/permissions.ts';
import { useWaitingCount } from '#web/features/inbox/use-waiting-count.ts';
import { LanguageMenu } from '#web/features/shell/language-menu.tsx';
import { useDashboardPath } from '#web/lib/dashboard-path.tsx';
import { pageLanguage } from '#web/lib/page-language.ts';
import { useMay } from '#web/state/permissions.tsx';
import { usePublicConfig } from '#web/state/use-public-config.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { type DashboardPlace, dashboardPlaces } from './dashboard-places.ts';

type PlacesBarProps = {
  isDemo: boolean;
  /** What the plan allows and what is used; on a phone it is under More. */
  usage: ReactNode;
};

/** The rooms beside the two tabs: a row under the header, on a phone a bar at the thumb. */
export function PlacesBar({ isDemo, usage }: PlacesBarProps) {
  const flags = usePublicConfig()?.flags;
  const places = dashboardPlaces.flatMap(({ entry, ...place }) => {
    if (!entry || (isDemo && !entry.isInDemo)) return [];
    return entry.flag && flags?.[entry.flag] === false ? [] : [{ ...place, entry }];
  });
  return (
    <nav
      aria-label="Dashboard"
      className="border-t border-line bg-surface max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:pb-[env(safe-area-inset-bottom)]"
    >
      <div className="relative mx-auto flex max-w-[1160px] md:px-7">
        {places.map((place) => (
          <Allowed key={place.path} permission={place.permission}>
            <Place {...place} />
          </Allowed>
        ))}
        <More places={places.filter(({ entry }) => entry.isUnderMore)} usage={usage} />
      </div>
    </nav>
  );
}

type ShownPlace = Required<DashboardPlace>;

function Allowed({ permission, children }: { permission: Permission; children: ReactNode }) {
  return useMay(permission) ? children : null;
}

function Place({ path, entry }: ShownPlace) {
  const { pathname } = useLocation();
  const toDashboard = useDashboardPath();
  const { icon: Icon, name, phoneName, isUnderMore } = entry;
  const isCurrent = path
    ? pathname.startsWith(toDashboard(path))
    : pathname === toDashboard() || pathname.startsWith(toDashboard('/chatbots'));
  return (
    <Link
      to={toDashboard(path)}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(
        placeStyle,
        isUnderMore && 'max-md:hidden',
        isCurrent && 'text-ink max-md:text-accent md:border-accent',
      )}
    >
      <Icon aria-hidden className="size-[22px] md:hidden" />
      {phoneName ? (
        <>
          <span className="md:hidden">{phoneName}</span>
          <span className="max-md:hidden">{name}</span>
        </>
      ) : (
        name
      )}
      {path === '/inbox' && <WaitingBadge />}
    </Link>
  );
}

function WaitingBadge() {
  const waiting = useWaitingCount();
  if (waiting === 0) return null;
  return (
    <Badge
      tone="accent"
      className="max-md:absolute max-md:top-0.5 max-md:left-1/2 max-md:ml-1.5 max-md:h-5 max-md:px-1.5"
    >
      {waiting.toLocaleString(pageLanguage)} <span className="max-md:sr-only">waiting</span>
    </Badge>
  );
}

/** Phones only: what has no room in the bar. */
function More({ places, usage }: { places: readonly ShownPlace[]; usage: ReactNode }) {
  const id = useId();
  const whole = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const toDashboard = useDashboardPath();
  const close = () => setOpen(false);
  useEffect(() => {
    if (!isOpen) return;
    // A menu that is opened from here lies outside of it.
    const isInside = (target: EventTarget | null) =>
      target instanceof Element &&
      (whole.current?.contains(target) || target.closest('[role=menu]') !== null);
    const onPress = ({ target }: PointerEvent) => !isInside(target) && setOpen(false);
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false);
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);
  return (
    <div ref={whole} className="flex flex-1 md:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        className={placeStyle}
      >
        <CircleEllipsis aria-hidden className="size-[22px]" />
        More
      </button>
      {isOpen && (
        <div
          id={id}
          className="absolute inset-x-3 bottom-full mb-2 animate-rise rounded-card border border-line bg-surface p-3 text-ink shadow-raised"
        >
          {usage && <div className="border-b border-line px-3 pt-1 pb-3.5">{usage}</div>}
          <div className="flex flex-col pt-1">
            {places.map(({ path, permission, entry: { icon: Icon, name } }) => (
              <Allowed key={path} permission={permission}>
                <Link to={toDashboard(path)} onClick={close} className={entryStyle}>
                  <Icon aria-hidden className="size-5 text-ink-muted" /> {name}
                </Link>
              </Allowed>
            ))}
            <Link to="/documentation/getting-started" onClick={close} className={entryStyle}>
              <LifeBuoy aria-hidden className="size-5 text-ink-muted" /> Help
            </Link>
            <div className="flex min-h-12 items-center justify-between rounded-md px-3">
              Language <LanguageMenu />
            </div>
          </div>
        </div>
      )}
    </div>
  );
}

const placeStyle =
  'relative flex items-center whitespace-nowrap text-ink-muted -outline-offset-2 hover:text-ink ' +
  'max-md:min-h-15 max-md:flex-1 max-md:flex-col max-md:justify-center max-md:gap-0.5 max-md:text-[11.5px] max-md:font-[560] ' +
  'md:min-h-11 md:gap-2 md:border-b-2 md:border-transparent md:px-3.5 md:text-[14.5px] md:font-[560]';

const entryStyle = 'flex min-h-12 items-center gap-3 rounded-md px-3 text-base hover:bg-sunken';
