import type { HomeResponse } from '#shared/contract/home.ts';

/** Whether there is anything to show. Before the first visitor the steps to the first answer say all there is to do. */
export function isInUse({
  home: { waiting, leads, unanswered, figures, sites },
  chatbots,
}: {
  home: HomeResponse;
  chatbots: readonly { lastActivityAt: string | null }[];
}): boolean {
  const counts = [waiting?.count, leads?.count, unanswered?.length, figures?.days.length];
  return (
    sites.length > 0 ||
    counts.some((count) => (count ?? 0) > 0) ||
    chatbots.some(({ lastActivityAt }) => lastActivityAt !== null)
  );
}
