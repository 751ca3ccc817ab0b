/** One attempt: the event in the receiver's format, signed, to an address that is checked as it is connected to. */
import { Webhook } from 'standardwebhooks';
import { OutboundRefused } from '#server/adapters/outbound/guarded-fetch.ts';
import type { Deps } from '#server/deps.ts';
import { brand } from '#shared/brand.ts';
import type { DeliveryAttempt, DeliveryFailure } from '#shared/contract/webhooks.ts';
import type { DeliveryRow } from './delivery-queries.ts';
import { openSecrets } from './endpoint-secrets.ts';
import type { EndpointRow } from './queries.ts';
import { writeSlackMessage } from './slack-message.ts';

/** How long a receiver may take to answer. */
const patienceMs = 15_000;

export async function sendDelivery({
  deps,
  endpoint,
  delivery,
  answerMs = patienceMs,
}: {
  deps: Deps;
  endpoint: EndpointRow;
  delivery: Pick<DeliveryRow, 'eventId' | 'body'>;
  answerMs?: number;
}): Promise<DeliveryAttempt> {
  const at = deps.clock.now();
  const startedAt = performance.now();
  const end = (outcome: Pick<DeliveryAttempt, 'status' | 'failure'>): DeliveryAttempt => ({
    at: at.toISOString(),
    durationMs: Math.round(performance.now() - startedAt),
    ...outcome,
  });
  const secrets = openSecrets({ deps, endpoint });
  if (secrets.length === 0) return end({ status: null, failure: 'secret' });
  const body =
    endpoint.format === 'slack'
      ? writeSlackMessage({ body: delivery.body, publicUrl: deps.env.http.publicUrl })
      : delivery.body;
  const signatures = secrets.map((secret) => new Webhook(secret).sign(delivery.eventId, at, body));
  try {
    const response = await deps.outbound(endpoint.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': `${brand.name}-Webhooks/${deps.env.version}`,
        'webhook-id': delivery.eventId,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': signatures.join(' '),
      },
      body,
      signal: AbortSignal.timeout(answerMs),
    });
    // What it says is no one's business: an address must not become a window into someone's network.
    await response.body?.cancel();
    return end({ status: response.status, failure: response.ok ? null : 'status' });
  } catch (error) {
    return end({ status: null, failure: describeFailure(error) });
  }
}

function describeFailure(error: unknown): DeliveryFailure {
  if (error instanceof OutboundRefused) return error.reason;
  const name = (error as Error).name;
  return name === 'TimeoutError' || name === 'AbortError' ? 'timeout' : 'unreachable';
}
