import { describe, expect, test } from 'vitest';
import { loadingSession, reduceSession, type Session } from './session-state.ts';

const user = { id: 'u1', email: 'owner@shop.example', name: 'Owner', emailVerified: true };
const signedIn: Session = { status: 'signed-in', user };
const signedOut = (reason: Extract<Session, { status: 'signed-out' }>['reason']): Session => ({
  status: 'signed-out',
  reason,
});

describe('what the server answers', () => {
  test('a user signs in, from whatever came before', () => {
    for (const before of [loadingSession, signedOut('ended'), signedOut('unreachable')]) {
      expect(reduceSession(before, { type: 'answered', user })).toEqual(signedIn);
    }
  });

  test('the same user again changes nothing', () => {
    expect(reduceSession(signedIn, { type: 'answered', user: { ...user } })).toBe(signedIn);
  });

  test('a confirmed address or another user is a change', () => {
    const other = { ...user, emailVerified: false };
    expect(reduceSession(signedIn, { type: 'answered', user: other })).toMatchObject({
      user: other,
    });
  });

  test('no one: an open session has ended, a loading page had none', () => {
    expect(reduceSession(signedIn, { type: 'answered', user: null })).toEqual(signedOut('ended'));
    expect(reduceSession(loadingSession, { type: 'answered', user: null })).toEqual(
      signedOut('none'),
    );
    expect(reduceSession(signedIn, { type: 'refused' })).toEqual(signedOut('ended'));
  });

  test('no one does not rewrite why one is signed out, but clears up that the server was away', () => {
    const left = signedOut('left');
    expect(reduceSession(left, { type: 'answered', user: null })).toBe(left);
    expect(reduceSession(signedOut('unreachable'), { type: 'refused' })).toEqual(signedOut('none'));
  });
});

test('giving up only ends the loading', () => {
  const event = { type: 'gave-up', reason: 'unreachable' } as const;
  expect(reduceSession(loadingSession, event)).toEqual(signedOut('unreachable'));
  expect(reduceSession(signedIn, event)).toBe(signedIn);
});

test('leaving here and leaving in another tab are told apart', () => {
  expect(reduceSession(signedIn, { type: 'left' })).toEqual(signedOut('left'));
  expect(reduceSession(signedIn, { type: 'left-elsewhere' })).toEqual(signedOut('left-elsewhere'));
  const left = signedOut('left');
  expect(reduceSession(left, { type: 'left-elsewhere' })).toBe(left);
});
