import type { HttpBindings } from '@hono/node-server';

/** What every handler may read from its context. The bindings are absent when a test calls the app without a socket. */
export type HttpEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    clientAddress: string;
    /** Frees the request's place among those that are worked on, for what is counted in another way. */
    leaveBusyPlace?: () => void;
    /** Of the trace that a proxy of ours began. */
    traceparent?: string | undefined;
  };
};
