import type { AnalyticsTotals } from '#shared/contract/analytics.ts';

export type Outcome = {
  name: 'handled' | 'team' | 'open';
  label: string;
  count: number;
  percent: number;
};

/** How conversations ended, as whole percents that add up to 100. Empty without any. */
export function splitOutcomes({
  conversations,
  handled,
  handedOff,
}: Pick<AnalyticsTotals, 'conversations' | 'handled' | 'handedOff'>): Outcome[] {
  if (conversations === 0) return [];
  const parts = [
    { name: 'handled', label: 'Handled without help', count: handled },
    { name: 'team', label: 'Answered by your team', count: handedOff },
    { name: 'open', label: 'Left without an answer', count: conversations - handled - handedOff },
  ] as const;
  const exact = parts.map(({ count }) => (count / conversations) * 100);
  const percents = exact.map(Math.floor);
  // What rounding down leaves over goes to the parts that lost most by it.
  const byLoss = exact
    .map((value, index) => ({ index, loss: value - Math.floor(value) }))
    .sort((a, b) => b.loss - a.loss);
  const left = 100 - percents.reduce((sum, percent) => sum + percent, 0);
  for (const { index } of byLoss.slice(0, left)) percents[index] = (percents[index] ?? 0) + 1;
  return parts.map((part, index) => ({ ...part, percent: percents[index] ?? 0 }));
}
