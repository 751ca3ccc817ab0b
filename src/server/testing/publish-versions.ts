/** A process to be killed: changes everything of a chatbot and publishes it, again and again, and prints each number once it is published. */
import { sql } from 'drizzle-orm';
import { createLog } from '#server/config/log.ts';
import { openDatabase } from '#server/db/client.ts';
import { users, workspaces } from '#server/db/schema/accounts.ts';
import { answers, chatbots } from '#server/db/schema/chatbots.ts';
import { chatbotDocuments, documents } from '#server/db/schema/documents.ts';
import { recordVersion } from '#server/features/versions/record-version.ts';
import { chatbotDefaults } from '#shared/contract/chatbots.ts';
import type { DatabaseEnv } from './create-test-database.ts';

const [given = '{}', firstNumber = '1'] = process.argv.slice(2);
const env = JSON.parse(given) as DatabaseEnv;
const { orm } = await openDatabase({ env, log: createLog('silent') });
const now = new Date();
const deps = { clock: { now: () => new Date() } };

const [known] = await orm.select().from(chatbots);
const { id: chatbotId, workspaceId } = known ?? (await createContent());
// The process that started it has the other end: when that is gone, so is the reason to write.
process.stdout.on('error', () => process.exit(1));
for (let n = Number(firstNumber); ; n += 1) {
  await orm.transaction(async (transaction) => {
    await transaction.update(documents).set({ name: String(n), generation: n });
    await transaction.update(answers).set({ answer: String(n) });
    await transaction.update(chatbots).set({
      greeting: String(n),
      version: sql`${chatbots.version} + 1`,
      knowledgeVersion: sql`${chatbots.knowledgeVersion} + 1`,
    });
  });
  await orm.transaction((transaction) =>
    recordVersion({
      ...{ deps, transaction, workspaceId, chatbotId },
      ...{ reason: 'change' as const, run: { number: 1 } },
    }),
  );
  process.stdout.write(`${n}\n`);
}

async function createContent() {
  const moments = { createdAt: now, updatedAt: now };
  const person = { name: 'Owner', email: 'owner@kills.test', emailVerified: true, ...moments };
  const [owner] = await orm.insert(users).values(person).returning();
  if (!owner) throw new Error('No owner');
  const [workspace] = await orm
    .insert(workspaces)
    .values({ ownerId: owner.id, name: 'Kills', ...moments })
    .returning();
  if (!workspace) throw new Error('No workspace');
  const of = { workspaceId: workspace.id };
  const [chatbot] = await orm
    .insert(chatbots)
    .values({ ...chatbotDefaults, ...of, ...moments })
    .returning();
  if (!chatbot) throw new Error('No chatbot');
  const numbers = Array.from({ length: 30 }, (_, at) => at);
  const made = await orm
    .insert(documents)
    .values(
      numbers.map((at) => ({
        ...{ ...of, name: '0', type: 'md', bytes: 1, sha256: `sha-${at}`, storageKey: `key-${at}` },
        ...{ state: 'ready' as const, notes: [], readerVersion: 1, ...moments },
      })),
    )
    .returning();
  const links = made.map(({ id }) => ({ ...of, chatbotId: chatbot.id, documentId: id }));
  await orm.insert(chatbotDocuments).values(links);
  const pairs = numbers.map((at) => ({
    ...{ ...of, chatbotId: chatbot.id, question: `Question ${at}`, answer: '0', ...moments },
  }));
  await orm.insert(answers).values(pairs);
  return chatbot;
}
