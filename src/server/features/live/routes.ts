import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { findSession, requireSession, type SessionEnv } from '#server/features/accounts/service.ts';
import { type EventStream, streamEvents } from '#server/http/sse.ts';
import type { DashboardEvent } from '#shared/contract/conversations.ts';
import { hearNews, type LiveNews } from './service.ts';

/** Whoever is signed out or suspended hears nothing more after this long. */
const sessionCheckMs = 30_000;

/** The dashboard's own stream of news. */
export function liveRoutes(deps: Deps): Hono<SessionEnv> {
  return new Hono<SessionEnv>().get('/api/events', requireSession(deps), (c) => {
    const { workspaceId } = c.get('session');
    const run = async (stream: EventStream) => {
      const ended = new Promise<void>((resolve) =>
        stream.signal.addEventListener('abort', () => resolve()),
      );
      let endEarly = () => {};
      const signedOut = new Promise<void>((resolve) => {
        endEarly = resolve;
      });
      const check = setInterval(async () => {
        const session = await findSession({ deps, c }).catch(() => undefined);
        if (session === null) endEarly();
      }, sessionCheckMs);
      const listener = (news: LiveNews) => {
        const data = toDashboardEvent(news);
        if (data) void stream.send({ type: data.type, data });
      };
      const stop = await hearNews({ deps, about: workspaceId, listener });
      try {
        await stream.send({ type: 'ready', data: {} });
        await Promise.race([ended, signedOut]);
      } finally {
        clearInterval(check);
        stop();
      }
    };
    return streamEvents({ c, run, isEndless: true });
  });
}

function toDashboardEvent(news: LiveNews): DashboardEvent | null {
  if (news.kind === 'typing') return null;
  if (news.kind === 'gone') {
    const { conversationId } = news;
    return { type: 'conversation', conversationId, chatbotId: '', needsHuman: false };
  }
  const { workspaceId: _, kind, ...event } = news;
  return { type: kind, ...event } as DashboardEvent;
}
