/** What the engine is given of a chatbot: only its own, and only what is there now. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProcessMemory } from '#server/config/process-memory.ts';
import { askChatbot, getLiveChatbot } from '#server/testing/ask-chatbot.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { createEmbedderDouble } from '#server/testing/embedder-double.ts';
import { createTenant, type Tenant } from '#server/testing/tenants.ts';
import { openKnowledge } from './knowledge.ts';

let app: TestApp;
let ann: Tenant;
let bob: Tenant;
beforeAll(async () => {
  app = await createTestApp({ deps: { embedding: createEmbedderDouble() } });
  ann = await createTenant(app);
  bob = await createTenant(app);
});
afterAll(() => app.close());

const ask = (id: string, question: string, deps = app.deps) => askChatbot({ deps, id, question });

describe('what a chatbot knows', () => {
  test('never holds another chatbot’s or another tenant’s documents', async () => {
    const canary = 'The secret word is xylocarp.';
    const question = 'What is the secret word?';
    const [own, sister] = [await ann.createChatbot(), await ann.createChatbot()];
    const foreign = await bob.createChatbot();
    await ann.addDocument({ content: canary, chatbotIds: [own.id] });
    await ann.addDocument({ content: 'Sister knows of trains.', chatbotIds: [sister.id] });
    await bob.addDocument({ content: 'Bob knows of planes.', chatbotIds: [foreign.id] });
    expect(await ask(own.id, question)).toContain('xylocarp');
    expect(await ask(sister.id, question)).not.toContain('xylocarp');
    expect(await ask(foreign.id, question)).not.toContain('xylocarp');
    // Not even with the ids at hand.
    const deps = app.deps;
    const chatbot = await getLiveChatbot({ deps, id: own.id });
    const other = await getLiveChatbot({ deps, id: foreign.id });
    const { index } = await openKnowledge({ deps, chatbot });
    const ids = index.segments.flatMap((segment) => segment.ids);
    expect(await (await openKnowledge({ deps, chatbot })).loadPassages(ids)).toHaveLength(1);
    expect(await (await openKnowledge({ deps, chatbot: other })).loadPassages(ids)).toEqual([]);
    const mixed = { ...chatbot, workspaceId: other.workspaceId, knowledgeVersion: -1 };
    expect((await openKnowledge({ deps, chatbot: mixed })).index.segments).toEqual([]);
  });

  test('changes with the next question, also on another instance', async () => {
    const elsewhere = { ...app.deps, memory: createProcessMemory() };
    const { id: chatbotId } = await ann.createChatbot();
    const question = 'What does the ferry cost?';
    const first = await ann.addDocument({
      content: 'The ferry costs 9 euros.',
      chatbotIds: [chatbotId],
    });
    for (const deps of [app.deps, elsewhere])
      expect(await ask(chatbotId, question, deps)).toContain('9 euros');
    const path = `/api/documents/${first.id}`;
    await ann.send('PATCH', path, { chatbotIds: [] });
    for (const deps of [app.deps, elsewhere])
      expect(await ask(chatbotId, question, deps)).not.toContain('9 euros');
    await ann.send('PATCH', path, { chatbotIds: [chatbotId] });
    expect(await ask(chatbotId, question, elsewhere)).toContain('9 euros');
    const chatbot = await getLiveChatbot({ deps: app.deps, id: chatbotId });
    const opened = await openKnowledge({ deps: app.deps, chatbot });
    const ids = opened.index.segments.flatMap((segment) => segment.ids);
    await ann.send('DELETE', path);
    for (const deps of [app.deps, elsewhere])
      expect(await ask(chatbotId, question, deps)).not.toContain('9 euros');
    // A search that began before the deletion finds words no more either.
    expect(await opened.loadPassages(ids)).toEqual([]);
  });
});
