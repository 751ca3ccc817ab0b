import { createContext, type ReactNode, useContext } from 'react';
import type { AnswerEvent } from '#shared/chat-events.ts';
import { callApi } from '#web/lib/api.ts';
import { streamAnswer } from '#web/lib/stream-answer.ts';
import { type Upload, uploadFile } from '#web/lib/upload-file.ts';
import { subscribeToEvents } from './dashboard-events.ts';

/** Every way in which the dashboard reaches its data. The demo puts sample data in the place of the server here. */
export type DataClient = {
  call: typeof callApi;
  upload: <ResponseBody>(upload: Upload) => Promise<ResponseBody>;
  streamAnswer: (question: {
    path: `/api/${string}`;
    body: unknown;
    signal: AbortSignal;
  }) => AsyncIterable<AnswerEvent>;
  /** What is opened or downloaded by its address rather than called; null where no server stands behind it. */
  link: (path: string) => string | null;
  /** Returns how to stop. */
  subscribe: typeof subscribeToEvents;
};

export const serverClient: DataClient = {
  call: callApi,
  upload: uploadFile,
  streamAnswer,
  link: (path) => path,
  subscribe: subscribeToEvents,
};

const DataClientContext = createContext<DataClient | null>(null);

export function DataClientProvider({
  client,
  children,
}: {
  client: DataClient;
  children: ReactNode;
}) {
  return <DataClientContext value={client}>{children}</DataClientContext>;
}

export function useDataClient(): DataClient {
  const client = useContext(DataClientContext);
  if (!client) throw new Error('useDataClient needs a DataClientProvider above it');
  return client;
}
