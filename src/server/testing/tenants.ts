import { eq } from 'drizzle-orm';
import { profiles } from '#server/db/schema/accounts.ts';
import { processDocuments } from '#server/features/documents/jobs.ts';
import type { Chatbot } from '#shared/contract/chatbots.ts';
import type { Document } from '#shared/contract/documents.ts';
import type { PlanId } from '#shared/plans.ts';
import { signUp } from './account-fixtures.ts';
import type { TestApp } from './create-test-app.ts';

export type Tenant = Awaited<ReturnType<typeof createTenant>>;

export const chatbotInput = {
  name: 'Bella',
  description: 'Answers guests',
  greeting: 'Hello!',
  systemPrompt: 'Answer from the documents.',
};

let made = 0;

/** An account of its own on a plan, and what a browser signed in to it does. */
export async function createTenant(app: TestApp, { plan = 'business' }: { plan?: PlanId } = {}) {
  made += 1;
  const { browser, body } = await signUp(app, { email: `owner-${made}@tenant.test` });
  const userId = body.user.id;
  const setPlan = (planId: PlanId) =>
    app.deps.database.orm
      .update(profiles)
      .set({ planId, subscriptionStatus: 'active' })
      .where(eq(profiles.id, userId));
  await setPlan(plan);
  const send = <T = unknown>(method: string, path: string, json?: unknown) =>
    browser.call<T>(path, json, { method });

  return {
    browser,
    userId,
    setPlan,
    send,
    async createChatbot(changes: object = {}): Promise<Chatbot> {
      const response = await send<Chatbot>('POST', '/api/chatbots', {
        ...chatbotInput,
        ...changes,
      });
      if (response.status !== 201) throw new Error(JSON.stringify(response.body));
      return response.body;
    },
    upload: (file: UploadFile) => browser.request('/api/documents', uploadOf(file)),
    replace: (id: string, file: UploadFile) =>
      browser.request(`/api/documents/${id}/file`, { ...uploadOf(file), method: 'PUT' }),
    /** Uploads and reads it as the worker would. */
    async addDocument(file: UploadFile): Promise<Document> {
      const response = await browser.request('/api/documents', uploadOf(file));
      const body = (await response.json()) as { document: Document };
      if (response.status !== 201) throw new Error(JSON.stringify(body));
      await processDocuments({ deps: app.deps, signal: new AbortController().signal });
      return (await send<Document>('GET', `/api/documents/${body.document.id}`)).body;
    },
  };
}

export type UploadFile = { name?: string; content?: string | Uint8Array; chatbotIds?: string[] };

function uploadOf({ name = 'hours.txt', content = 'We open at nine.', chatbotIds }: UploadFile) {
  const form = new FormData();
  if (chatbotIds) form.set('chatbotIds', chatbotIds.join());
  form.set('file', new File([content as string | Uint8Array<ArrayBuffer>], name));
  return { method: 'POST', body: form };
}
