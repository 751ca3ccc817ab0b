import { useEffect, useRef, useState } from 'react';
import type { AnswerConfidence, AnswerTrace, ChatSource } from '#shared/chat-events.ts';
import { useDataClient } from '#web/lib/data-client.tsx';
import { rememberAsked } from './asked.ts';
import type { AnswerView } from './versions/view-switch.tsx';

export type PlaygroundTurn = {
  id: string;
  question: string;
  answer: string;
  sources: ChatSource[];
  options: string[];
  confidence: { level: AnswerConfidence; value: number } | null;
  why: AnswerTrace | null;
  /** What a visitor would be led to: a human or the contact form. */
  handoff: string | null;
  state: 'answering' | 'done' | 'failed';
  error: string | null;
};

const rememberedTurns = 5;

/** The test chat: the real answers from the real documents, without spending the plan's messages. */
export function usePlayground({
  chatbotId,
  answersFrom,
}: {
  chatbotId: string;
  answersFrom: AnswerView;
}) {
  const client = useDataClient();
  const [turns, setTurns] = useState<readonly PlaygroundTurn[]>([]);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  function change(id: string, update: (turn: PlaygroundTurn) => Partial<PlaygroundTurn>): void {
    setTurns((all) => all.map((turn) => (turn.id === id ? { ...turn, ...update(turn) } : turn)));
  }

  async function ask(question: string): Promise<void> {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    const id = crypto.randomUUID();
    const history = turns
      .filter(({ state, answer }) => state === 'done' && answer)
      .slice(-rememberedTurns)
      .flatMap((turn) => [
        { role: 'visitor', text: turn.question },
        { role: 'bot', text: turn.answer.slice(0, 8000) },
      ]);
    setTurns((all) => [...all, { ...newTurn, id, question }]);
    try {
      const path = `/api/chatbots/${encodeURIComponent(chatbotId)}/playground` as const;
      const body = { text: question, history, view: answersFrom };
      for await (const event of client.streamAnswer({ path, body, signal: stop.signal })) {
        if (event.type === 'token') change(id, ({ answer }) => ({ answer: answer + event.text }));
        if (event.type === 'sources') change(id, () => ({ sources: event.sources }));
        if (event.type === 'options') change(id, () => ({ options: event.options }));
        if (event.type === 'confidence') change(id, () => ({ confidence: event }));
        if (event.type === 'why') change(id, () => ({ why: event.why }));
        if (event.type === 'handoff') change(id, () => ({ handoff: event.text }));
        if (event.type === 'error') throw new Error(event.message);
        if (event.type === 'done') {
          change(id, () => ({ state: 'done' }));
          rememberAsked();
        }
      }
      change(id, ({ state }) =>
        state === 'done'
          ? {}
          : { state: 'failed', error: 'The answer broke off. Please ask again.' },
      );
    } catch (error) {
      if (stop.signal.aborted) change(id, () => ({ state: 'failed', error: 'Stopped.' }));
      else change(id, () => ({ state: 'failed', error: (error as Error).message }));
    }
  }

  return { turns, ask, clear: () => setTurns([]) };
}

const newTurn: Omit<PlaygroundTurn, 'id' | 'question'> = {
  answer: '',
  sources: [],
  options: [],
  confidence: null,
  why: null,
  handoff: null,
  state: 'answering',
  error: null,
};
