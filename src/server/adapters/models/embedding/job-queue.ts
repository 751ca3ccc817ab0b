export type Job = {
  id: number;
  /** A visitor waits for it. */
  urgent: boolean;
  isJudged: boolean;
  /** Works on one more text; true when none is left. */
  step(): Promise<boolean>;
};

/** So long after a question was embedded no import goes on: the texts found for it come to be judged next. */
const judgingFollowsMs = 150;

/** Jobs of one model, a text at a time: questions first, imports when no question is about to need the model. */
export function createJobQueue<Queued extends Job>({
  end,
}: {
  /** Called for each job that wasn't cancelled, with what went wrong if anything did. */
  end(job: Queued, error: unknown): void;
}): { add(job: Queued): void; cancel(id: number): void } {
  const jobs: Queued[] = [];
  let isWorking = false;
  let importsWaitUntil = 0;
  let endHold = (): void => {};

  async function work(): Promise<void> {
    isWorking = true;
    for (let job = chooseNext(jobs); job; job = chooseNext(jobs)) {
      const holdMs = job.urgent ? 0 : importsWaitUntil - performance.now();
      if (holdMs > 0) await hold(holdMs);
      else await workOn(job);
    }
    isWorking = false;
  }

  async function workOn(job: Queued): Promise<void> {
    try {
      const isDone = await job.step();
      if (job.urgent) importsWaitUntil = job.isJudged ? 0 : performance.now() + judgingFollowsMs;
      if (isDone) finish(job);
    } catch (error) {
      finish(job, error);
    }
  }

  /** Until the time is over or another job comes. */
  function hold(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      endHold = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  function finish(job: Queued, error?: unknown): void {
    const at = jobs.indexOf(job);
    if (at < 0) return;
    jobs.splice(at, 1);
    end(job, error);
  }

  return {
    add(job) {
      jobs.push(job);
      endHold();
      if (!isWorking) void work();
    },
    cancel(id) {
      const at = jobs.findIndex((job) => job.id === id);
      if (at >= 0) jobs.splice(at, 1);
    },
  };
}

/** A question that is still to be searched for goes before what has been found for others. */
function chooseNext<Queued extends Job>(jobs: readonly Queued[]): Queued | undefined {
  const urgent = jobs.filter((job) => job.urgent);
  return urgent.find(({ isJudged }) => !isJudged) ?? urgent[0] ?? jobs[0];
}
