import { createContext, type ReactNode, useContext } from 'react';
import { hasPermission, type Permission, type Role } from '#shared/permissions.ts';

/** The demo is everyone's own. */
const RoleContext = createContext<Role | null>('owner');

/** What the signed-in person is in the workspace they work in. */
export function RoleProvider({ role, children }: { role: Role | null; children: ReactNode }) {
  return <RoleContext value={role}>{children}</RoleContext>;
}

/** Whether a screen offers something. The server decides for itself: this only keeps dead buttons away. */
export function useMay(permission: Permission): boolean {
  return hasPermission({ role: useContext(RoleContext), permission });
}
