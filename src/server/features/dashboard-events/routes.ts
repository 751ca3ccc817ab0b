import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { findStanding, requireSession, type SessionEnv } from '#server/features/accounts/index.ts';
import {
  type LiveEvent,
  subscribeToLiveEvents,
  type WorkspaceEvent,
} from '#server/features/live/index.ts';
import { type EventStream, streamEvents } from '#server/http/sse.ts';
import { memberCircles } from '#server/http/stream-places.ts';
import type { DashboardEvent } from '#shared/contract/conversations.ts';
import { hasPermission, type Permission } from '#shared/permissions.ts';

/** Anyone who is signed out or removed hears nothing more at once; anyone who is suspended, or whose event was lost, after this long. */
const sessionCheckMs = 30_000;

/** What someone must be allowed to see to hear of it. */
const permissionOf: Record<Exclude<LiveEvent['kind'], 'access' | 'sessions'>, Permission> = {
  message: 'conversations.read',
  conversation: 'conversations.read',
  typing: 'conversations.read',
  gone: 'conversations.read',
  document: 'documents.read',
  lead: 'leads.read',
  usage: 'usage.read',
};

const roleChanged = { type: 'access', data: { type: 'access' } satisfies DashboardEvent };

/** The dashboard's own event stream. */
export function dashboardEventRoutes(deps: Deps): Hono<SessionEnv> {
  return new Hono<SessionEnv>().get(
    '/api/events',
    requireSession(deps, 'conversations.read'),
    (c) => {
      const session = c.get('session');
      const { workspaceId, userId, id: sessionId } = session;
      let role = session.role;
      const run = async (stream: EventStream) => {
        let end = () => {};
        const ended = new Promise<void>((resolve) => {
          end = resolve;
          stream.signal.addEventListener('abort', () => resolve());
        });
        /** A failing database says nothing about anyone: the stream stays until it can be asked. */
        const check = async () => {
          const found = await findStanding({ deps, userId, sessionId }).catch(() => ({
            workspaceId,
            role,
          }));
          const current = found?.role ?? null;
          const mayHear = hasPermission({ role: current, permission: 'conversations.read' });
          // Screens were drawn for the role before; the last thing someone hears may be that they have none.
          if (current !== role) await stream.send(roleChanged);
          role = current;
          if (found?.workspaceId !== workspaceId || !mayHear) end();
        };
        const timer = setInterval(check, sessionCheckMs);
        const listener = (event: LiveEvent) => {
          if (event.kind === 'access' || event.kind === 'sessions') return void check();
          const data = toDashboardEvent(event);
          const permission = permissionOf[event.kind];
          if (data && hasPermission({ role, permission })) {
            void stream.send({ type: data.type, data });
          }
        };
        const stops = [
          await subscribeToLiveEvents({ deps, about: workspaceId, listener }),
          await subscribeToLiveEvents({ deps, about: userId, listener }),
        ];
        try {
          await stream.send({ type: 'ready', data: {} });
          // What ended between the request and this moment was not heard of.
          await check();
          await ended;
        } finally {
          clearInterval(timer);
          for (const stop of stops) stop();
        }
      };
      const place = deps.streams.takePlace({ pool: 'dashboard', circles: memberCircles(session) });
      return streamEvents({ c, place, run, isEndless: true });
    },
  );
}

function toDashboardEvent(
  event: Exclude<WorkspaceEvent, { kind: 'access' }>,
): DashboardEvent | null {
  if (event.kind === 'typing') return null;
  if (event.kind === 'gone') {
    const { conversationId } = event;
    return { type: 'conversation', conversationId, chatbotId: '', needsHuman: false };
  }
  const { workspaceId: _, kind, ...details } = event;
  return { type: kind, ...details } as DashboardEvent;
}
