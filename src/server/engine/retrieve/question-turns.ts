/** Whose question is next: owners take turns, so that one with a hundred questions delays another's by one or two. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { traceStep } from '#server/config/active-span.ts';
import { AppError } from '#shared/errors.ts';

/** What waits behind a question when its turn comes. */
export type TurnLoad = {
  /** Many of this owner's questions wait: search by words alone, which costs a tenth. */
  isCrowded: boolean;
  /** Some wait, of this owner or of others: what is found is read once, not twice. */
  isBusy: boolean;
};

export type Turn = TurnLoad & {
  /** Lets the next one in; calling it again does nothing. */
  end(): void;
  /** The same in a moment: what is left is to store the answer, unless a model or a slow reader takes longer. */
  endSoon(): void;
  /** Called between two steps: where more of this owner's questions wait, another owner's goes first. */
  giveWay(): Promise<void>;
};

export type QuestionTurns = {
  /** Resolves when it is this question's turn. `of` names the owner. */
  take(options: { of: string; signal?: AbortSignal | undefined }): Promise<Turn>;
  /** For questions that no one waits for, one at a time: they start when no visitor's question is being searched. */
  takeQuiet(options: { of: string; signal?: AbortSignal | undefined }): Promise<Turn>;
  /**
   * For other long work on the same processors, between two pieces of it: visitors' questions under way go first, for
   * half a second at most, or less where a person waits for that work too.
   */
  giveWay(options?: { mostMs?: number }): Promise<void>;
};

/** `passed` counts the questions that ended while it waited: those of other owners, or all visitors' for a quiet one. */
type Waiting = { passed: number; start(): void };
/** A question under way, or other work, that waits between two of its steps. */
type Paused = {
  of: string;
  isQuestion: boolean;
  passed: number;
  mayGoOn(passed: number): boolean;
  goOn(): void;
};

/** Searching keeps one processor busy, and a second while the database reads. */
const mostRunning = 4;
/** Beside another owner's questions only one: each step of those would wait for a step of every one of these. */
const mostRunningAlone = 2;
/** With so many waiting, an owner's questions let those of owners without a queue go first. */
const floodedFrom = 4;
/** But many shops with a question each must not keep a flooded one from being answered at all. */
const mostPassedByOthers = 4;
/** Nor may one question that takes long, for example because a service embeds it. */
const mostGivenWayMs = 500;
const busyFrom = 2;
const crowdedFrom = 8;
const mostWaitingEach = 300;
/** Storing an answer takes a few milliseconds on a server that isn't busy. */
const soonMs = 100;
/** A site that is asked without a pause must not keep a test from ever running. */
const mostPassed = 20;
/** A piece of other work is short, so its turn comes sooner. */
const mostPassedByWork = 2;

const quietPrefix = 'quiet ';
const quietName = (of: string) => `${quietPrefix}${of}`;
const isQuietName = (name: string) => name.startsWith(quietPrefix);

