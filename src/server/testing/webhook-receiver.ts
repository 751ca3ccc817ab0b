import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { deliverDue, spreadEvent } from '#server/features/webhooks/jobs.ts';
import { type AnnouncedEvent, announceEventJob } from '#server/jobs/announce-event.ts';
import {
  type DeliveriesResponse,
  type WebhooksResponse,
  type WebhookWithSecret,
  webhookEventTypes,
} from '#shared/contract/webhooks.ts';
import type { TestApp } from './create-test-app.ts';
import type { Tenant } from './tenants.ts';

export type Received = { path: string; headers: IncomingHttpHeaders; body: string };

/** A program that is sent webhooks: keeps what it gets, and answers as it is told. */
export async function startWebhookReceiver() {
  const received: Received[] = [];
  let answer: number | 'redirect' | 'hang' = 204;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      received.push({ path: request.url ?? '', headers: request.headers, body });
      if (answer === 'hang') return;
      if (answer === 'redirect') response.writeHead(302, { location: '/elsewhere' });
      else response.writeHead(answer);
      response.end(answer === 204 ? undefined : 'a secret of the receiver');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    origin: `http://127.0.0.1:${port}`,
    behave(next: typeof answer) {
      answer = next;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** An endpoint for every event, and what its owner does with it. */
export async function createTestWebhook({ of, ...input }: { of: Tenant; url: string }) {
  const sent = { name: 'CRM', events: webhookEventTypes, ...input };
  const { status, body } = await of.send<WebhookWithSecret>('POST', '/api/webhooks', sent);
  if (status !== 201) throw new Error(JSON.stringify(body));
  const path = `/api/webhooks/${body.endpoint.id}`;
  return {
    ...body,
    path,
    delete: () => of.send('DELETE', path),
    log: async () => (await of.send<DeliveriesResponse>('GET', `${path}/deliveries`)).body.items,
    get: async () => {
      const all = await of.send<WebhooksResponse>('GET', '/api/webhooks');
      return all.body.items.find(({ id }) => id === body.endpoint.id);
    },
  };
}

/** Does what the worker would: spreads what was announced and sends what is due. */
export async function sendWebhooks(
  { deps }: Pick<TestApp, 'deps'>,
  /** How long a receiver may take; as in production unless the test has one that hangs. */
  options: { answerMs?: number } = {},
): Promise<void> {
  const { rows } = await deps.database.orm.execute<{ data: AnnouncedEvent }>(
    sql`delete from pgboss.job where name = ${announceEventJob} returning data`,
  );
  for (const { data } of rows) await spreadEvent({ deps, ...data });
  await deliverDue({ deps, signal: new AbortController().signal, ...options });
}
