import { countAnswerTimes, type Span } from './queries.ts';

/** From the bins that answer times are counted in: each is 10% wide, so the result is at most 5% off. */
export async function measureAnswerTime(
  span: Span,
): Promise<{ medianMs: number | null; slowMs: number | null }> {
  const bins = await countAnswerTimes(span);
  const total = bins.reduce((sum, { answers }) => sum + answers, 0);
  const share = (part: number) => {
    let seen = 0;
    const found = bins.find(({ answers }) => {
      seen += answers;
      return seen >= part * total;
    });
    return found ? Math.round(Math.exp(found.bin / 10) - 1) : null;
  };
  return { medianMs: share(0.5), slowMs: share(0.95) };
}
