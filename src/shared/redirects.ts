/** Old and short addresses. The server answers them with a redirect, the browser's router follows the same table. */
export type Redirect = { to: string; permanent: boolean };

const moved: Record<string, Redirect> = {
  '/home': { to: '/', permanent: true },
  '/landing': { to: '/', permanent: true },
  '/login': { to: '/auth/login', permanent: true },
  '/documentation': { to: '/documentation/getting-started', permanent: false },
};

/** Targets are fixed, only the query travels along: an address can never send a visitor to another site. */
export function findRedirect({ path, search }: { path: string; search: string }): Redirect | null {
  const address = path.replace(/(?<=.)\/+$/, '');
  if (address === '/dashboard' || address.startsWith('/dashboard/')) return openDashboard(search);
  const target = Object.hasOwn(moved, address) ? moved[address] : undefined;
  return target ? { ...target, to: target.to + search } : null;
}

/** Two of the tabs that links still name live elsewhere now. Temporary, because the answer hangs on the query. */
function openDashboard(search: string): Redirect {
  const query = new URLSearchParams(search);
  const tab = query.get('tab');
  if (tab === 'billing') {
    query.delete('tab');
    return { to: withQuery('/app/settings', query), permanent: false };
  }
  if (tab === 'usage') {
    query.set('tab', 'chatbots');
    return { to: withQuery('/app', query), permanent: false };
  }
  return { to: `/app${search}`, permanent: false };
}

function withQuery(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query}` : path;
}
