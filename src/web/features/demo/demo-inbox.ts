import type { Conversation, ConversationMessage } from '#shared/contract/conversations.ts';
import { leadStatuses } from '#shared/contract/leads.ts';
import { demoMember } from './demo-member.ts';
import type { DemoCall, DemoResponse, DemoThread, DemoWorld } from './demo-world.ts';

/** Conversations, saved replies and the people who left their details. */
export function callInbox(call: DemoCall): DemoResponse {
  const { world, method, path, body } = call;
  const [kind, id, action] = path;
  if (kind === 'leads') return callLeads(call);
  if (kind === 'saved-replies') {
    if (method === 'GET') return { items: world.savedReplies };
    const known = world.savedReplies.findIndex((reply) => reply.id === id);
    if (method === 'DELETE') return world.savedReplies.splice(known, 1)[0];
    if (method === 'PATCH') return Object.assign(world.savedReplies[known] ?? {}, body);
    const saved = { ...(body as { title: string; text: string }), id: crypto.randomUUID() };
    world.savedReplies.push(saved);
    return saved;
  }
  if (!id) return listConversations(call);
  const thread = world.threads.find((one) => one.id === id);
  if (!thread) return undefined;
  if (action) return act({ world, thread, action, body: body as ActionBody });
  thread.unread = 0;
  return {
    conversation: describe(thread),
    messages: thread.messages,
    hasEarlier: false,
    actions: [],
  };
}

function listConversations({ world, query }: DemoCall) {
  const state = query.get('state');
  const chatbotId = query.get('chatbotId');
  const humanId = query.get('humanId');
  const search = (query.get('search') ?? '').toLowerCase();
  const inState = (wanted: string) => (thread: DemoThread) => {
    if (wanted === 'open') return thread.state !== 'closed';
    return wanted === 'missed' ? thread.missedAt !== null : thread.state === wanted;
  };
  const found = world.threads.filter(
    (thread) =>
      (!state || inState(state)(thread)) &&
      (!chatbotId || thread.chatbotId === chatbotId) &&
      (!humanId || thread.humanId === humanId) &&
      [
        thread.visitor.name,
        thread.visitor.alias,
        thread.visitor.email,
        ...thread.messages.map(({ text }) => text),
      ]
        .join(' ')
        .toLowerCase()
        .includes(search),
  );
  const count = (wanted: string) => world.threads.filter(inState(wanted)).length;
  return {
    items: found.map(describe),
    nextCursor: null,
    searchedTo: null,
    counts: {
      waiting: count('waiting'),
      open: count('open'),
      missed: count('missed'),
      unread: world.threads.filter(({ unread }) => unread > 0).length,
    },
  };
}

type ActionBody = { text?: string; blocked?: boolean };
type Acted = { world: DemoWorld; thread: DemoThread; action: string; body: ActionBody };

function act({ world, thread, action, body }: Acted): DemoResponse {
  const { text = '' } = body;
  const name = demoMember.profile.full_name.split(' ')[0] ?? '';
  if (action === 'visitor') {
    world.threads.splice(world.threads.indexOf(thread), 1);
    return { conversations: 1 };
  }
  if (action === 'block') thread.visitor.isBlocked = body.blocked ?? false;
  if (action === 'takeover' || (action === 'reply' && thread.state !== 'human')) {
    Object.assign(thread, {
      state: 'human',
      humanId: demoMember.profile.id,
      humanName: name,
      missedAt: null,
      unread: 0,
    });
    say({ thread, role: 'system', text: `${name} joined.` });
  }
  if (action === 'reply') say({ thread, role: 'human', text, name });
  if (action === 'note') say({ thread, role: 'note', text, name });
  if (action === 'handback')
    Object.assign(thread, { state: 'bot', humanId: null, humanName: null });
  if (action === 'close') thread.state = 'closed';
  return describe(thread);
}

type Saying = Pick<ConversationMessage, 'role' | 'text'> & { thread: DemoThread; name?: string };

function say({ thread, role, text, name }: Saying): void {
  const createdAt = new Date().toISOString();
  thread.messages.push({
    id: crypto.randomUUID(),
    seq: thread.messages.length + 1,
    role,
    text,
    name: name ?? null,
    sources: [],
    options: [],
    confidence: null,
    outcome: null,
    state: 'complete',
    feedback: null,
    feedbackComment: null,
    provenance: role === 'human' ? 'human' : null,
    createdAt,
  });
  thread.messagesCount = thread.messages.length;
  if (role === 'human') Object.assign(thread, { lastText: text, lastMessageAt: createdAt });
}

function callLeads({ world, method, path, query, body }: DemoCall): DemoResponse {
  if (method === 'PATCH') {
    const lead = world.leads.find(({ id }) => id === path[1]);
    if (!lead) return undefined;
    Object.assign(lead, body);
    return Object.assign(lead, { isDone: lead.status !== 'new' });
  }
  const search = (query.get('search') ?? '').toLowerCase();
  const chatbotId = query.get('chatbotId');
  const status = query.get('status');
  return {
    items: world.leads.filter(
      (lead) =>
        `${lead.name} ${lead.email} ${lead.question} ${lead.note}`.toLowerCase().includes(search) &&
        (!chatbotId || lead.chatbotId === chatbotId) &&
        (!status || lead.status === status),
    ),
    nextCursor: null,
    counts: Object.fromEntries(
      leadStatuses.map((each) => [each, world.leads.filter((lead) => lead.status === each).length]),
    ),
  };
}

function describe({ messages: _, ...conversation }: DemoThread): Conversation {
  return conversation;
}
