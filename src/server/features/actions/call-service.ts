/** The one way out: a filled call, with its secrets, to an address that is checked as it's connected to. */
import { OutboundRefused } from '#server/adapters/outbound/guarded-fetch.ts';
import type { Deps } from '#server/deps.ts';
import { brand } from '#shared/brand.ts';
import type { Action } from '#shared/contract/actions.ts';
import type { FilledCall } from './fill-call.ts';

export type CallFailure = 'not-public' | 'redirect' | 'timeout' | 'unreachable' | 'too-large';
export type CallResult =
  | { status: number; text: string; milliseconds: number; failure: null }
  | { status: null; text: ''; milliseconds: number; failure: CallFailure };

/** How long all attempts together may take. */
const patienceMs = 10_000;
const mostBytes = 512 * 1024;
/** Only calls that change nothing are tried again. */
const pausesMs = [200, 800];
const passing = new Set([429, 502, 503, 504]);

export async function callService({
  deps,
  call,
  headers,
  idempotencyKey,
  patience = patienceMs,
}: {
  deps: Deps;
  call: FilledCall;
  headers: Record<string, string>;
  idempotencyKey: string | null;
  patience?: number;
}): Promise<CallResult> {
  const startedAt = performance.now();
  const signal = AbortSignal.timeout(patience);
  const request = { deps, call, headers, idempotencyKey, signal };
  let result = await attempt(request);
  for (const pause of call.method === 'GET' ? pausesMs : []) {
    const isPassing = result.failure === 'unreachable' || passing.has(result.status ?? 0);
    if (!isPassing || signal.aborted) break;
    await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random())));
    if (!signal.aborted) result = await attempt(request);
  }
  return { ...result, milliseconds: Math.round(performance.now() - startedAt) } as CallResult;
}

async function attempt({
  deps,
  call: { method, url, body },
  headers,
  idempotencyKey,
  signal,
}: {
  deps: Deps;
  call: FilledCall;
  headers: Record<string, string>;
  idempotencyKey: string | null;
  signal: AbortSignal;
}) {
  const failed = (failure: CallFailure) => ({ status: null, text: '' as const, failure });
  try {
    const response = await deps.outbound(url, {
      method,
      headers: {
        ...headers,
        accept: 'application/json',
        'user-agent': `${brand.name}-Actions/${deps.env.version}`,
        ...(body !== undefined && {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
        }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body }),
      signal,
    });
    const text = await readLimited(response);
    return text === null ? failed('too-large') : { status: response.status, text, failure: null };
  } catch (error) {
    if (error instanceof OutboundRefused) return failed(error.reason);
    return failed(signal.aborted ? 'timeout' : 'unreachable');
  }
}

async function readLimited(response: Response): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > mostBytes) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Undefined for what isn't JSON. */
export function readJsonText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Headers that aren't secret; the secret ones are added where they're opened. */
export const plainHeaders = ({ headers }: NonNullable<Action['call']>): Record<string, string> =>
  Object.fromEntries(
    headers.flatMap(({ name, value, isSecret }) => (isSecret || !value ? [] : [[name, value]])),
  );
