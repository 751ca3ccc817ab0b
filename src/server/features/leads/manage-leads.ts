/** Leads: who left their details, kept and mailed to the owner in one step, so that no one is forgotten. */
import type { Deps } from '#server/deps.ts';
import type { LiveChatbot } from '#server/features/chatbots/index.ts';
import {
  type ConversationRow,
  describePlace,
  notifyOwner,
} from '#server/features/conversations/index.ts';
import { publishEvent } from '#server/features/live/index.ts';
import { readCursor, writeCursor } from '#server/http/list-cursor.ts';
import { announceEvent } from '#server/jobs/announce-event.ts';
import { emailField } from '#shared/contract/accounts.ts';
import {
  type Lead,
  type LeadChange,
  type LeadStatus,
  type LeadsQuery,
  leadStatuses,
} from '#shared/contract/leads.ts';
import { AppError } from '#shared/errors.ts';
import { nameVisitor, visitorAlias } from '#shared/visitor-alias.ts';
import {
  countLeadsByStatus,
  createLeadRow,
  deleteLeadRow,
  findLeadRow,
  type LeadRow,
  listLeadRows,
  updateLeadRow,
} from './queries.ts';

type LeadFields = {
  name: string;
  email: string;
  phone: string;
  message: string;
  fields: { label: string; value: string }[];
};
type OfWorkspace = { deps: Deps; workspaceId: string };

/** Takes what the chatbot asks for and nothing else; says under each field what is wrong with it. */
export function readLeadFields({
  settings: { contactFields },
  given,
}: {
  settings: Pick<LiveChatbot['settings'], 'contactFields'>;
  given: Record<string, string>;
}): LeadFields {
  const problems: Record<string, string> = {};
  const read = (key: string) => (Object.hasOwn(given, key) ? (given[key] ?? '').trim() : '');
  const fields = contactFields.map(({ key, label, required }) => {
    const value = read(key);
    if (required && value === '') problems[`fields.${key}`] = `${label} is required`;
    if (key === 'email' && value !== '' && !emailField.safeParse(value).success) {
      problems[`fields.${key}`] = 'Please enter a valid email address';
    }
    return { key, label, value };
  });
  if (Object.keys(problems).length === 0 && fields.every(({ value }) => value === '')) {
    problems[`fields.${fields[0]?.key}`] = 'Please tell us how to reach you';
  }
  if (Object.keys(problems).length > 0) {
    const message = 'Some of what was sent is missing or not valid.';
    throw new AppError('invalid_input', message, { fields: problems });
  }
  const asked = (key: string) => fields.find((field) => field.key === key)?.value ?? '';
  return {
    name: asked('name'),
    email: asked('email').toLowerCase(),
    phone: asked('phone'),
    message: asked('message'),
    fields: fields.flatMap(({ label, value }) => (value ? [{ label, value }] : [])),
  };
}

export async function createLead({
  deps,
  chatbot,
  conversation,
  lead: { message: _, ...lead },
}: {
  deps: Deps;
  chatbot: LiveChatbot;
  conversation: ConversationRow;
  lead: LeadFields & { question: string; pageUrl: string };
}): Promise<void> {
  const { workspaceId, id: chatbotId } = chatbot;
  const mail = await notifyOwner.prepare({ deps, chatbot });
  const leadId = await deps.database.orm.transaction(async (transaction) => {
    const row = { ...lead, workspaceId, chatbotId, conversationId: conversation.id };
    const id = await createLeadRow({ transaction, lead: { ...row, createdAt: deps.clock.now() } });
    const props = { ...lead, visitor: nameVisitor({ ...conversation, ...lead }) };
    const of = { transaction, conversationId: conversation.id };
    await mail.queue({ ...of, template: 'new-lead', props });
    const { name, email, phone, question, fields, pageUrl } = lead;
    const place = { ...describePlace({ chatbot, conversation }), pageUrl };
    const data = { ...place, leadId: id, name, email, phone, question, fields };
    const event = { type: 'lead.captured' as const, data };
    await announceEvent({ deps, transaction, workspaceId, event });
    return id;
  });
  await publishEvent({ deps, event: { kind: 'lead', workspaceId, leadId } });
}

export async function listLeads({ deps, workspaceId, query }: OfWorkspace & { query: LeadsQuery }) {
  const connection = deps.database.orm;
  const before = readCursor(query.cursor);
  const rows = await listLeadRows({
    connection,
    workspaceId,
    query,
    before,
    limit: query.limit + 1,
  });
  const page = rows.slice(0, query.limit);
  const last = page.at(-1)?.lead;
  return {
    items: page.map(describeLead),
    nextCursor:
      rows.length > page.length && last ? writeCursor({ at: last.createdAt, id: last.id }) : null,
    counts: await countByStatus({ connection, workspaceId }),
  };
}

export async function getLead({ deps, ...of }: OfWorkspace & { id: string }): Promise<Lead> {
  const row = await findLeadRow({ connection: deps.database.orm, ...of });
  if (!row) throw new AppError('not_found', 'This lead does not exist.');
  return describeLead(row);
}

export async function updateLead({
  deps,
  change: { isDone, note, ...change },
  ...of
}: OfWorkspace & { id: string; change: LeadChange }): Promise<Lead> {
  const before = await getLead({ deps, ...of });
  const status = change.status ?? (isDone === undefined ? undefined : statusWhen(isDone, before));
  const connection = deps.database.orm;
  await updateLeadRow({ connection, ...of, change: { status, note }, now: deps.clock.now() });
  return getLead({ deps, ...of });
}

function statusWhen(isDone: boolean, { status }: Lead): LeadStatus {
  if (!isDone) return 'new';
  return status === 'new' ? 'contacted' : status;
}

async function countByStatus(
  of: Parameters<typeof countLeadsByStatus>[0],
): Promise<Record<LeadStatus, number>> {
  const rows = await countLeadsByStatus(of);
  const countOf = (wanted: LeadStatus): number =>
    rows.find(({ status }) => status === wanted)?.count ?? 0;
  return Object.fromEntries(leadStatuses.map((status) => [status, countOf(status)])) as Record<
    LeadStatus,
    number
  >;
}

export async function deleteLead({ deps, ...of }: OfWorkspace & { id: string }): Promise<void> {
  if (await deleteLeadRow({ connection: deps.database.orm, ...of })) return;
  throw new AppError('not_found', 'This lead does not exist.');
}

const mostExported = 50_000;

export async function exportLeads({
  deps,
  workspaceId,
  query,
}: OfWorkspace & {
  query: Pick<LeadsQuery, 'chatbotId' | 'done' | 'status' | 'search'>;
}): Promise<Lead[]> {
  const of = { connection: deps.database.orm, workspaceId };
  return (await listLeadRows({ ...of, query, limit: mostExported })).map(describeLead);
}

function describeLead({ lead, chatbotName, visitorId }: LeadRow): Lead {
  const { workspaceId: _, doneAt, createdAt, ...rest } = lead;
  return {
    ...rest,
    alias: visitorId && visitorAlias(visitorId),
    chatbotName,
    isDone: doneAt !== null,
    createdAt: createdAt.toISOString(),
  };
}
