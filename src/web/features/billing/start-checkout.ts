import type { CheckoutInput, CheckoutResponse } from '#shared/contract/billing.ts';
import { callApi } from '#web/lib/api.ts';

/** Opens the hosted payment page in this tab, which is then being left. What it throws carries the sentence to show. */
export async function startCheckout(input: CheckoutInput): Promise<'stay-busy'> {
  const response = await callApi<Partial<CheckoutResponse>>({
    path: '/api/functions/stripe-checkout',
    method: 'POST',
    body: input,
  });
  if (!response.sessionId) throw new Error('No session ID returned from checkout service');
  window.location.assign(checkedAddress({ url: response.url, here: window.location.href }));
  return 'stay-busy';
}

/** Only Stripe's own pages take cards; a stand-in for them is met on the developer's machine alone. */
export function checkedAddress({ url, here }: { url: string | undefined; here: string }): string {
  if (!url) throw new Error('Stripe redirect error: no address was returned');
  const target = URL.parse(url);
  const isStripe = target?.protocol === 'https:' && /\.stripe\.com$/.test(target.hostname);
  const isLocal = [target, URL.parse(here)].every((at) => at && loopback.test(at.hostname));
  if (!isStripe && !isLocal) throw new Error('Stripe redirect error: the address is not Stripe’s');
  return url;
}

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;
