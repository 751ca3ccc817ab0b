/**
 * The span that the running code belongs to. Steps deep inside the engine and the adapters record themselves through it
 * without being handed anything; where nothing is recorded there is no active span, and they only do their work.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

export type SpanAttributes = Record<string, string | number | boolean | undefined>;
export type SpanKind = 'internal' | 'server' | 'client' | 'consumer';

/** Names and attributes never hold what people wrote, their addresses or names: ids, counts and kinds only. */
export type Step = { name: string; kind?: SpanKind; attributes?: SpanAttributes };

export type Span = {
  traceId: string;
  spanId: string;
  rename(name: string): void;
  setAttributes(attributes: SpanAttributes): void;
  /** Counts a query for this span and for those around it. */
  countQuery(milliseconds: number): void;
  startChild(step: Step): Span;
  /** Marks the span as failed, with the kind of the error only: messages may carry other people's data. */
  fail(error: unknown): void;
  end(): void;
};

const active = new AsyncLocalStorage<Span>();

export const findActiveSpan = (): Span | undefined => active.getStore();

/** Which workspace the active request or job is for. */
export const noteWorkspace = (workspaceId: string): void =>
  active.getStore()?.setAttributes({ 'askwell.workspace.id': workspaceId });

/** Records work as a step of what is active. */
export async function traceStep<T>(
  step: Step,
  work: (span: Span | undefined) => Promise<T>,
): Promise<T> {
  const parent = active.getStore();
  return parent ? runInSpan({ span: parent.startChild(step), work }) : work(undefined);
}

/** The same for work that doesn't wait for anything. */
export function traceNow<T>(step: Step, work: () => T): T {
  const parent = active.getStore();
  if (!parent) return work();
  const span = parent.startChild(step);
  try {
    return active.run(span, work);
  } catch (error) {
    span.fail(error);
    throw error;
  } finally {
    span.end();
  }
}

/** The same for a stream, from its first element to its last, or to where the reader stops. */
export async function* traceStream<T>(
  step: Step,
  open: (span: Span | undefined) => AsyncIterable<T>,
): AsyncGenerator<T> {
  const parent = active.getStore();
  if (!parent) return yield* open(undefined);
  const span = parent.startChild(step);
  // Each element is asked for inside the span: a generator's code runs in the context of its reader.
  const inside = <R>(work: () => R): R => active.run(span, work);
  const reader = inside(() => open(span)[Symbol.asyncIterator]());
  let isOver = false;
  try {
    for (;;) {
      const { done, value } = await inside(() => reader.next());
      isOver = done === true;
      if (isOver) return;
      yield value;
    }
  } catch (error) {
    isOver = true;
    span.fail(error);
    throw error;
  } finally {
    if (!isOver) await inside(() => reader.return?.());
    span.end();
  }
}

export async function runInSpan<T>({
  span,
  work,
}: {
  span: Span;
  work: (span: Span) => Promise<T>;
}): Promise<T> {
  try {
    return await active.run(span, work, span);
  } catch (error) {
    span.fail(error);
    throw error;
  } finally {
    span.end();
  }
}
