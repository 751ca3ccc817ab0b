/**
 * Addresses that have moved. The server answers them with a redirect and the browser's router follows the
 * same table, so that a link works alike whether it is typed or clicked. Targets are fixed and only the query
 * travels along: an address can never send a visitor to another site.
 */
export function findRedirect({
  pathname,
  search,
}: {
  pathname: string;
  search: string;
}): string | null {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  if (path === '/dashboard' || path.startsWith('/dashboard/')) return dashboardTarget(search);
  if (path === '/app' && new URLSearchParams(search).get('tab') === 'billing')
    return dashboardTarget(search);
  const target = movedTo.get(path);
  return target ? `${target}${search}` : null;
}

const movedTo = new Map([
  ['/home', '/'],
  ['/landing', '/'],
  ['/login', '/auth/login'],
  ['/documentation', '/documentation/getting-started'],
]);

/** Links still name two tabs the dashboard does not have: billing means the settings, usage the chatbots. */
function dashboardTarget(search: string): string {
  const query = new URLSearchParams(search);
  const tab = query.get('tab');
  if (tab === 'billing') {
    query.delete('tab');
    const rest = query.toString();
    return rest ? `/app/settings?${rest}` : '/app/settings';
  }
  if (tab === 'usage') {
    query.set('tab', 'chatbots');
    return `/app?${query}`;
  }
  return `/app${search}`;
}
