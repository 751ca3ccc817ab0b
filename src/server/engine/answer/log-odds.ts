export const toShare = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** Log odds, which can be added up. */
export function toOdds(share: number): number {
  const inside = Math.min(1 - leastShare, Math.max(leastShare, share));
  return Math.log(inside / (1 - inside));
}

const leastShare = 0.005;
