import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import {
  type CurrentSession,
  findSession,
  requireSession,
  type SessionEnv,
} from '#server/features/accounts/service.ts';
import { type EventStream, streamEvents } from '#server/http/sse.ts';
import { memberCircles, takePlace } from '#server/http/stream-places.ts';
import type { DashboardEvent } from '#shared/contract/conversations.ts';
import { hasPermission, type Permission } from '#shared/permissions.ts';
import { hearNews, type LiveNews } from './service.ts';

/** Whoever is signed out or suspended hears nothing more after this long; whoever is removed, at once. */
const sessionCheckMs = 30_000;

/** What somebody must be allowed to see to hear of it. */
const permissionOf: Record<Exclude<LiveNews['kind'], 'access'>, Permission> = {
  message: 'conversations.read',
  conversation: 'conversations.read',
  typing: 'conversations.read',
  gone: 'conversations.read',
  document: 'documents.read',
  lead: 'leads.read',
  usage: 'usage.read',
};

const roleChanged = { type: 'access', data: { type: 'access' } satisfies DashboardEvent };

/** The dashboard's own stream of news. */
export function liveRoutes(deps: Deps): Hono<SessionEnv> {
  return new Hono<SessionEnv>().get(
    '/api/events',
    requireSession(deps, 'conversations.read'),
    (c) => {
      let session: CurrentSession = c.get('session');
      const { workspaceId } = session;
      const run = async (stream: EventStream) => {
        let end = () => {};
        const ended = new Promise<void>((resolve) => {
          end = resolve;
          stream.signal.addEventListener('abort', () => resolve());
        });
        /** A failing database says nothing about anybody: the stream stays until it can be asked. */
        const check = async () => {
          const found = await findSession({ deps, c }).catch(() => session);
          const mayHear = hasPermission({
            role: found?.role ?? null,
            permission: 'conversations.read',
          });
          // Screens were drawn for the role before; the last thing somebody hears may be that they have none.
          if (found?.role !== session.role) await stream.send(roleChanged);
          if (!found || found.workspaceId !== workspaceId || !mayHear) end();
          else session = found;
        };
        const timer = setInterval(check, sessionCheckMs);
        const listener = (news: LiveNews) => {
          if (news.kind === 'access') return void check();
          const data = toDashboardEvent(news);
          const permission = permissionOf[news.kind];
          if (data && hasPermission({ role: session.role, permission })) {
            void stream.send({ type: data.type, data });
          }
        };
        const stop = await hearNews({ deps, about: workspaceId, listener });
        try {
          await stream.send({ type: 'ready', data: {} });
          await ended;
        } finally {
          clearInterval(timer);
          stop();
        }
      };
      const place = takePlace({ pool: 'dashboard', circles: memberCircles(session) });
      return streamEvents({ c, place, run, isEndless: true });
    },
  );
}

function toDashboardEvent(news: Exclude<LiveNews, { kind: 'access' }>): DashboardEvent | null {
  if (news.kind === 'typing') return null;
  if (news.kind === 'gone') {
    const { conversationId } = news;
    return { type: 'conversation', conversationId, chatbotId: '', needsHuman: false };
  }
  const { workspaceId: _, kind, ...event } = news;
  return { type: kind, ...event } as DashboardEvent;
}
