/** Percent of a limit that is used, whole, 0 to 100. A limit of 0 is full as soon as anything is used. */
export function usageShare({ used, limit }: { used: number; limit: number }): number {
  if (limit === -1 || used <= 0) return 0;
  if (limit === 0) return 100;
  return Math.min(100, Math.round((used / limit) * 100));
}
