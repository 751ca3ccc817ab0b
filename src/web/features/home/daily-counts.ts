import type { HomeResponse } from '#shared/contract/home.ts';

type Figures = NonNullable<HomeResponse['figures']>;
const dayMs = 86_400_000;

/** Conversations of each of the last days, today last; of one chatbot or of all. */
export function dailyCounts({
  days,
  length,
  now,
  chatbotId,
}: {
  days: Figures['days'];
  length: number;
  now: Date;
  chatbotId?: string;
}): { day: string; conversations: number }[] {
  const counts = new Map<string, number>();
  for (const entry of days) {
    if (chatbotId && entry.chatbotId !== chatbotId) continue;
    counts.set(entry.day, (counts.get(entry.day) ?? 0) + entry.conversations);
  }
  return Array.from({ length }, (_, at) => {
    const day = new Date(now.getTime() - (length - 1 - at) * dayMs).toISOString().slice(0, 10);
    return { day, conversations: counts.get(day) ?? 0 };
  });
}
