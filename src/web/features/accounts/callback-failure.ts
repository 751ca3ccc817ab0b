type CallbackFailure = { title: string; illustration: 'robot' | 'lock' | 'timeout' | 'generic' };

/** Title and picture of the page that shows why signing in did not work out. */
export function describeCallbackFailure(message: string): CallbackFailure {
  if (message.startsWith('OAuth error: ')) {
    return { title: 'Oops! Authentication Failed', illustration: 'robot' };
  }
  if (message.startsWith('Session error: ')) {
    return { title: 'Session Expired', illustration: 'lock' };
  }
  if (message.includes('taking too long')) {
    return { title: 'Taking Too Long', illustration: 'timeout' };
  }
  return { title: 'Something Went Wrong', illustration: 'generic' };
}
