const key = 'askwell-invitation';

/** Kept in this browser while its owner signs up and confirms an address, which opens other pages and tabs. */
export function rememberInvitation(token: string): void {
  try {
    localStorage.setItem(key, token);
  } catch {
    // Without storage the link in the mail is opened again.
  }
}

export function findInvitation(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function forgetInvitation(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
