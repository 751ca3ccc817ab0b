import type { Welcome } from '#web/features/landing/guest-welcome.ts';
import type { Member } from '#web/features/landing/user-state.ts';
import { findWelcome } from '#web/features/landing/welcome.ts';
import { fetchUsage } from '#web/features/usage/use-usage.ts';
import { serverClient } from '#web/state/data-client.tsx';

export type FindWelcome = (member: Omit<Member, 'usage'>) => Welcome;

/** The words for members and what this one has used. Usage that cannot be had is left unsaid. */
export async function prepareWelcome(userId: string): Promise<FindWelcome> {
  const usage = await fetchUsage({ client: serverClient, userId }).catch(() => null);
  return (member) => findWelcome({ ...member, usage });
}
