/** What a failed sign-in with Google says. Both sides know the texts, so that a link can't put words of its own on our page. */
const defaultText = 'Google sign-in failed. Please try again.';
const restart = 'The sign-in took too long or was continued in another browser. Please try again.';
const texts = new Map([
  ['access_denied', 'Google sign-in was cancelled.'],
  [
    'account_not_linked',
    'An account with this email already exists. Please sign in with your password and confirm your email first.',
  ],
  [
    'email_not_verified',
    'Google has not confirmed this email address. Please confirm it with Google first.',
  ],
  ['state_mismatch', restart],
  ['state_not_found', restart],
  ['invalid_code', 'Google did not accept this sign-in. Please try again.'],
  ['unable_to_get_user_info', 'Google did not tell us who you are. Please try again.'],
  ['email_not_found', 'Your Google account has no email address, and we need one.'],
]);

export const googleCallbackPath = '/api/auth/callback/google';

export function describeOauthError({
  error,
  publicUrl,
}: {
  error: string;
  publicUrl: string;
}): string {
  if (error === 'redirect_uri_mismatch') {
    return `Add the redirect URI ${publicUrl}${googleCallbackPath} to your OAuth client in the Google Cloud console.`;
  }
  return texts.get(error) ?? defaultText;
}
