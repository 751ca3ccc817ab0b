import { useEffect, useRef, useState } from 'react';
import type { AnswerConfidence, AnswerTrace, ChatSource } from '#shared/chat-events.ts';
import type { DataClient } from './data-client.tsx';

/** A question with what has arrived of its answer. */
export type AnswerTurn = {
  id: string;
  question: string;
  answer: string;
  sources: ChatSource[];
  options: string[];
  confidence: { level: AnswerConfidence; value: number } | null;
  why: AnswerTrace | null;
  /** Set when the answer leads to a human or the contact form: what is said about it. */
  handoff: string | null;
  state: 'answering' | 'done' | 'failed';
  error: string | null;
};

type AnswerTurnsOptions = {
  streamAnswer: DataClient['streamAnswer'];
  path: `/api/${string}`;
  /** Sent with each question. */
  details?: object;
  /** How much of the conversation is sent with a question. */
  remembered: { turns: number; characters: number };
  onAnswered?: () => void;
};

/** A conversation that is kept only in this page: each question is sent with what was said before it. */
export function useAnswerTurns({
  streamAnswer,
  path,
  details,
  remembered,
  onAnswered,
}: AnswerTurnsOptions) {
  const [turns, setTurns] = useState<readonly AnswerTurn[]>([]);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  function change(id: string, update: (turn: AnswerTurn) => Partial<AnswerTurn>): void {
    setTurns((all) => all.map((turn) => (turn.id === id ? { ...turn, ...update(turn) } : turn)));
  }

  async function ask(question: string): Promise<void> {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    const id = crypto.randomUUID();
    const history = turns
      .filter(({ state, answer }) => state === 'done' && answer)
      .slice(-remembered.turns)
      .flatMap((turn) => [
        { role: 'visitor', text: turn.question },
        { role: 'bot', text: turn.answer.slice(0, remembered.characters) },
      ]);
    setTurns((all) => [...all, { ...newTurn, id, question }]);
    try {
      const body = { text: question, history, ...details };
      for await (const event of streamAnswer({ path, body, signal: stop.signal })) {
        if (event.type === 'token') change(id, ({ answer }) => ({ answer: answer + event.text }));
        if (event.type === 'sources') change(id, () => ({ sources: event.sources }));
        if (event.type === 'options') change(id, () => ({ options: event.options }));
        if (event.type === 'confidence') change(id, () => ({ confidence: event }));
        if (event.type === 'why') change(id, () => ({ why: event.why }));
        if (event.type === 'action') {
          const handoff = `A visitor would now get the form “${event.action.name}”.`;
          change(id, () => ({ handoff }));
        }
        if (event.type === 'handoff') change(id, () => ({ handoff: event.text }));
        if (event.type === 'error') throw new Error(event.message);
        if (event.type === 'done') {
          change(id, () => ({ state: 'done' }));
          onAnswered?.();
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

const newTurn: Omit<AnswerTurn, 'id' | 'question'> = {
  answer: '',
  sources: [],
  options: [],
  confidence: null,
  why: null,
  handoff: null,
  state: 'answering',
  error: null,
};
