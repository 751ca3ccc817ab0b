/**
 * What someone and the help chatbot said to each other lately, so that a follow-up is understood and a reload loses nothing.
 * In memory on purpose: it is help with the product, not a customer's data, and no one needs it tomorrow.
 */
import { type MemoryPart, RecentMap } from '#server/config/process-memory.ts';
import type { Deps } from '#server/deps.ts';
import type { Turn } from '#server/engine/retrieve/conversation.ts';
import type { ChatMessage } from '#shared/chat-events.ts';

type Talk = { messages: ChatMessage[]; lastAt: number };

const forgottenAfterMs = 60 * 60_000;
const rememberedPeople = 500;
const rememberedMessages = 20;

const talks: MemoryPart<Map<string, Talk>> = { name: 'talks with the help chatbot' };
const talksOf = ({ memory }: Deps) =>
  memory.get(talks, () => new RecentMap<string, Talk>(rememberedPeople));

type Of = { deps: Deps; userId: string };

/** Null where nothing is remembered. */
export function findTalk({ deps, userId }: Of): ChatMessage[] | null {
  const talk = talksOf(deps).get(userId);
  const isOver = !talk || deps.clock.now().getTime() - talk.lastAt > forgottenAfterMs;
  return isOver ? null : talk.messages;
}

type Said = Pick<ChatMessage, 'role' | 'text' | 'sources' | 'options' | 'clientKey'>;

export function remember({ deps, userId, said }: Of & { said: readonly Said[] }): void {
  const now = deps.clock.now();
  const before = findTalk({ deps, userId }) ?? [];
  const messages = said.map((message, index): ChatMessage => {
    const seq = (before.at(-1)?.seq ?? 0) + index + 1;
    // Without an id the widget asks for no verdict, which no one would read.
    const provenance = message.role === 'bot' ? ('generated' as const) : null;
    const unjudged = { id: '', name: null, confidence: null, feedback: null, provenance };
    return { ...unjudged, seq, state: 'complete', createdAt: now.toISOString(), ...message };
  });
  const all = [...before, ...messages].slice(-rememberedMessages);
  talksOf(deps).set(userId, { messages: all, lastAt: now.getTime() });
}

export function forget({ deps, userId }: Of): void {
  talksOf(deps).delete(userId);
}

export function listTurns(of: Of): Turn[] {
  return (findTalk(of) ?? []).map(({ role, text }) => ({
    role: role === 'visitor' ? 'visitor' : 'assistant',
    text,
  }));
}
