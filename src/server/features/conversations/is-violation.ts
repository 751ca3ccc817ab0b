const codes = { unique: '23505', notNull: '23502' };

/** Whether a write failed because of what the table demands. Drizzle wraps what the driver threw. */
export function isViolation(error: unknown, kind: keyof typeof codes): boolean {
  let part = error as { code?: unknown; cause?: unknown } | null | undefined;
  for (let depth = 0; typeof part === 'object' && part !== null && depth < 4; depth += 1) {
    if (part.code === codes[kind]) return true;
    part = part.cause as typeof part;
  }
  return false;
}
