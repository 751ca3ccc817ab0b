import {
  CalendarDays,
  ChartColumn,
  Contact,
  House,
  Inbox,
  type LucideIcon,
  Settings,
} from 'lucide-react';
import type { PublicConfig } from '#shared/contract/config.ts';
import type { Permission } from '#shared/permissions.ts';

export type DashboardPlace = {
  /** Behind /app. */
  path: string;
  /** What someone must be allowed in order to open it. */
  permission: Permission;
  /** Only places that everyone needs have one; others are linked from the page they belong to. */
  entry?: PlaceEntry;
};

type PlaceEntry = {
  name: string;
  phoneName?: string;
  icon: LucideIcon;
  /** Phones have no room for all of them in their bar. */
  isUnderMore?: boolean;
  isInDemo: boolean;
  /** What the operator can turn off. */
  flag?: keyof PublicConfig['flags'];
};

/** The places of the dashboard: who may open them, and how people get there. */
export const dashboardPlaces: readonly DashboardPlace[] = [
  {
    path: '',
    permission: 'chatbots.read',
    entry: { name: 'Dashboard', phoneName: 'Home', icon: House, isInDemo: true },
  },
  {
    path: '/inbox',
    permission: 'conversations.read',
    entry: { name: 'Inbox', icon: Inbox, isInDemo: true },
  },
  {
    path: '/leads',
    permission: 'leads.read',
    entry: { name: 'Leads', icon: Contact, isInDemo: true },
  },
  {
    path: '/bookings',
    permission: 'conversations.read',
    entry: { name: 'Bookings', icon: CalendarDays, isUnderMore: true, isInDemo: false },
  },
  {
    path: '/analytics',
    permission: 'analytics.read',
    entry: { name: 'Analytics', icon: ChartColumn, isInDemo: true, flag: 'analytics' },
  },
  {
    path: '/settings',
    permission: 'usage.read',
    entry: { name: 'Settings', icon: Settings, isUnderMore: true, isInDemo: false },
  },
  { path: '/settings/', permission: 'settings.read' },
  { path: '/settings/team', permission: 'usage.read' },
  { path: '/settings/workspace', permission: 'chatbots.edit' },
  { path: '/checkout', permission: 'billing.edit' },
];

/** What an address asks for: the place with the longest beginning of it counts. */
export function findPermission(pathname: string): Permission {
  const fitting = dashboardPlaces.filter(({ path }) => pathname.startsWith(`/app${path}`));
  const [place] = fitting.sort((a, b) => b.path.length - a.path.length);
  return place?.permission ?? 'chatbots.read';
}
