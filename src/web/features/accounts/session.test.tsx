// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { callApi } from '#web/lib/api.ts';
import { UnsentWorkProvider, useDraft } from '#web/state/unsent-work.tsx';
import { prepareWebApi, renderInDashboard } from '#web/testing/render-in-dashboard.tsx';
import { browserSessionDeps } from './browser-session-deps.ts';
import { SessionProvider, useSession } from './session.tsx';

const { api } = prepareWebApi();
const user = { id: 'u1', email: 'owner@shop.example', name: 'Owner', emailVerified: true };
const known = { session: { id: 's1', expiresAt: '2026-12-01T00:00:00.000Z' }, user };

beforeEach(() => {
  api().on('GET /api/auth/get-session', () => ({ body: known }));
  api().on('POST /api/rpc/validate_user_session', () => ({ body: { valid: true } }));
  api().on('POST /api/auth/sign-out', () => ({ body: { success: true } }));
  api().on('GET /api/profiles/me', () => ({ body: { id: user.id, full_name: 'Owner' } }));
});

function Page() {
  const { session, profile, signOut, reload } = useSession();
  const [draft, write] = useDraft<string>('note');
  const name = session.status === 'signed-in' ? session.user.name : '';
  return (
    <>
      <p>{session.status === 'signed-out' ? `signed out: ${session.reason}` : session.status}</p>
      <p>{`${name} ${profile.status}`}</p>
      <input aria-label="Draft" value={draft ?? ''} onChange={(e) => write(e.target.value)} />
      <button type="button" onClick={() => void signOut()}>
        Sign out
      </button>
      <button type="button" onClick={() => void reload()}>
        Reload
      </button>
    </>
  );
}

async function openSignedIn() {
  renderInDashboard(
    <SessionProvider>
      <UnsentWorkProvider scope="u1:w1">
        <Page />
      </UnsentWorkProvider>
    </SessionProvider>,
  );
  await screen.findByText('Owner ready');
  fireEvent.change(screen.getByLabelText('Draft'), { target: { value: 'Half a reply' } });
}

const storedDrafts = () =>
  Object.keys(localStorage).filter((name) => name.startsWith('askwell-draft:'));

test('a page learns who is signed in, with the profile', async () => {
  await openSignedIn();
  screen.getByText('signed-in');
  expect(localStorage.getItem('askwell-signed-in')).toBe('1');
  expect(storedDrafts()).toHaveLength(1);
});

test('signing out deletes every draft', async () => {
  await openSignedIn();
  fireEvent.click(screen.getByText('Sign out'));
  await screen.findByText('signed out: left');
  expect(storedDrafts()).toEqual([]);
  expect(localStorage.getItem('askwell-signed-in')).toBeNull();
});

test('signing out in another tab deletes every draft here too', async () => {
  await openSignedIn();
  act(() => browserSessionDeps.tabs.tell('signed-out'));
  await screen.findByText('signed out: left-elsewhere');
  expect(storedDrafts()).toEqual([]);
});

test('a session that ended keeps the drafts for the next sign-in', async () => {
  await openSignedIn();
  api().on('GET /api/auth/get-session', () => ({ body: null }));
  fireEvent.click(screen.getByText('Reload'));
  await screen.findByText('signed out: ended');
  expect(storedDrafts()).toHaveLength(1);
});

const refused = { error: { code: 'unauthorized', message: 'Sign in.', requestId: 'r' } };

test.each([
  ['ends the session when the server no longer knows it', { body: null }, 'signed out: ended'],
  ['keeps the session while the server cannot say', { status: 503 }, 'signed-in'],
] as const)('a refused call %s', async (_, response, expected) => {
  await openSignedIn();
  api().on('GET /api/chatbots', () => ({ status: 401, body: refused }));
  api().on('GET /api/auth/get-session', () => response);
  const before = api().callsOf('GET /api/auth/get-session').length;
  await act(() => callApi({ path: '/api/chatbots' }).catch(() => undefined));
  await waitFor(() =>
    expect(api().callsOf('GET /api/auth/get-session').length).toBeGreaterThan(before),
  );
  await screen.findByText(expected);
});
