// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Action } from '#shared/contract/actions.ts';
import { prepareWebApi, renderHookInDashboard } from '#web/testing/render-in-dashboard.tsx';
import { useSecret } from './use-secret.ts';

const { api } = prepareWebApi();
const path = '/api/chatbots/b1/actions';
const put = `PUT ${path}/secrets`;
const actionId = '0b0e7a4e-0000-4000-8000-000000000001';
const stored = {
  id: 's1',
  actionId,
  header: 'authorization',
  origin: 'https://shop.example.com',
  last4: '1234',
};

beforeEach(() => {
  api().on(`GET ${path}`, () => ({ body: { secrets: [], calls: [] } }));
  api().on(put, () => ({ body: { secrets: [stored] } }));
});

function openSecret({ kind = 'call', url = 'https://shop.example.com/orders' } = {}) {
  const action = { id: actionId, kind, call: { url } } as Action;
  return renderHookInDashboard(() =>
    useSecret({ chatbotId: 'b1', action, header: 'Authorization' }),
  );
}

test('stores a key for the host of the address, and forgets what was typed', async () => {
  const hook = openSecret();
  act(() => hook.current.type(' Bearer abc '));
  act(() => hook.current.save());
  await waitFor(() => expect(hook.current.stored?.last4).toBe('1234'));
  expect(hook.current.value).toBe('');
  expect(JSON.parse(api().callsOf(put)[0]?.body ?? '')).toMatchObject({
    value: 'Bearer abc',
    address: 'https://shop.example.com',
  });
});

test('writes a WooCommerce pair as basic authentication', async () => {
  const hook = openSecret({ kind: 'woocommerce' });
  act(() => hook.current.type('ck_1:cs_2'));
  act(() => hook.current.save());
  await waitFor(() => expect(api().callsOf(put)).toHaveLength(1));
  expect(JSON.parse(api().callsOf(put)[0]?.body ?? '').value).toBe(`Basic ${btoa('ck_1:cs_2')}`);
});

test('names what is missing and sends nothing', () => {
  const withoutAddress = openSecret({ url: '' });
  act(() => withoutAddress.current.type('abc'));
  act(() => withoutAddress.current.save());
  expect(withoutAddress.current.problem).toBe('Enter the address first');

  const withoutKey = openSecret();
  act(() => withoutKey.current.save());
  expect(withoutKey.current.problem).toBe('Please enter a key');
  act(() => withoutKey.current.type('a'));
  expect(withoutKey.current.problem).toBeUndefined();
  expect(api().callsOf(put)).toEqual([]);
});

test('does not show the key of another host or header as stored', async () => {
  const secrets = [
    { ...stored, origin: 'https://other.example.com' },
    { ...stored, header: 'x-api-key' },
  ];
  api().on(`GET ${path}`, () => ({ body: { secrets, calls: [] } }));
  const hook = openSecret();
  await waitFor(() => expect(api().callsOf(`GET ${path}`).length).toBeGreaterThan(0));
  expect(hook.current.stored).toBeUndefined();
});

test('removes the stored key', async () => {
  api().on(`GET ${path}`, () => ({ body: { secrets: [stored], calls: [] } }));
  api().on(`DELETE ${path}/secrets/s1`, () => ({ body: { secrets: [] } }));
  const hook = openSecret();
  await waitFor(() => expect(hook.current.stored?.id).toBe('s1'));
  act(() => hook.current.remove());
  await waitFor(() => expect(hook.current.stored).toBeUndefined());
});
