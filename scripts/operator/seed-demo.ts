import { createHash, randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { FileStorage } from '#server/adapters/storage/file-storage.ts';
import type { Db } from '#server/db/client.ts';
import { users, workspaces } from '#server/db/schema/accounts.ts';
import { chatbots } from '#server/db/schema/chatbots.ts';
import { chatbotDocuments, documents, storedFiles } from '#server/db/schema/documents.ts';
import { chatbotDefaults } from '#shared/contract/chatbots.ts';
import { industryStarters } from '#shared/industry-starters.ts';

type Owner = { workspaceId: string; userId: string };

/** Gives the demo account a chatbot with documents, unless it has one. The worker reads them within a minute. */
export async function seedDemo(input: {
  orm: Db;
  storage: FileStorage;
  email: string;
  folder: string;
}): Promise<void> {
  const [owner] = await input.orm
    .select({ workspaceId: workspaces.id, userId: users.id })
    .from(users)
    .innerJoin(workspaces, eq(workspaces.ownerId, users.id))
    .where(eq(users.email, input.email));
  if (!owner) throw new Error('The demo account is not there.');
  const own = eq(chatbots.workspaceId, owner.workspaceId);
  if ((await input.orm.select({ id: chatbots.id }).from(chatbots).where(own)).length > 0) return;
  const now = new Date();
  const { suggestedQuestions, ...starter } = industryStarters.restaurants;
  const [chatbot] = await input.orm
    .insert(chatbots)
    .values({
      ...{ ...chatbotDefaults, ...starter, ...owner, name: 'Trattoria Bella' },
      ...{ industry: 'restaurants', suggestedQuestions: [...suggestedQuestions] },
      ...{ createdAt: now, updatedAt: now },
    })
    .returning({ id: chatbots.id });
  for (const name of readdirSync(input.folder)) {
    await addDocument({ ...input, owner, name, chatbotId: chatbot?.id ?? '' });
  }
}

async function addDocument(input: {
  orm: Db;
  storage: FileStorage;
  folder: string;
  owner: Owner;
  name: string;
  chatbotId: string;
}): Promise<void> {
  const { orm, owner, name, chatbotId } = input;
  const content = readFileSync(join(input.folder, name));
  const sha256 = createHash('sha256').update(content).digest('hex');
  const storageKey = `documents/${owner.workspaceId}/${randomUUID()}`;
  const now = new Date();
  await orm.insert(storedFiles).values({ key: storageKey, createdAt: now });
  await putCopy({ ...input, key: storageKey, sha256, bytes: content.length });
  const [document] = await orm
    .insert(documents)
    .values({
      ...{ ...owner, name, storageKey, sha256, bytes: content.length, notes: [] },
      ...{ type: extname(name).slice(1), state: 'queued', createdAt: now, updatedAt: now },
    })
    .returning({ id: documents.id });
  const link = { chatbotId, documentId: document?.id ?? '', workspaceId: owner.workspaceId };
  await orm.insert(chatbotDocuments).values(link);
}

/** Storage takes a file over for good, and this one belongs to the repository. */
async function putCopy({
  folder,
  name,
  storage,
  key,
  bytes,
  sha256,
}: {
  storage: FileStorage;
  folder: string;
  name: string;
  key: string;
  bytes: number;
  sha256: string;
}): Promise<void> {
  const temporary = mkdtempSync(join(tmpdir(), 'askwell-seed-'));
  try {
    const path = join(temporary, 'file');
    copyFileSync(join(folder, name), path);
    await storage.put({ key, path, bytes, sha256 });
  } finally {
    rmSync(temporary, { recursive: true });
  }
}
