/** How Stripe's API and events look on the wire: nested form fields in, JSON out, events signed. */
import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export type Fields = { [name: string]: string | Fields };

/** "items[0][price]=x" becomes { items: { 0: { price: 'x' } } }. */
export function readForm(text: string): Fields {
  const fields: Fields = {};
  for (const [path, value] of new URLSearchParams(text)) {
    const names = path.split(/\[|\]\[?/).filter(Boolean);
    const last = names.pop() ?? '';
    let at = fields;
    for (const name of names) {
      const next = at[name];
      const inner: Fields = typeof next === 'object' ? next : {};
      at[name] = inner;
      at = inner;
    }
    at[last] = value;
  }
  return fields;
}

export async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

/** The header as Stripe documents it: the time, and an HMAC over time and body. */
export function signPayload({
  secret,
  seconds,
  payload,
}: {
  payload: string;
  secret: string;
  seconds: number;
}): string {
  const hash = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${hash}`;
}

export class StripeFailure extends Error {
  readonly status: number;
  readonly body: object;

  constructor(input: {
    status: number;
    type: string;
    message: string;
    code?: string;
    param?: string;
  }) {
    const { status, ...error } = input;
    super(input.message);
    this.status = status;
    this.body = { error };
  }
}

export function missing({ id, param = 'id' }: { id: string; param?: string }): StripeFailure {
  return new StripeFailure({
    status: 404,
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such object: '${id}'`,
    param,
  });
}

/** Stripe refuses what it does not know, and so does the double: a misspelt field must not pass unseen. */
export function allowOnly({ fields, names }: { fields: Fields; names: readonly string[] }): void {
  const unknown = Object.keys(fields).find((name) => !names.includes(name));
  if (!unknown) return;
  throw new StripeFailure({
    status: 400,
    type: 'invalid_request_error',
    code: 'parameter_unknown',
    message: `Received unknown parameter: ${unknown}`,
    param: unknown,
  });
}
