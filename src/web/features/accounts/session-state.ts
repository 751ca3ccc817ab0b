import type { Profile, SessionUser } from '#shared/contract/accounts.ts';

/** Who is using the app, as far as this tab knows. */
export type Session =
  | { status: 'loading' }
  | { status: 'signed-out'; reason: SignedOutReason }
  | { status: 'signed-in'; user: SessionUser };

/**
 * none: no one was signed in · unreachable: the server could not be asked · left: signed out in this tab ·
 * left-elsewhere: in another tab · ended: the server no longer knows the session.
 */
export type SignedOutReason = 'none' | 'unreachable' | 'left' | 'left-elsewhere' | 'ended';

/** The account of the person who is signed in. */
export type ProfileState =
  | { status: 'waiting' }
  | { status: 'ready'; profile: Profile }
  | { status: 'failed'; error: Error; retry: () => void };

export type SessionEvent =
  | { type: 'answered'; user: SessionUser | null }
  | { type: 'refused' }
  | { type: 'gave-up'; reason: 'none' | 'unreachable' }
  | { type: 'left' }
  | { type: 'left-elsewhere' };

export const loadingSession: Session = { status: 'loading' };

/** Returns the very same object when nothing changes, so that nothing is drawn again. */
export function reduceSession(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'answered':
      if (!event.user) return end(session);
      return session.status === 'signed-in' && isSameUser(session.user, event.user)
        ? session
        : { status: 'signed-in', user: event.user };
    case 'refused':
      return end(session);
    case 'gave-up':
      return session.status === 'loading'
        ? { status: 'signed-out', reason: event.reason }
        : session;
    case 'left':
      return { status: 'signed-out', reason: 'left' };
    case 'left-elsewhere':
      return session.status === 'signed-out'
        ? session
        : { status: 'signed-out', reason: 'left-elsewhere' };
  }
}

function end(session: Session): Session {
  if (session.status === 'signed-in') return { status: 'signed-out', reason: 'ended' };
  if (session.status === 'signed-out' && session.reason !== 'unreachable') return session;
  return { status: 'signed-out', reason: 'none' };
}

function isSameUser(one: SessionUser, other: SessionUser): boolean {
  return (
    one.id === other.id &&
    one.email === other.email &&
    one.name === other.name &&
    one.emailVerified === other.emailVerified
  );
}
