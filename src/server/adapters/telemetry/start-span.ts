import {
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import type { Span, SpanAttributes, Step } from '#server/config/active-span.ts';

const kinds = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
};

/** A span of OpenTelemetry behind our own few functions. */
export function startSpan({
  tracer,
  step: { name, kind = 'internal', attributes = {} },
  traceparent,
  parent,
}: {
  tracer: Tracer;
  step: Step;
  /** Of a caller whose trace goes on here. */
  traceparent?: string | undefined;
  /** The span around it. */
  parent?: { context: Context; countQuery(milliseconds: number): void };
}): Span {
  const outer = parent?.context ?? readTraceparent(traceparent);
  const span = tracer.startSpan(name, { kind: kinds[kind], attributes: given(attributes) }, outer);
  const context = trace.setSpan(outer, span);
  const { traceId, spanId } = span.spanContext();
  let queries = 0;
  let queryMs = 0;
  const countQuery = (milliseconds: number): void => {
    queries += 1;
    queryMs += milliseconds;
    parent?.countQuery(milliseconds);
  };
  return {
    traceId,
    spanId,
    rename: (to) => void span.updateName(to),
    setAttributes: (more) => void span.setAttributes(given(more)),
    countQuery,
    startChild: (step) => startSpan({ tracer, step, parent: { context, countQuery } }),
    fail(error) {
      span.setAttribute('error.type', describeKind(error));
      span.setStatus({ code: SpanStatusCode.ERROR });
    },
    end() {
      if (queries > 0) {
        span.setAttributes({
          'askwell.db.queries': queries,
          'askwell.db.milliseconds': Math.round(queryMs * 10) / 10,
        });
      }
      span.end();
    },
  };
}

function given(attributes: SpanAttributes): Record<string, string | number | boolean> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, value]],
    ),
  );
}

const shape = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/;

/** The caller's trace as W3C Trace Context writes it; anything else begins a new one. */
function readTraceparent(header: string | undefined): Context {
  const [, traceId = '', spanId = '', flags = ''] = shape.exec(header ?? '') ?? [];
  const remote = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(remote) ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT;
}

/** Codes such as "not_found" or ECONNREFUSED say more than the name of a class. */
function describeKind(error: unknown): string {
  if (!(error instanceof Error)) return typeof error === 'string' ? error : typeof error;
  const { code, failure, reason } = error as Partial<
    Record<'code' | 'failure' | 'reason', unknown>
  >;
  const told = [code, failure, reason].find((each) => typeof each === 'string');
  return typeof told === 'string' ? told : error.name;
}
