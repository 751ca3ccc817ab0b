import { once } from 'node:events';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGuardedFetch } from '#server/adapters/outbound/guarded-fetch.ts';
import {
  type Behaviour,
  type LanguageModelDouble,
  startLanguageModelDouble,
} from '../../../../../tests/doubles/language-model.ts';
import { selfSigned } from '../../../../../tests/doubles/self-signed.ts';
import { explainModelFailure } from './explain-model-failure.ts';
import { createProviderModel } from './provider-model.ts';

let double: LanguageModelDouble;
beforeAll(async () => {
  double = await startLanguageModelDouble();
});
afterAll(() => double.close());

async function ask({ baseUrl, isGuarded = false }: { baseUrl: string; isGuarded?: boolean }) {
  const asked = { provider: 'openai-compatible' as const, name: 'small', baseUrl };
  const trustedOrigins = isGuarded ? [] : [new URL(baseUrl).origin];
  const fetch = createGuardedFetch({ trustedOrigins });
  const model = createProviderModel({ ...asked, apiKey: 'key-1', fetch });
  try {
    const { signal } = new AbortController();
    const turns = [{ role: 'user' as const, text: 'Hello?' }];
    const request = { instructions: 'Be brief.', turns, maxOutputTokens: 50, signal };
    for await (const _ of model.stream(request)) break;
    return 'It answered.';
  } catch (error) {
    return explainModelFailure({ error, asked });
  }
}

/** A listening server's port; the server is closed after the test. */
async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

test.each<[string, Behaviour, RegExp]>([
  ['a wrong key', { kind: 'status', status: 401 }, /rejected the key \(401\)/],
  ['a key without permission', { kind: 'status', status: 403 }, /rejected the key \(403\)/],
  [
    'an unknown model of OpenAI',
    {
      kind: 'status',
      status: 404,
      body: { error: { message: 'The model `small` does not exist', code: 'model_not_found' } },
    },
    /doesn't know the model "small"/,
  ],
  [
    'an unknown model of Mistral',
    { kind: 'status', status: 400, body: { object: 'error', message: 'Invalid model: small' } },
    /doesn't know the model "small"/,
  ],
  [
    'an unknown model of Ollama',
    { kind: 'status', status: 404, body: { error: { message: "model 'small' not found" } } },
    /doesn't know the model "small"/,
  ],
  ['a wrong path', { kind: 'status', status: 404, body: { detail: 'Not Found' } }, /\(404\)/],
  ['too many calls', { kind: 'status', status: 429 }, /too many calls/],
  ['an outage', { kind: 'status', status: 503 }, /on its side \(503\)/],
])('says what to do about %s', async (_, behaviour, expected) => {
  double.behave(behaviour);
  expect(await ask({ baseUrl: double.urls.openai })).toMatch(expected);
});

test('says that a connection was refused, and where', async () => {
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, 'close');
  const message = await ask({ baseUrl: `http://127.0.0.1:${port}/v1` });
  expect(message).toContain(`127.0.0.1:${port} refused the connection`);
});

test('says that a name is not in DNS', async () => {
  const message = await ask({ baseUrl: 'https://models.shop.invalid/v1', isGuarded: true });
  expect(message).toContain("The name models.shop.invalid wasn't found in DNS");
});

test('says what is wrong with a certificate', async () => {
  const server = createTlsServer(selfSigned);
  const port = await listen(server);
  const message = await ask({ baseUrl: `https://127.0.0.1:${port}/v1` });
  expect(message).toContain(`certificate of 127.0.0.1:${port} is self-signed`);
  server.close();
});

test('says that a server speaks no TLS', async () => {
  const { port } = new URL(double.urls.openai);
  const message = await ask({ baseUrl: `https://127.0.0.1:${port}/v1` });
  expect(message).toMatch(/^127\.0\.0\.1:\d+ doesn't offer a TLS connection/);
});

test('says that an address is not public', async () => {
  const message = await ask({ baseUrl: 'https://127.0.0.1/v1', isGuarded: true });
  expect(message).toContain('Only public https addresses');
});

test('says that a connection was closed', async () => {
  const server = createServer((socket) => socket.destroy());
  const port = await listen(server);
  const message = await ask({ baseUrl: `http://127.0.0.1:${port}/v1` });
  expect(message).toContain(`127.0.0.1:${port} closed the connection`);
  server.close();
});
