import type { AnalyticsResponse, GapsResponse } from '#shared/contract/analytics.ts';
import type { HomeResponse } from '#shared/contract/home.ts';
import type { DemoWorld } from './demo-world.ts';

const dayMs = 86_400_000;

/** The demo's first page, counted from the same conversations and figures as its other screens. */
export function describeHome({
  world,
  gaps,
  figures,
}: {
  world: DemoWorld;
  gaps: GapsResponse;
  figures: AnalyticsResponse;
}): HomeResponse {
  const waiting = world.threads.filter(({ state }) => state === 'waiting');
  const open = world.leads.filter(({ isDone }) => !isDone);
  const [live] = world.chatbots;
  const week = ({ from, to, share }: { from: number; to?: number; share: number }) => {
    const days = figures.byDay.slice(from, to);
    const conversations = days.reduce((sum, day) => sum + day.conversations, 0);
    return { conversations, handled: Math.round(conversations * share) };
  };
  return {
    waiting: {
      count: waiting.length,
      items: waiting.slice(0, 3).map((thread) => ({
        conversationId: thread.id,
        chatbotName: world.chatbots.find(({ id }) => id === thread.chatbotId)?.name ?? '',
        visitorName: thread.visitor.name ?? thread.visitor.email ?? thread.visitor.alias,
        lastText: thread.messages.findLast(({ role }) => role === 'visitor')?.text ?? '',
        since: thread.lastMessageAt,
      })),
    },
    leads: {
      count: open.length,
      items: open.slice(0, 3).map(({ id, name, email, question, createdAt }) => ({
        id,
        name: name || email,
        question,
        createdAt,
      })),
    },
    unanswered: gaps.items.slice(0, 3),
    conflicts: [],
    figures: {
      thisWeek: week({ from: -7, share: 0.91 }),
      lastWeek: week({ from: -14, to: -7, share: 0.87 }),
      days: figures.byDay.map(({ day, conversations }) => ({
        day,
        conversations,
        chatbotId: live?.id ?? '',
      })),
    },
    held: [],
    documents: { ready: world.documents.length, inProgress: 0, failed: 0 },
    sites: live
      ? [
          {
            chatbotId: live.id,
            origin: 'https://trattoria-bella.example',
            lastAt: new Date(Date.now() - dayMs / 96).toISOString(),
          },
        ]
      : [],
  };
}
