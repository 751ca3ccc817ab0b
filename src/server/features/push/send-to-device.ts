import webPush from 'web-push';
import { OutboundRefused } from '#server/adapters/outbound/guarded-fetch.ts';
import type { Deps } from '#server/deps.ts';
import type { PushMessage } from '#shared/contract/push.ts';
import type { DeviceRow } from './queries.ts';
import type { VapidKeys } from './vapid-keys.ts';

const patienceMs = 15_000;

/** `gone`: nothing will ever arrive there. `failed`: worth another try. `refused`: the same would be refused again. */
export type SendOutcome = 'sent' | 'gone' | 'failed' | 'refused';

/** Encrypts one message for one browser and hands it to that browser's push service. */
export async function sendToDevice({
  deps,
  device,
  keys,
  message,
  ttlSeconds,
}: {
  deps: Deps;
  device: Pick<DeviceRow, 'endpoint' | 'p256dh' | 'auth'>;
  keys: VapidKeys;
  message: PushMessage;
  /** After this the push service forgets it, for a phone that is off. */
  ttlSeconds: number;
}): Promise<SendOutcome> {
  const { endpoint, p256dh, auth } = device;
  try {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      {
        vapidDetails: { subject: subjectOf(deps), ...keys },
        TTL: ttlSeconds,
        urgency: 'high',
      },
    );
    const response = await deps.outbound(endpoint, {
      method: 'POST',
      headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
      body: new Uint8Array(body),
      signal: AbortSignal.timeout(patienceMs),
    });
    await response.body?.cancel();
    if (response.ok) return 'sent';
    if (response.status === 404 || response.status === 410) return 'gone';
    deps.log.warn({ status: response.status }, 'a push service refused a notification');
    return response.status === 429 || response.status >= 500 ? 'failed' : 'refused';
  } catch (error) {
    if (error instanceof OutboundRefused) return 'gone';
    deps.log.warn({ err: error }, 'a notification was not sent');
    return 'failed';
  }
}

/** Whom push services can write to about what is sent. They take https and mailto only. */
function subjectOf({ env }: Deps): string {
  const { origin, protocol, hostname } = new URL(env.http.publicUrl);
  return protocol === 'https:' ? origin : `mailto:operator@${hostname}`;
}
