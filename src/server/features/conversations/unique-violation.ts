/** Whether a write failed because the same thing was written already. Drizzle wraps what the driver threw. */
export function isUniqueViolation(error: unknown): boolean {
  let part = error as { code?: unknown; cause?: unknown } | null | undefined;
  for (let depth = 0; typeof part === 'object' && part !== null && depth < 4; depth += 1) {
    if (part.code === '23505') return true;
    part = part.cause as typeof part;
  }
  return false;
}
