/** One rule for every place where a password is chosen: sign-up, reset and change, on the screen and on the server. */
export function measurePassword(password: string): PasswordStrength {
  const checks = {
    length: password.length >= passwordRules.minLength,
    lowercase: /[a-z]/.test(password),
    uppercase: /[A-Z]/.test(password),
    digit: /\d/.test(password),
    special: [...password].some((character) => passwordRules.specialCharacters.includes(character)),
  };
  const score = Object.values(checks).filter(Boolean).length;
  return { checks, score, label: score < 2 ? 'weak' : score < 4 ? 'medium' : 'strong' };
}

export type PasswordStrength = {
  checks: Record<'length' | 'lowercase' | 'uppercase' | 'digit' | 'special', boolean>;
  score: number;
  label: 'weak' | 'medium' | 'strong';
};

export const passwordRules = {
  minLength: 8,
  /** Long enough for any passphrase, short enough that hashing one costs the same as any other. */
  maxLength: 128,
  minScore: 3,
  /** Signing in only checks that something password-like was typed: old passwords may be shorter. */
  minLengthAtSignIn: 6,
  specialCharacters: '!@#$%^&*()_+-=[]{};\':"\\|,.<>/?~`',
} as const;
