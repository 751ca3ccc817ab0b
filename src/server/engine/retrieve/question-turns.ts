/** Whose question is next: owners take turns, so that one with a hundred questions delays another's by one or two. */
import { traceStep } from '#server/config/active-span.ts';
import { AppError } from '#shared/errors.ts';

export type Turn = {
  /** Many of this owner's questions wait: search by words alone, which costs a tenth. */
  isCrowded: boolean;
  /** Lets the next one in; calling it again does nothing. */
  end(): void;
  /** The same in a moment: what is left is to store the answer, unless a model or a slow reader takes longer. */
  endSoon(): void;
};

export type QuestionTurns = {
  /** Resolves when it is this question's turn. `of` names the owner. */
  take(options: { of: string; signal?: AbortSignal | undefined }): Promise<Turn>;
  /** For questions that no one waits for, one at a time: they start when no visitor's question is being searched. */
  takeQuiet(options: { of: string; signal?: AbortSignal | undefined }): Promise<Turn>;
};

type Waiting = { start(): void };
/** `passed` counts the visitors' questions that ended while it waited. */
type Quiet = Waiting & { passed: number };

/** Searching keeps one processor busy, and a second while the database reads. */
const mostRunning = 4;
/** Beside another owner's questions only one: each step of those would wait for a step of every one of these. */
const mostRunningAlone = 2;
const crowdedFrom = 8;
const mostWaitingEach = 300;
/** Storing an answer takes a few milliseconds on a server that isn't busy. */
const soonMs = 100;
/** A site that is asked without a pause must not keep a test from ever running. */
const mostPassed = 20;

const quietPrefix = 'quiet ';
const quietName = (of: string) => `${quietPrefix}${of}`;
const isQuietName = (name: string) => name.startsWith(quietPrefix);

export function createQuestionTurns(): QuestionTurns {
  const running = new Map<string, number>();
  /** In the order of their turns: the owner who was served last is at the end. */
  const waiting = new Map<string, Waiting[]>();
  const quiet: Quiet[] = [];
  let isQuietRunning = false;
  let total = 0;

  const mayRun = (of: string) => {
    const own = running.get(of) ?? 0;
    return total < mostRunning && (own === 0 || (own < mostRunningAlone && isAlone(of)));
  };
  const isAlone = (of: string) =>
    [...running.keys(), ...waiting.keys()].every((other) => other === of || isQuietName(other));

  function begin(of: string): Turn {
    total += 1;
    running.set(of, (running.get(of) ?? 0) + 1);
    const own = waiting.get(of)?.length ?? 0;
    const others = waiting.size - (own > 0 ? 1 : 0);
    let hasEnded = false;
    let ending: NodeJS.Timeout | undefined;
    const end = () => {
      clearTimeout(ending);
      if (hasEnded) return;
      hasEnded = true;
      total -= 1;
      const left = (running.get(of) ?? 1) - 1;
      if (left > 0) running.set(of, left);
      else running.delete(of);
      for (const entry of quiet) entry.passed += 1;
      startNext();
      startQuiet();
    };
    const endSoon = () => {
      if (!hasEnded) ending ??= setTimeout(end, soonMs);
    };
    return { isCrowded: own + others >= crowdedFrom, end, endSoon };
  }

  const mayRunQuiet = (passed: number) =>
    !isQuietRunning && ((total === 0 && waiting.size === 0) || passed >= mostPassed);

  function beginQuiet(of: string): Turn {
    isQuietRunning = true;
    // Under a name of its own: it takes none of the owner's places from visitors.
    const turn = begin(quietName(of));
    let hasEnded = false;
    const end = () => {
      // Ending again must not let a second one in beside the next.
      if (hasEnded) return;
      hasEnded = true;
      isQuietRunning = false;
      turn.end();
    };
    return { isCrowded: false, end, endSoon: end };
  }

  function startQuiet(): void {
    const [next] = quiet;
    if (!next || !mayRunQuiet(next.passed)) return;
    quiet.shift();
    next.start();
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
      return waitIn({
        queue,
        signal,
        begin: () => begin(of),
        onLeave() {
          if (queue.length === 0 && waiting.get(of) === queue) waiting.delete(of);
        },
      });
    },
    async takeQuiet({ of, signal }) {
      signal?.throwIfAborted();
      if (quiet.length === 0 && mayRunQuiet(0)) return beginQuiet(of);
      return waitIn({ queue: quiet, signal, begin: () => beginQuiet(of), onLeave() {} });
    },
  };
}

/** Waits in a queue until it's started or given up. */
function waitIn({
  queue,
  signal,
  begin,
  onLeave,
}: {
  queue: Waiting[];
  signal: AbortSignal | undefined;
  begin(): Turn;
  onLeave(): void;
}): Promise<Turn> {
  return new Promise<Turn>((resolve, reject) => {
    const leave = () => {
      const at = queue.indexOf(entry);
      if (at < 0) return;
      queue.splice(at, 1);
      onLeave();
      reject(signal?.reason);
    };
    const entry = {
      passed: 0,
      start() {
        signal?.removeEventListener('abort', leave);
        resolve(begin());
      },
    };
    queue.push(entry);
    signal?.addEventListener('abort', leave, { once: true });
  });
}

/** Answers when it is the owner's turn, which ends with the first event: from then on a model speaks, or nothing is left to search. */
export async function* answerInTurn<Event>({
  of,
  signal,
  answer,
  isQuiet = false,
  turns,
  turn: taken,
}: {
  of: string;
  signal?: AbortSignal;
  /** Nobody waits for the answer: visitors go first. */
  isQuiet?: boolean;
  answer(turn: { isCrowded: boolean }): AsyncGenerator<Event>;
  /** All questions of a process share its processors, so they share their turns. */
  turns: QuestionTurns;
  /** Taken before the question was stored, and ended by who took it once the answer is. */
  turn?: Turn | undefined;
}): AsyncGenerator<Event> {
  const take = () => (isQuiet ? turns.takeQuiet({ of, signal }) : turns.take({ of, signal }));
  const turn = taken ?? (await traceStep({ name: 'wait for turn' }, take));
  const end = taken ? turn.endSoon : turn.end;
  try {
    for await (const event of answer(turn)) {
      end();
      yield event;
    }
  } finally {
    end();
  }
}
