/** Events for open screens, on one instance and on several: they say what changed, and the listener reads the rows. */
import type { MemoryPart } from '#server/config/process-memory.ts';
import type { Database } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';

/** Some of a person's sessions have ended: their open streams ask again whether they may go on. */
type SessionEvent = { kind: 'sessions'; userId: string };

export type WorkspaceEvent = { workspaceId: string } & (
  | { kind: 'message'; conversationId: string; seq: number }
  | { kind: 'conversation'; conversationId: string; chatbotId: string; needsHuman: boolean }
  | { kind: 'typing'; conversationId: string; name: string }
  | { kind: 'gone'; conversationId: string }
  | { kind: 'document'; documentId: string }
  | { kind: 'lead'; leadId: string }
  | { kind: 'usage' }
  /** Someone's place in the workspace changed: open streams ask again who may hear them. */
  | { kind: 'access' }
);
export type LiveEvent = WorkspaceEvent | SessionEvent;
type Listener = (event: LiveEvent) => void;

const channel = 'askwell_live';

/** Never fails what it tells of: the rows are there, and screens read them again from time to time. */
export async function publishEvent({
  deps,
  event,
}: {
  deps: Deps;
  event: LiveEvent;
}): Promise<void> {
  try {
    await deps.database.events.publish(channel, JSON.stringify(event));
  } catch (error) {
    deps.log.warn({ err: error, kind: event.kind }, 'an event was not passed on');
  }
}

/** Signed out, ended from elsewhere, or by a new password: whatever ended them, streams hear of it at once. */
export async function tellSessionsEnded({ deps, userId }: { deps: Deps; userId: string }) {
  await publishEvent({ deps, event: { kind: 'sessions', userId } });
}

/** Hears what happens in a workspace, to one person or in one conversation only, until the returned function is called. */
export async function subscribeToLiveEvents({
  deps,
  about,
  listener,
}: {
  deps: Deps;
  about: string;
  listener: Listener;
}): Promise<() => void> {
  const board = await getBoard(deps);
  const listeners = board.get(about) ?? new Set();
  board.set(about, listeners.add(listener));
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) board.delete(about);
  };
}

/** One subscription a process, however many screens are open. */
type Board = Map<string, Set<Listener>>;
const boardPart: MemoryPart<{ open: Promise<Board> | null }> = { name: 'live events' };

function getBoard({ memory, database }: Deps): Promise<Board> {
  const board = memory.get(boardPart, () => ({ open: null }));
  board.open ??= openBoard(database).catch((error: unknown) => {
    board.open = null;
    throw error;
  });
  return board.open;
}

async function openBoard(database: Database): Promise<Board> {
  const board: Board = new Map();
  await database.events.subscribe(channel, (payload) => {
    const event = JSON.parse(payload) as LiveEvent;
    const about = 'userId' in event ? event.userId : event.workspaceId;
    for (const listener of board.get(about) ?? []) listener(event);
    if ('conversationId' in event) {
      for (const listener of board.get(event.conversationId) ?? []) listener(event);
    }
  });
  return board;
}
