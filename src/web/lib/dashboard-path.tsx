import { createContext, type ReactNode, useContext } from 'react';

const DashboardBaseContext = createContext('/app');

/** The dashboard stands at two places, /app and the demo. Its links lead to where the visitor already is. */
export function DashboardPathProvider({ base, children }: { base: string; children: ReactNode }) {
  return <DashboardBaseContext value={base}>{children}</DashboardBaseContext>;
}

/** `toDashboard('/inbox')` is the inbox's address here. */
export function useDashboardPath(): (rest?: string) => string {
  const base = useContext(DashboardBaseContext);
  return (rest = '') => `${base}${rest}`;
}
