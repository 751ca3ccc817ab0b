/**
 * Addresses that have moved. The server answers them with a redirect and the browser's router follows the
 * same table, so that a link works alike whether it is typed or clicked.
 */
export function findRedirect({ pathname, search }: { pathname: string; search: string }): string | null {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  if (path === '/dashboard' || path.startsWith('/dashboard/')) return dashboardTarget(search);
  const target = movedTo.get(path);
  return target ? `${target}${search}` : null;
}

const movedTo = new Map([
  ['/home', '/'],
  ['/landing', '/'],
  ['/login', '/auth/login'],
  ['/documentation', '/documentation/getting-started'],
]);

/** `tab=billing` is not a tab of the dashboard: links of the landing page mean the settings. */
function dashboardTarget(search: string): string {
  const query = new URLSearchParams(search);
  if (query.get('tab') !== 'billing') return `/app${search}`;
  query.delete('tab');
  const rest = query.toString();
  return rest ? `/app/settings?${rest}` : '/app/settings';
}
