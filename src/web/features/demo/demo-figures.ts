import type {
  AdvancedAnalyticsResponse,
  AnalyticsResponse,
  GapsResponse,
  TopicsResponse,
} from '#shared/contract/analytics.ts';
import type { Usage } from '#shared/contract/usage.ts';
import { describeHome } from './demo-home.ts';
import type { DemoCall, DemoResponse, DemoWorld } from './demo-world.ts';

const dayMs = 86_400_000;
const messagesThisMonth = 412;

/** The home page, usage and analytics. */
export function callFigures({ world, path, query }: DemoCall): DemoResponse {
  const address = path.join('/');
  if (address === 'rpc/get_user_usage') return describeUsage(world);
  if (address.startsWith('analytics')) {
    const isQuiet =
      world.chatbots.find(({ id }) => id === query.get('chatbotId'))?.active === false;
    const figures = describeDays(isQuiet ? 0 : countDays(query));
    if (address === 'analytics') return figures;
    if (address === 'analytics/advanced') return describeMore({ world, figures });
    if (address === 'analytics/topics') return listTopics(world);
    if (address === 'analytics/report') return { frequency: 'off', recipients: [] };
  }
  if (address === 'home') {
    const gaps = listGaps({ world, chatbotId: null });
    return describeHome({ world, gaps, figures: describeDays(30) });
  }
  if (address === 'analytics/gaps') return listGaps({ world, chatbotId: query.get('chatbotId') });
  return undefined;
}

function countDays(query: URLSearchParams): number {
  const chosen = Date.parse(query.get('to') ?? '') - Date.parse(query.get('from') ?? '');
  return Number.isNaN(chosen) ? Number(query.get('days')) : chosen / dayMs + 1;
}

function describeUsage({ chatbots, documents }: DemoWorld): Usage {
  return {
    chatbots: chatbots.length,
    documents: documents.length,
    messagesThisMonth,
    apiCallsThisMonth: 0,
  };
}

/** A restaurant's week: quiet on Monday, busy towards the weekend; the same figures at every visit. */
function describeDays(days: number): AnalyticsResponse {
  const to = new Date();
  const byDay = Array.from({ length: days }, (_, index) => {
    const day = new Date(to.getTime() - (days - 1 - index) * dayMs);
    const weekday = [9, 4, 12, 13, 16, 24, 27][day.getUTCDay()] ?? 0;
    const messages = Math.max(0, weekday + ((day.getUTCDate() * 7) % 9) - 4);
    return {
      day: day.toISOString().slice(0, 10),
      messages,
      conversations: Math.ceil(messages / 2),
    };
  });
  const messages = byDay.reduce((sum, day) => sum + day.messages, 0);
  const share = (part: number) => Math.round(messages * part);
  const conversations = byDay.reduce((sum, day) => sum + day.conversations, 0);
  return {
    from: new Date(to.getTime() - days * dayMs).toISOString(),
    to: to.toISOString(),
    timeZone: 'UTC',
    totals: {
      conversations,
      handled: Math.round(conversations * 0.91),
      messages,
      leads: share(0.03),
      answered: share(0.88),
      unknown: share(0.08),
      handedOff: share(0.04),
      missed: share(0.005),
      thumbsUp: share(0.11),
      thumbsDown: share(0.01),
    },
    savings: { minutes: 5, hourlyRate: 22, currency: 'EUR' },
    byDay,
  };
}

function describeMore({
  figures,
  world,
}: {
  world: DemoWorld;
  figures: AnalyticsResponse;
}): AdvancedAnalyticsResponse {
  const { totals } = figures;
  const share = (part: number) => Math.round(totals.messages * part);
  return {
    previous: {
      ...totals,
      conversations: Math.round(totals.conversations * 0.9),
      handled: Math.round(totals.conversations * 0.9 * 0.87),
      messages: share(0.9),
      answered: Math.round(totals.answered * 0.88),
    },
    answerTime:
      totals.messages > 0 ? { medianMs: 740, slowMs: 2100 } : { medianMs: null, slowMs: null },
    byHour: [10, 11, 12, 13, 14, 16, 17, 18, 19, 20, 21].map((hour, index) => ({
      hour,
      messages: share([0.05, 0.11, 0.14, 0.07, 0.03, 0.05, 0.1, 0.16, 0.14, 0.1, 0.05][index] ?? 0),
    })),
    byPage: ['menu', 'reservations', 'opening-hours'].map((path, index) => ({
      page: `https://trattoria-bella.example/${path}`,
      conversations: Math.round(totals.conversations * ([0.48, 0.31, 0.12][index] ?? 0)),
      unknown: Math.round(totals.unknown * ([0.4, 0.4, 0.1][index] ?? 0)),
    })),
    sources: world.documents.map(({ id, name }, index) => ({
      documentId: id,
      title: name,
      answers: share([0.41, 0.29, 0.18][index] ?? 0),
      thumbsUp: share([0.05, 0.03, 0.02][index] ?? 0),
      thumbsDown: share([0.004, 0.004, 0][index] ?? 0),
    })),
  };
}

function listTopics({ threads }: DemoWorld): TopicsResponse {
  const counts = [38, 27, 19, 12, 8, 5];
  const asked = threads.flatMap(
    ({ messages }) => messages.find(({ role }) => role === 'visitor') ?? [],
  );
  return {
    items: asked.slice(0, counts.length).map(({ text }, index) => ({
      topic: text,
      questions: counts[index] ?? 1,
      unanswered: 0,
      examples: [],
    })),
  };
}

function listGaps({
  world,
  chatbotId,
}: {
  world: DemoWorld;
  chatbotId: string | null;
}): GapsResponse {
  const counts = [9, 6, 4, 2];
  const unanswered = world.threads.flatMap((thread) =>
    thread.messages.flatMap((message, at) =>
      message.outcome === 'unknown'
        ? [{ thread, question: thread.messages[at - 1]?.text ?? '' }]
        : [],
    ),
  );
  return {
    items: unanswered
      .filter(({ thread }) => !chatbotId || thread.chatbotId === chatbotId)
      .filter(({ question }) => !world.answers.some((answer) => answer.question === question))
      .map(({ thread, question }, index) => ({
        question,
        count: counts[index] ?? 1,
        chatbotId: thread.chatbotId,
        examples: [question],
        conversationId: thread.id,
        lastAskedAt: thread.lastMessageAt,
      })),
  };
}
