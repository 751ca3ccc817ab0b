/** A stand-in for Stripe that speaks its wire: the API, a hosted payment page, a billing portal, and signed events. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { apiRoutes } from './stripe/api.ts';
import { readForm, readText, StripeFailure, signPayload } from './stripe/wire.ts';
import { createWorld, newId, type World } from './stripe/world.ts';

export type SentEvent = { id: string; type: string; payload: string };

export type StripeDouble = World & {
  /** For the environment of the app. */
  variables: Record<string, string>;
  /** Every event so far, the oldest first. */
  events: SentEvent[];
  /** Where events go as they happen; null keeps them back. */
  webhookUrl: string | null;
  /** The API answers nothing while set. */
  isAway: boolean;
  /** What was asked of the API, without the reads. */
  writes: string[];
  sign(payload: string, options?: { secret?: string; seconds?: number }): string;
  close(): Promise<void>;
};

const secretKey = 'sk_test_double';
const webhookSecret = 'whsec_double';

export async function startStripeDouble(port = 0): Promise<StripeDouble> {
  const seconds = () => Math.floor(Date.now() / 1000);
  const events: SentEvent[] = [];
  const world = createWorld({ now: seconds, emit });
  const answers = new Map<string, string>();
  const routes = apiRoutes({ world, address: () => address });
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const [id, amount, interval] of prices) world.addPrice({ id, amount, interval });

  function emit(type: string, object: { id: string }): void {
    const id = newId('evt');
    const event = {
      id,
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: seconds(),
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
      data: { object },
    };
    const payload = JSON.stringify(event);
    events.push({ id, type, payload });
    const { webhookUrl } = double;
    if (!webhookUrl) return;
    const headers = { 'stripe-signature': sign(payload), 'content-type': 'application/json' };
    void fetch(webhookUrl, { method: 'POST', headers, body: payload }).catch(() => undefined);
  }

  function sign(payload: string, input: { secret?: string; seconds?: number } = {}): string {
    return signPayload({ payload, secret: webhookSecret, seconds: seconds(), ...input });
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', address);
    const body = await readText(request);
    try {
      if (!url.pathname.startsWith('/v1/')) servePage({ request, response, url, body });
      else if (double.isAway) request.socket.destroy();
      else send({ response, status: 200, body: callApi({ request, url, body }) });
    } catch (error) {
      if (!(error instanceof StripeFailure)) throw error;
      send({ response, status: error.status, body: JSON.stringify(error.body) });
    }
  }

  function callApi({
    request,
    url,
    body,
  }: {
    request: IncomingMessage;
    url: URL;
    body: string;
  }): string {
    const { method = 'GET', headers } = request;
    if (headers.authorization !== `Bearer ${secretKey}`) {
      const message = 'Invalid API Key provided.';
      throw new StripeFailure({ status: 401, type: 'invalid_request_error', message });
    }
    const key = `${headers['idempotency-key']}`;
    const known = headers['idempotency-key'] && answers.get(key);
    if (known) return known;
    for (const route of routes) {
      const match = route.method === method && route.path.exec(url.pathname);
      if (!match) continue;
      if (method !== 'GET') double.writes.push(`${method} ${url.pathname}`);
      const fields = readForm(method === 'GET' ? url.search : body);
      const answer = JSON.stringify(route.answer({ fields, id: match.groups?.id ?? '' }));
      if (headers['idempotency-key']) answers.set(key, answer);
      return answer;
    }
    const message = `Unrecognized request URL (${method}: ${url.pathname}).`;
    throw new StripeFailure({ status: 404, type: 'invalid_request_error', message });
  }

  function servePage({
    request,
    response,
    url,
    body,
  }: {
    request: IncomingMessage;
    response: ServerResponse;
    url: URL;
    body: string;
  }): void {
    const session = world.sessions.get(url.pathname.split('/')[2] ?? '');
    const isDeclined = readForm(body).card === 'declined';
    if (!session) {
      const back = url.searchParams.get('return_url') ?? '';
      sendHtml(response, `<h1>Billing portal</h1><a href="${back}">Return</a>`);
    } else if (request.method !== 'POST' || isDeclined) {
      const notice = isDeclined ? 'Your card was declined.' : '';
      sendHtml(response, payPage({ session, notice }));
    } else {
      world.pay(session, url.searchParams.get('price') ?? '');
      const location = session.success_url?.replace('{CHECKOUT_SESSION_ID}', session.id) ?? '';
      response.writeHead(303, { location }).end();
    }
  }

  const double: StripeDouble = {
    ...world,
    events,
    webhookUrl: null,
    isAway: false,
    writes: [],
    sign,
    variables: {
      STRIPE_API_URL: address,
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_double',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PRICE_STARTER_MONTHLY: 'price_1StarterMonth',
      STRIPE_PRICE_STARTER_YEARLY: 'price_1StarterYear',
      STRIPE_PRICE_BUSINESS_MONTHLY: 'price_1BusinessMonth',
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return double;
}

const prices = [
  ['price_1StarterMonth', 1499, 'month'],
  ['price_1StarterYear', 14_900, 'year'],
  ['price_1BusinessMonth', 25_000, 'month'],
] as const;

function payPage({
  session,
  notice,
}: {
  session: { cancel_url?: string | null };
  notice: string;
}): string {
  return `<h1>Pay</h1><p role="alert">${notice}</p><form method="post">
    <button>Pay</button><button name="card" value="declined">Pay with a declined card</button>
    </form><a href="${session.cancel_url}">Back</a>`;
}

function sendHtml(response: ServerResponse, html: string): void {
  const page = `<!doctype html><html lang="en"><title>Checkout</title><link rel="icon" href="data:,">${html}`;
  response.writeHead(200, { 'content-type': 'text/html' }).end(page);
}

function send({
  response,
  status,
  body,
}: {
  response: ServerResponse;
  status: number;
  body: string;
}): void {
  const headers = { 'content-type': 'application/json', 'request-id': newId('req') };
  response.writeHead(status, headers).end(body);
}
