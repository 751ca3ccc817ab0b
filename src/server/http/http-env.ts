import type { HttpBindings } from '@hono/node-server';

/** What every handler may read from its context. The bindings are absent when a test calls the app without a socket. */
export type HttpEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    clientAddress: string;
    /** Of the trace that a proxy of ours began. */
    traceparent?: string | undefined;
  };
};
