import { vi } from 'vitest';
import { type Chat, createChat } from '#widget/chat/chat.ts';
import type { Shell } from '#widget/launcher/shell.ts';
import { type EventServer, startEventServer } from '../../../tests/doubles/event-server.ts';

export type TestChat = {
  chat: Chat;
  server: EventServer;
  /** What the page was told. */
  emitted: unknown[];
  close(): Promise<void>;
};

/** A chat without a screen, on a real connection to a server that does what the test tells it. The clock is a fake one. */
export async function openChat(): Promise<TestChat> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('location', { href: 'https://garage.test/' });
  vi.stubGlobal('document', { referrer: '', hidden: false });
  vi.stubGlobal('navigator', { onLine: true });
  const server = await startEventServer();
  const emitted: unknown[] = [];
  const badge = { style: {}, textContent: '' };
  const shell = {
    origin: server.origin,
    options: { chatbotId: 'garage' },
    config: {},
    button: { querySelector: () => badge, append() {} },
    emit: (name: string, detail: unknown) => emitted.push([name, detail]),
  };
  const chat = createChat({ shell: shell as unknown as Shell, draw() {} });
  return {
    chat,
    server,
    emitted,
    async close() {
      chat.isDisposed = true;
      chat.line?.abort();
      await server.stop();
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
      vi.useRealTimers();
    },
  };
}
