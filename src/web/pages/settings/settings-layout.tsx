import {
  Building2,
  CircleUserRound,
  CreditCard,
  type LucideIcon,
  Tag,
  Users,
  Webhook,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import { useSectionInSight } from '#web/lib/use-section-in-sight.ts';
import { useMay } from '#web/state/permissions.tsx';

/** One page for each thing there is to set, and the way between them. */
export default function SettingsLayout() {
  const mayManage = useMay('settings.edit');
  const mayBuild = useMay('chatbots.edit');
  useSectionInSight();
  const row = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new page is brought into sight
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (link && row.current) row.current.scrollLeft = link.offsetLeft - 60;
  }, [pathname]);
  return (
    <>
      <h1 className="mt-7 text-[26px]">Settings</h1>
      <div className="mt-4 gap-x-10 lg:grid lg:grid-cols-[12.5rem_minmax(0,1fr)]">
        <nav aria-label="Settings" className="min-w-0 max-lg:border-b max-lg:border-line">
          <ul
            ref={row}
            className="flex gap-1 max-lg:relative max-lg:fading-row max-lg:overflow-x-auto lg:sticky lg:top-6 lg:flex-col"
          >
            <Page icon={CreditCard} to="/app/settings" name="Plan & billing" />
            {mayBuild && <Page icon={Building2} to="/app/settings/workspace" name="Workspace" />}
            <Page icon={Users} to="/app/settings/team" name="Team" />
            {mayManage && (
              <>
                <Page icon={Webhook} to="/app/settings/integrations" name="API & webhooks" />
                <Page icon={Tag} to="/app/settings/white-label" name="White-label" />
              </>
            )}
            <Page icon={CircleUserRound} to="/profile" name="Profile" />
          </ul>
        </nav>
        <div className="min-w-0 divide-y divide-line">
          <Outlet />
        </div>
      </div>
    </>
  );
}

function Page({ icon: Icon, to, name }: { icon: LucideIcon; to: string; name: string }) {
  return (
    <li className="shrink-0">
      <NavLink
        end
        to={to}
        className="flex min-h-11 items-center gap-2.5 rounded-control px-3 text-[15px] whitespace-nowrap text-ink-soft -outline-offset-2 transition-colors duration-150 hover:bg-sunken hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:font-[560] aria-[current=page]:text-accent max-lg:aria-[current=page]:rounded-b-none"
      >
        <Icon aria-hidden className="size-4 shrink-0" />
        {name}
      </NavLink>
    </li>
  );
}