export function createQuestionTurns(): QuestionTurns {
  const running = createCounts();
  /** Of those, the ones that others give way to. */
  const young = createCounts();
  /** In the order of their turns: the owner who was served last is at the end. */
  const waiting = new Map<string, Waiting[]>();
  const paused = new Set<Paused>();
  const quiet: Waiting[] = [];
  let isQuietRunning = false;

  const mayRun = (of: string) => {
    const own = running.of(of);
    const isFree = running.total() - countPaused() < mostRunning;
    return isFree && (own === 0 || (own < mostRunningAlone && isAlone(of)));
  };
  const countPaused = () => [...paused].filter(({ isQuestion }) => isQuestion).length;
  const isAlone = (of: string) =>
    [...running.names(), ...waiting.keys()].every((other) => other === of || isQuietName(other));

  const isFlooded = (of: string) => (waiting.get(of)?.length ?? 0) >= floodedFrom;
  const givesWay = ({ of, passed }: { of: string; passed: number }) =>
    passed < mostPassedByOthers &&
    isFlooded(of) &&
    young.names().some((other) => other !== of && !isFlooded(other));

  function begin(of: string): Turn {
    running.add(of);
    // No visitor waits for a quiet one, so no other question does either.
    const ageing = isQuietName(of) ? null : startAgeing(of);
    const own = waiting.get(of)?.length ?? 0;
    const others = waiting.size - (own > 0 ? 1 : 0);
    let hasEnded = false;
    let ending: NodeJS.Timeout | undefined;
    const end = () => {
      clearTimeout(ending);
      if (hasEnded) return;
      hasEnded = true;
      ageing?.end();
      running.remove(of);
      countPassed(of);
      startNext();
    };
    return {
      isCrowded: own + others >= crowdedFrom,
      isBusy: own + others >= busyFrom,
      end,
      endSoon() {
        if (!hasEnded) ending ??= setTimeout(end, soonMs);
      },
      giveWay: () => pause({ of, mayGoOn: (passed) => !givesWay({ of, passed }) }),
    };
  }

  function startAgeing(of: string): { end(): void } {
    young.add(of);
    let isYoung = true;
    const end = () => {
      clearTimeout(timer);
      if (isYoung) young.remove(of);
      isYoung = false;
    };
    const timer = setTimeout(() => {
      end();
      startNext();
    }, mostGivenWayMs);
    return { end };
  }

  function countPassed(of: string): void {
    for (const entry of quiet) entry.passed += 1;
    for (const entry of paused) if (entry.of !== of) entry.passed += 1;
    for (const [other, [first]] of waiting) if (first && other !== of) first.passed += 1;
  }

  async function pause({
    of,
    mayGoOn,
    isQuestion = true,
    mostMs,
  }: Pick<Paused, 'of' | 'mayGoOn'> & {
    isQuestion?: boolean;
    mostMs?: number | undefined;
  }): Promise<void> {
    if (mayGoOn(0)) return;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((goOn) => {
      const entry = { of, isQuestion, passed: 0, mayGoOn, goOn };
      paused.add(entry);
      if (mostMs === undefined) return;
      timer = setTimeout(() => {
        paused.delete(entry);
        goOn();
      }, mostMs);
    });
    clearTimeout(timer);
  }

  const isAnyVisitorServed = () =>
    waiting.size > 0 || running.names().some((name) => !isQuietName(name));
  const mayRunQuiet = (passed: number) =>
    !isQuietRunning && (!isAnyVisitorServed() || passed >= mostPassed);

  function beginQuiet(of: string): Turn {
    isQuietRunning = true;
    // Under a name of its own: it takes none of the owner's places from visitors.
    const name = quietName(of);
    const turn = begin(name);
    let hasEnded = false;
    const end = () => {
      // Ending again must not let a second one in beside the next.
      if (hasEnded) return;
      hasEnded = true;
      isQuietRunning = false;
      turn.end();
    };
    const mayGoOn = (passed: number) => !isAnyVisitorServed() || passed >= mostPassed;
    return {
      isCrowded: false,
      isBusy: false,
      end,
      endSoon: end,
      giveWay: () => pause({ of: name, mayGoOn }),
    };
  }

  /** What is under way goes on before anything new begins. */
  function startNext(): void {
    for (const entry of paused) {
      if (!entry.mayGoOn(entry.passed)) continue;
      paused.delete(entry);
      entry.goOn();
    }
    for (let next = takeNext(); next; next = takeNext()) next.start();
    const [first] = quiet;
    if (!first || !mayRunQuiet(first.passed)) return;
    quiet.shift();
    first.start();
  }

  function takeNext(): Waiting | undefined {
    for (const [of, queue] of waiting) {
      const [first] = queue;
      if (!first || !mayRun(of) || givesWay({ of, passed: first.passed })) continue;
      queue.shift();
      waiting.delete(of);
      if (queue.length > 0) waiting.set(of, queue);
      return first;
    }
    return undefined;
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
          startNext();
        },
      });
    },
    async takeQuiet({ of, signal }) {
      signal?.throwIfAborted();
      if (quiet.length === 0 && mayRunQuiet(0)) return beginQuiet(of);
      return waitIn({ queue: quiet, signal, begin: () => beginQuiet(of), onLeave() {} });
    },
    async giveWay({ mostMs } = {}) {
      // What has arrived is read first: a question may be among it.
      await nextTurn();
      const mayGoOn = (passed: number) => young.total() === 0 || passed >= mostPassedByWork;
      await pause({ of: '', isQuestion: false, mayGoOn, mostMs });
    },
  };
}

/** How many of each name, without those that have none. */
function createCounts() {
  const counts = new Map<string, number>();
  let total = 0;
  return {
    of: (name: string) => counts.get(name) ?? 0,
    names: () => [...counts.keys()],
    total: () => total,
    add(name: string) {
      total += 1;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    },
    remove(name: string) {
      total -= 1;
      const left = (counts.get(name) ?? 1) - 1;
      if (left > 0) counts.set(name, left);
      else counts.delete(name);
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
  answer(turn: TurnLoad): AsyncGenerator<Event>;
  /** All questions of a process share its processors, so they share their turns. */
  turns: QuestionTurns;
  /** Taken before the question was stored, and ended by who took it once the answer is. */
  turn?: Turn | undefined;
}): AsyncGenerator<Event> {
  const take = () => (isQuiet ? turns.takeQuiet({ of, signal }) : turns.take({ of, signal }));
  const turn = taken ?? (await traceStep({ name: 'wait for turn' }, take));
  const end = taken ? turn.endSoon : turn.end;
  try {
    await turn.giveWay();
    for await (const event of answer(turn)) {
      end();
      yield event;
    }
  } finally {
    end();
  }
}
