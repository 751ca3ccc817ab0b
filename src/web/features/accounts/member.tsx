import { createContext, type ReactNode, useContext } from 'react';
import type { Profile, SessionUser } from '#shared/contract/accounts.ts';

export type Member = { user: SessionUser; profile: Profile };

const MemberContext = createContext<Member | null>(null);

/** Around pages behind the sign-in: in there a user and a profile always exist. */
export function MemberProvider({ member, children }: { member: Member; children: ReactNode }) {
  return <MemberContext value={member}>{children}</MemberContext>;
}

export function useMember(): Member {
  const member = useContext(MemberContext);
  if (!member) throw new Error('useMember needs a page behind the sign-in');
  return member;
}
