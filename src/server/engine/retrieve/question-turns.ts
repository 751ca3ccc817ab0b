/** Who is searched for next: owners take turns, so that one with a hundred questions delays another's by one or two. */
import { AppError } from '#shared/errors.ts';

export type Turn = {
  /** Many of this owner's questions wait: search by words alone, which costs a tenth. */
  isCrowded: boolean;
  /** Lets the next one in; calling it again does nothing. */
  end(): void;
};

export type QuestionTurns = {
  /** Resolves when it is this question's turn. `of` names the owner. */
  take(options: { of: string; signal?: AbortSignal | undefined }): Promise<Turn>;
};

type Waiting = { start(): void };

/** Searching keeps one processor busy, and a second while the database reads. */
const mostRunning = 4;
const mostRunningEach = 2;
const crowdedFrom = 8;
const mostWaitingEach = 300;

export function createQuestionTurns(): QuestionTurns {
  const running = new Map<string, number>();
  /** In the order of their turns: the owner who was served last is at the end. */
  const waiting = new Map<string, Waiting[]>();
  let total = 0;

  const mayRun = (of: string) => total < mostRunning && (running.get(of) ?? 0) < mostRunningEach;

  function begin(of: string): Turn {
    total += 1;
    running.set(of, (running.get(of) ?? 0) + 1);
    const own = waiting.get(of)?.length ?? 0;
    const others = waiting.size - (own > 0 ? 1 : 0);
    let hasEnded = false;
    return {
      isCrowded: own + others >= crowdedFrom,
      end() {
        if (hasEnded) return;
        hasEnded = true;
        total -= 1;
        const left = (running.get(of) ?? 1) - 1;
        if (left > 0) running.set(of, left);
        else running.delete(of);
        startNext();
      },
    };
  }

  function startNext(): void {
    for (const [of, queue] of waiting) {
      if (!mayRun(of)) continue;
      const next = queue.shift();
      waiting.delete(of);
      if (queue.length > 0) waiting.set(of, queue);
      next?.start();
      return;
    }
  }

  return {
    async take({ of, signal }) {
      signal?.throwIfAborted();
      if (!waiting.has(of) && mayRun(of)) return begin(of);
      const queue = waiting.get(of) ?? [];
      if (queue.length >= mostWaitingEach) {
        throw new AppError('unavailable', 'Too many questions at once. Please try again shortly.', {
          retryAfterSeconds: 5,
        });
      }
      waiting.set(of, queue);
      return new Promise<Turn>((resolve, reject) => {
        const leave = () => {
          const at = queue.indexOf(entry);
          if (at < 0) return;
          queue.splice(at, 1);
          if (queue.length === 0 && waiting.get(of) === queue) waiting.delete(of);
          reject(signal?.reason);
        };
        const entry: Waiting = {
          start() {
            signal?.removeEventListener('abort', leave);
            resolve(begin(of));
          },
        };
        queue.push(entry);
        signal?.addEventListener('abort', leave, { once: true });
      });
    },
  };
}

/** All questions of this process share its processors. */
export const questionTurns = createQuestionTurns();

/** Answers when it is the owner's turn, which ends with the first event: from then on a model speaks, or nothing is left to search. */
export async function* answerInTurn<Event>({
  of,
  signal,
  answer,
  turns = questionTurns,
}: {
  of: string;
  signal?: AbortSignal;
  answer(turn: { isCrowded: boolean }): AsyncGenerator<Event>;
  turns?: QuestionTurns;
}): AsyncGenerator<Event> {
  const turn = await turns.take({ of, signal });
  try {
    for await (const event of answer(turn)) {
      turn.end();
      yield event;
    }
  } finally {
    turn.end();
  }
}
