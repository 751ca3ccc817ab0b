import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { isSwitchedOff } from '#shared/switched-off.ts';
import { usePublicConfig } from '#web/lib/use-public-config.ts';
import { NotFoundScreen } from '#web/pages/errors/not-found-screen.tsx';

/** Pages of what this installation has switched off don't exist. */
export function FlagGate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const config = usePublicConfig();
  return config && isSwitchedOff({ pathname, flags: config.flags }) ? <NotFoundScreen /> : children;
}
