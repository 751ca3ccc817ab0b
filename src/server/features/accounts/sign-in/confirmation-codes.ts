/** Codes in mails that prove an address: single use, a day long, stored only as hashes. */
import { createHash, randomBytes } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import { sendAccountMail } from '#server/features/accounts/account-mail.ts';
import {
  createCode,
  findCode,
  type StoredCode,
  takeCode,
} from '#server/features/accounts/queries.ts';
import { AppError } from '#shared/errors.ts';

const hoursValid = 24;
const templates = {
  'confirm-email': 'confirm-email',
  'change-email': 'confirm-new-email',
} as const;

export async function sendConfirmation({
  deps,
  user,
  purpose,
  email,
}: {
  deps: Deps;
  user: { id: string; name: string };
  purpose: StoredCode['purpose'];
  email: string;
}): Promise<void> {
  const code = randomBytes(32).toString('base64url');
  const now = deps.clock.now();
  await createCode({
    database: deps.database,
    code: {
      hash: hashCode(code),
      userId: user.id,
      purpose,
      email,
      createdAt: now,
      expiresAt: new Date(now.getTime() + hoursValid * 3_600_000),
    },
  });
  await sendAccountMail({
    deps,
    userId: user.id,
    to: email,
    template: templates[purpose],
    props: { name: user.name, link: `${deps.env.http.publicUrl}/auth/callback?code=${code}` },
  });
}

/** Takes the code in one statement, so that of two tries at once only one succeeds, then says why one failed. */
export async function consumeCode({
  deps,
  code,
}: {
  deps: Deps;
  code: string;
}): Promise<StoredCode> {
  const hash = hashCode(code);
  const now = deps.clock.now();
  const taken = await takeCode({ database: deps.database, hash, now });
  if (taken) return taken;
  const stored = await findCode({ database: deps.database, hash });
  if (!stored) {
    throw new AppError(
      'code_invalid',
      'The authentication code is invalid. Please try signing in again.',
    );
  }
  if (stored.usedAt) throw codeUsed();
  throw new AppError(
    'code_expired',
    'The authentication code has expired. Please try signing in again.',
  );
}

export function codeUsed(): AppError {
  return new AppError(
    'code_used',
    'This authentication code has already been used. Please try signing in again.',
  );
}

function hashCode(code: string): string {
  return createHash('sha256').update(code).digest('base64url');
}
