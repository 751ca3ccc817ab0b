/** Every call about accounts, by the names the rest of the browser uses. */
import { brand } from '#shared/brand.ts';
import type {
  ActiveSession,
  NotificationChoices,
  OutboxMail,
  Profile,
  ProfileChanges,
  SessionResponse,
  SignedInResponse,
  SignInInput,
  SignUpInput,
} from '#shared/contract/accounts.ts';
import { callApi } from '#web/lib/api.ts';
import { pageLanguage } from '#web/lib/page-language.ts';

type Post = { path: `/api/${string}`; body?: unknown };

function post<ResponseBody>({ path, body = {} }: Post): Promise<ResponseBody> {
  return callApi<ResponseBody>({ path, method: 'POST', body });
}

export function fetchSession(): Promise<SessionResponse> {
  return callApi({ path: '/api/auth/get-session' });
}

export async function isSessionValid(userId: string): Promise<boolean> {
  const { valid } = await post<{ valid: boolean }>({
    path: '/api/rpc/validate_user_session',
    body: { user_uuid: userId },
  });
  return valid;
}

export function endSession(): Promise<unknown> {
  return post({ path: '/api/auth/sign-out' });
}

export function signIn(input: SignInInput): Promise<SignedInResponse> {
  return post({ path: '/api/auth/sign-in/email', body: input });
}

export function signUp(
  input: Pick<SignUpInput, 'name' | 'email' | 'password' | 'termsVersion'>,
): Promise<SignedInResponse> {
  return post({
    path: '/api/auth/sign-up/email',
    body: { ...input, newUser: true, appName: brand.name, locale: pageLanguage },
  });
}

/** Answers with the address at Google to go to. */
export function startGoogleSignIn({ termsVersion }: { termsVersion?: string | undefined }) {
  return post<{ url: string }>({
    path: '/api/auth/sign-in/social',
    body: {
      provider: 'google',
      callbackURL: '/auth/callback',
      errorCallbackURL: '/auth/callback',
      termsVersion,
      locale: pageLanguage,
    },
  });
}

export function exchangeCode(code: string): Promise<SignedInResponse> {
  return post({ path: '/api/auth/exchange-code', body: { code } });
}

export function sendVerificationMail(email: string): Promise<unknown> {
  return post({ path: '/api/auth/send-verification-email', body: { email } });
}

export function requestPasswordReset(email: string): Promise<unknown> {
  return post({ path: '/api/auth/request-password-reset', body: { email } });
}

export function resetPassword(body: { token: string; newPassword: string }): Promise<unknown> {
  return post({ path: '/api/auth/reset-password', body });
}

export function changePassword(body: {
  currentPassword: string;
  newPassword: string;
}): Promise<unknown> {
  return post({ path: '/api/auth/change-password', body });
}

export function changeEmail(body: {
  newEmail: string;
  password?: string | undefined;
}): Promise<{ changed: boolean }> {
  return post({ path: '/api/auth/change-email', body });
}

export function fetchProfile(signal?: AbortSignal): Promise<Profile> {
  return callApi({ path: '/api/profiles/me', ...(signal ? { signal } : {}) });
}

export function updateProfile({
  userId,
  changes,
}: {
  userId: string | undefined;
  changes: Omit<ProfileChanges, 'notifications'> & {
    notifications?: Partial<NotificationChoices>;
  };
}): Promise<Profile> {
  if (!userId) return Promise.reject(new Error('No user logged in'));
  return post({
    path: '/api/rpc/secure_update_user_profile',
    body: { profile_data: changes, user_uuid: userId },
  });
}

export function uploadAvatar(picture: Blob): Promise<unknown> {
  return callApi({ path: '/api/profiles/me/avatar', method: 'PUT', body: picture });
}

export function deleteAvatar(): Promise<unknown> {
  return callApi({ path: '/api/profiles/me/avatar', method: 'DELETE' });
}

export async function listSessions(signal: AbortSignal): Promise<ActiveSession[]> {
  const { sessions } = await callApi<{ sessions: ActiveSession[] }>({
    path: '/api/sessions',
    signal,
  });
  return sessions;
}

export function endSessionById(id: string): Promise<unknown> {
  return callApi({ path: `/api/sessions/${encodeURIComponent(id)}`, method: 'DELETE' });
}

export function endOtherSessions(): Promise<unknown> {
  return callApi({ path: '/api/sessions', method: 'DELETE' });
}

export function fetchAccountExport(): Promise<unknown> {
  return callApi({ path: '/api/profiles/me/export' });
}

export function deleteAccount(body: {
  confirmation: string;
  password?: string | undefined;
}): Promise<unknown> {
  return post({ path: '/api/profiles/me/deletion', body });
}

export async function listOutboxMails(): Promise<OutboxMail[]> {
  const { mails } = await callApi<{ mails: OutboxMail[] }>({ path: '/api/dev/outbox' });
  return mails;
}
