/** The event streams a server has open: everyone who could open many is counted, so that no caller takes all places. */
import { AppError } from '#shared/errors.ts';
import { addressGroup, addressNetwork } from './client-address.ts';

/**
 * What a stream is for. Each has places of its own: visitors who listen never keep an answer from streaming or an owner
 * from the dashboard.
 */
export type StreamPool = 'visitors' | 'dashboard' | 'answers';
/** Who a stream is counted for, and how many they may have open: `{ of: 'chatbot 7', most: 100 }`. */
export type Circle = { of: string; most: number };

export type StreamPlace = {
  /** Called by the stream that takes the place over, and frees it when it ends. */
  stream(stream: OpenStream): void;
  /** Frees it; calling it again does nothing. */
  leave(): void;
};
/** `isEndless`: it ends only when someone leaves, so a server that stops does not wait for it. */
type OpenStream = { ending: AbortController; isEndless: boolean };

type Wanted = { pool: StreamPool; circles: readonly Circle[] };

export type EventStreams = {
  /** Throws when the pool or one of the circles is full; nothing is taken then. */
  takePlace(wanted: Wanted): StreamPlace;
  /** Takes a place before any work is done, and frees it unless a stream took it over. */
  withPlace<T>(wanted: Wanted & { use(place: StreamPlace): Promise<T> }): Promise<T>;
  /** Ends the streams that would stay open for hours; answers under way are left to finish. */
  endEndless(): void;
  countOpen(): number;
  /** Nothing is left when every stream has ended. */
  countTaken(): number;
};

/** About 20 kB of open stream each: beyond this, a short refusal serves everyone better than a slow server. */
const mostOpen: Record<StreamPool, number> = { visitors: 5_000, dashboard: 1_000, answers: 1_000 };

export function createEventStreams(): EventStreams {
  const taken = new Map<string, number>();
  const open = new Set<OpenStream>();

  function takePlace({ pool, circles }: Wanted) {
    const counted = circles.map(({ of, most }) => ({ key: `${pool} ${of}`, most }));
    if (counted.some(({ key, most }) => (taken.get(key) ?? 0) >= most)) {
      throw new AppError(
        'too_many_requests',
        'Too many connections are open. Close some and try again.',
        { retryAfterSeconds: 30 },
      );
    }
    if ((taken.get(pool) ?? 0) >= mostOpen[pool]) {
      throw new AppError(
        'unavailable',
        'Too many people are connected. Please try again shortly.',
        { retryAfterSeconds: 30 },
      );
    }
    const keys = [pool, ...counted.map(({ key }) => key)];
    for (const key of keys) taken.set(key, (taken.get(key) ?? 0) + 1);
    let own: OpenStream | null = null;
    let hasLeft = false;
    return {
      isStreaming: () => own !== null,
      stream(stream: OpenStream) {
        own = stream;
        open.add(stream);
      },
      leave() {
        if (hasLeft) return;
        hasLeft = true;
        if (own) open.delete(own);
        for (const key of keys) {
          const left = (taken.get(key) ?? 1) - 1;
          if (left > 0) taken.set(key, left);
          else taken.delete(key);
        }
      },
    };
  }

  return {
    takePlace,
    async withPlace({ use, ...wanted }) {
      const place = takePlace(wanted);
      try {
        return await use(place);
      } finally {
        if (!place.isStreaming()) place.leave();
      }
    },
    endEndless() {
      for (const { ending, isEndless } of [...open]) if (isEndless) ending.abort();
    },
    countOpen: () => open.size,
    countTaken: () => taken.size,
  };
}

/** The caller's address and the network around it, which one household or rented server can have whole. */
export function addressCircles({ address, most }: { address: string; most: number }): Circle[] {
  return [
    { of: `address ${addressGroup(address)}`, most },
    { of: `network ${addressNetwork(address)}`, most: 4 * most },
  ];
}

/** Someone who is signed in: a few open at once in each of their tabs, and a team of them. */
export function memberCircles({
  userId,
  workspaceId,
}: {
  userId: string;
  workspaceId: string;
}): Circle[] {
  return [
    { of: `user ${userId}`, most: 20 },
    { of: `workspace ${workspaceId}`, most: 200 },
  ];
}
