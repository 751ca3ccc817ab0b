import { expect, test } from 'vitest';
import { checkoutMessages, checkoutPoll, followCheckout, targetOf } from './follow-checkout.ts';
import { checkedAddress } from './start-checkout.ts';

/** `activeAfter` tells which look finds the subscription active. */
async function follow({
  activeAfter = Number.POSITIVE_INFINITY,
  verified = false,
  failures = 0,
  knows = true,
}: {
  activeAfter?: number;
  verified?: boolean;
  /** So many first looks fail. */
  failures?: number;
  knows?: boolean;
}) {
  const log: string[] = [];
  const outcome = await followCheckout({
    readState: async () => {
      log.push('look');
      const looks = log.filter((step) => step === 'look').length;
      if (looks <= failures) throw new Error('no line');
      const subscription_status = looks >= activeAfter ? 'active' : null;
      return { sessionId: 'cs_1', planId: 'starter', subscription_status };
    },
    verify: async () => {
      log.push('verify');
      if (!knows) return null;
      return { verified, planId: verified ? 'business' : null, sessionId: 'cs_1' };
    },
    wait: async (ms) => void log.push(String(ms)),
  });
  return { outcome, log };
}

test('a subscription that is active at the third look ends the waiting', async () => {
  const { outcome, log } = await follow({ activeAfter: 3 });
  expect(outcome).toEqual({ status: 'success', planId: 'starter', sessionId: 'cs_1' });
  expect(log).toEqual(['look', '2000', 'look', '2000', 'look']);
});

test('after ten looks the payment itself is verified', async () => {
  const { outcome, log } = await follow({ verified: true });
  expect(outcome).toEqual({ status: 'success', planId: 'business', sessionId: 'cs_1' });
  expect(log.filter((step) => step === 'look')).toHaveLength(checkoutPoll.tries);
  expect(log.at(-1)).toBe('verify');
});

test('looks that fail do not end the waiting', async () => {
  const { outcome, log } = await follow({ failures: 2, activeAfter: 4 });
  expect(outcome).toMatchObject({ status: 'success', planId: 'starter' });
  expect(log.filter((step) => step === 'look')).toHaveLength(4);
});

test('not verified is still processing; nothing to verify says to contact support', async () => {
  expect((await follow({})).outcome).toMatchObject({ message: checkoutMessages.processing });
  expect((await follow({ failures: 10, knows: false })).outcome).toMatchObject({
    message:
      'There was an error processing your subscription. Please contact support if you were charged.',
  });
});

test('the intent decides where it leads, and nothing else can', () => {
  expect(targetOf('create-chatbot')).toBe('/app?tab=chatbots&action=create');
  expect(targetOf('upload-document')).toBe('/app?tab=documents&action=upload');
  expect(targetOf('https://evil.example')).toBe('/app');
});

test.each([
  ['https://checkout.stripe.com/c/pay/cs_1', 'https://askwell.example/', true],
  ['https://checkout.stripe.com.evil.example/', 'https://askwell.example/', false],
  ['http://127.0.0.1:4242/pay/cs_1', 'http://localhost:3000/', true],
  ['http://127.0.0.1:4242/pay/cs_1', 'https://askwell.example/', false],
  ['javascript:alert(1)', 'http://localhost:3000/', false],
  [undefined, 'http://localhost:3000/', false],
])('%s from %s', (url, here, isAllowed) => {
  const check = () => checkedAddress({ url, here });
  if (isAllowed) expect(check()).toBe(url);
  else expect(check).toThrow(/^Stripe redirect error: /);
});
