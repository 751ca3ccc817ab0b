/** Only all is 100% and only none is 0%: one unanswered question in a thousand must not disappear. */
export function toPercent(part: number, of: number): number | null {
  if (of === 0) return null;
  if (part === 0 || part === of) return part === 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round((part / of) * 100)));
}
