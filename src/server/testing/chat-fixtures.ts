import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { workspaces } from '#server/db/schema/accounts.ts';
import { chatbots } from '#server/db/schema/chatbots.ts';
import { chatbotDocuments, documents, passages } from '#server/db/schema/documents.ts';
import type { Deps } from '#server/deps.ts';
import { encodeWords } from '#server/engine/index/passage-record.ts';
import { readText } from '#server/engine/ingest/read/text.ts';
import { readerVersion } from '#server/engine/ingest/reader-version.ts';
import { splitDocument } from '#server/engine/ingest/split/split-document.ts';
import { createChatbot } from '#server/features/chatbots/index.ts';
import type { AnswerEvent, LiveChatEvent } from '#shared/chat-events.ts';
import type { MessageResponse } from '#shared/contract/chat.ts';
import { type ChatbotSettings, chatbotDefaults } from '#shared/contract/chatbots.ts';
import { signUp } from './account-fixtures.ts';
import type { TestRequest } from './call-app.ts';
import type { TestApp } from './create-test-app.ts';

export const bakeryText = `# Opening hours

The bakery is open from 7:00 to 18:30 on weekdays. On Sundays we are closed.

# Delivery

We deliver cakes within the city for 6.50 euros. Orders must be placed two days ahead.

# Allergens

Our rye bread contains gluten and sesame. The almond cake is made without flour.`;

export type Shop = Awaited<ReturnType<typeof createShop>>;

/** An owner with a chatbot that has read one document. */
export async function createShop({
  app,
  settings = {},
  text = bakeryText,
}: {
  app: TestApp;
  settings?: Partial<ChatbotSettings>;
  text?: string;
}) {
  const email = `owner-${randomUUID()}@shop.test`;
  const { browser, body } = await signUp(app, { email });
  const userId = body.user.id;
  const { deps } = app;
  const [workspace] = await deps.database.orm
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(eq(workspaces.ownerId, userId));
  if (!workspace) throw new Error('No workspace');
  const workspaceId = workspace.id;
  const input = { ...chatbotDefaults, name: 'Bakery', ...settings };
  const { id: chatbotId } = await createChatbot({ deps, workspaceId, userId, input });
  await teach({ deps, workspaceId, chatbotId, name: 'handbook.md', text });
  return { browser, email, userId, workspaceId, chatbotId };
}

/** Writes a document's passages as reading it would, without the file and the worker. */
export async function teach({
  deps,
  workspaceId,
  chatbotId,
  name,
  text,
}: {
  deps: Deps;
  workspaceId: string;
  chatbotId: string;
  name: string;
  text: string;
}): Promise<string> {
  const now = deps.clock.now();
  const split = splitDocument({ title: name, blocks: readText({ text, markdown: true }).blocks });
  const { orm } = deps.database;
  const [document] = await orm
    .insert(documents)
    .values({
      workspaceId,
      name,
      type: 'md',
      bytes: text.length,
      sha256: randomUUID(),
      storageKey: randomUUID(),
      state: 'ready',
      passages: split.length,
      notes: [],
      generation: 1,
      lastGeneration: 1,
      readerVersion,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: documents.id });
  if (!document) throw new Error('No document');
  const documentId = document.id;
  await orm.insert(chatbotDocuments).values({ chatbotId, documentId, workspaceId });
  await orm.insert(passages).values(
    split.map((passage, ordinal) => ({
      workspaceId,
      documentId,
      generation: 1,
      ordinal,
      text: passage.text,
      sentences: passage.sentences,
      context: passage.context,
      place: passage.place,
      words: Buffer.from(encodeWords(passage)),
    })),
  );
  await orm
    .update(chatbots)
    .set({ knowledgeVersion: sql`${chatbots.knowledgeVersion} + 1` })
    .where(eq(chatbots.id, chatbotId));
  return documentId;
}

/** A visitor's browser on some page: it keeps the token it is given. */
export class TestVisitor {
  readonly #app: TestApp;
  readonly #chatbotId: string;
  readonly #defaults: TestRequest;
  token: string | null = null;

  constructor({ app, chatbotId, init }: { app: TestApp; chatbotId: string; init?: TestRequest }) {
    this.#app = app;
    this.#chatbotId = chatbotId;
    this.#defaults = { headers: { origin: 'https://shop.test' }, ...init };
  }

  request(path: string, init: TestRequest = {}): Promise<Response> {
    const headers = new Headers({ ...this.#defaults.headers, ...init.headers });
    if (this.token) headers.set('authorization', `Bearer ${this.token}`);
    const address = `/api/chat/${this.#chatbotId}/${path}`;
    return this.#app.request(address, { asBrowser: false, ...this.#defaults, ...init, headers });
  }

  /** Asks and reads the whole answer at once. */
  async ask(text: string, more: object = {}): Promise<{ status: number; body: MessageResponse }> {
    const headers = { accept: 'application/json' };
    const response = await this.request('messages', { json: { text, ...more }, headers });
    const body = (await response.json()) as MessageResponse;
    if (response.ok) this.token = body.visitorToken;
    return { status: response.status, body };
  }

  /** Asks and reads the stream to its end. */
  async stream(text: string, more: object = {}): Promise<AnswerEvent[]> {
    const response = await this.request('messages', { json: { text, ...more } });
    const events = parseEvents<AnswerEvent>(await response.text());
    const start = events.find((event) => event.type === 'start');
    if (start) this.token = start.visitorToken;
    return events;
  }

  /** Follows the conversation; `next` waits for the first event that fits. */
  async follow(init: TestRequest = {}) {
    const response = await this.request('events', init);
    if (!response.body) throw new Error('No stream');
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    const seen: LiveChatEvent[] = [];
    let held = '';
    return {
      seen,
      status: response.status,
      async next(fits: (event: LiveChatEvent) => boolean): Promise<LiveChatEvent> {
        for (let at = 0; ; ) {
          for (; at < seen.length; at += 1) {
            const event = seen[at];
            if (event && fits(event)) return event;
          }
          const { value, done } = await reader.read();
          if (done) throw new Error(`The stream ended after ${JSON.stringify(seen)}`);
          held += value;
          const end = held.lastIndexOf('\n\n');
          if (end < 0) continue;
          seen.push(...parseEvents<LiveChatEvent>(held.slice(0, end + 2)));
          held = held.slice(end + 2);
        }
      },
      close: () => reader.cancel(),
    };
  }
}

export function parseEvents<T>(text: string): T[] {
  return text
    .split('\n\n')
    .flatMap((block) => /^data: (.*)$/m.exec(block)?.[1] ?? [])
    .map((data) => JSON.parse(data) as T);
}
