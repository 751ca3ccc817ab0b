import { expect, test } from 'vitest';
import { checkoutMessages, checkoutPoll, followCheckout, targetOf } from './follow-checkout.ts';
import { checkedAddress } from './start-checkout.ts';

/** `activeAfter` tells which look finds the subscription active. */
async function follow({
  activeAfter = Number.POSITIVE_INFINITY,
  verified = false,
  fails = false,
}: {
  activeAfter?: number;
  verified?: boolean;
  fails?: boolean;
}) {
  const log: string[] = [];
  const outcome = await followCheckout({
    readState: async () => {
      log.push('look');
      if (fails) throw new Error('no line');
      const isActive = log.filter((step) => step === 'look').length >= activeAfter;
      return { planId: 'starter', subscription_status: isActive ? 'active' : null };
    },
    verify: async () => {
      log.push('verify');
      return { verified, planId: verified ? 'business' : null };
    },
    wait: async (ms) => void log.push(String(ms)),
  });
  return { outcome, log };
}

test('a subscription that is active at the third look ends the waiting', async () => {
  const { outcome, log } = await follow({ activeAfter: 3 });
  expect(outcome).toEqual({ status: 'success', planId: 'starter' });
  expect(log).toEqual(['look', '2000', 'look', '2000', 'look']);
});

test('after ten looks the payment itself is verified', async () => {
  const { outcome, log } = await follow({ verified: true });
  expect(outcome).toEqual({ status: 'success', planId: 'business' });
  expect(log.filter((step) => step === 'look')).toHaveLength(checkoutPoll.tries);
  expect(log.at(-1)).toBe('verify');
});

test('not verified is still processing; a failure says to contact support', async () => {
  expect((await follow({})).outcome).toMatchObject({ message: checkoutMessages.processing });
  expect((await follow({ fails: true })).outcome).toMatchObject({
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
