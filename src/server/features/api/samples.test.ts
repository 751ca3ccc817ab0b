/** The samples of the manual's API page, run as they stand there: by curl, by Node and by the official MCP client. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Listening, listen } from '#server/http/listen.ts';
import { createKey, createStockedShop } from '#server/testing/api-fixtures.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { fillBrand } from '#shared/fill-brand.ts';

const run = promisify(execFile);
let app: TestApp;
let server: Listening;
let folder: string;
let samples: { language: string; text: string }[];
let variables: Record<string, string>;

beforeAll(async () => {
  app = await createTestApp();
  server = await listen({ app: app.app, streams: app.deps.streams, host: '127.0.0.1', port: 0 });
  const shop = await createStockedShop(app);
  const { key } = await createKey(shop.browser);
  const { PATH = '' } = process.env;
  const { chatbotId, documentId, sourceId, runId } = shop;
  const ids = { CHATBOT_ID: chatbotId, DOCUMENT_ID: documentId, SOURCE_ID: sourceId };
  variables = { PATH, ASKWELL_KEY: key, ...ids, RUN_ID: runId };
  folder = mkdtempSync(join(tmpdir(), 'askwell-samples-'));
  writeFileSync(join(folder, 'prices.txt'), 'A cake costs 30 euros.');
  const page = readFileSync(new URL('../../../../content/docs/api.md', import.meta.url), 'utf8');
  const text = fillBrand({ text: page, origin: `http://127.0.0.1:${server.port}` });
  samples = [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```/gm)].map(
    ([, language = '', sample = '']) => ({
      language,
      text: sample,
    }),
  );
});
afterAll(async () => {
  await server.close(1_000);
  await app.close();
  rmSync(folder, { recursive: true });
});

const samplesIn = (language: string) =>
  samples.filter((sample) => sample.language === language).map(({ text }) => text);

test('every call by curl succeeds', async () => {
  const calls = samplesIn('sh');
  expect(calls.length).toBeGreaterThan(6);
  const answers: string[] = [];
  for (const call of calls) {
    // A refusal ends with an error, instead of being printed like any answer.
    const script = `curl() { command curl --fail-with-body -sS "$@"; }\n${call}`;
    const options = { cwd: folder, env: variables };
    const { stdout } = await run('sh', ['-e', '-c', script], options).catch((failure) => {
      throw new Error(`${call}\n${failure.stdout}${failure.stderr}`);
    });
    answers.push(stdout);
  }
  expect(answers[0]).toContain('"items":[{');
  expect(answers[1]).toContain('7:00 to 18:30');
  expect(answers[2]).toMatch(/^event: start\n[\s\S]*event: token\n[\s\S]*event: done\n/);
  expect(answers[3]).toContain('"name":"prices.txt"');
});

test('the client in TypeScript asks and lists', async () => {
  const [client = ''] = samplesIn('ts');
  const file = join(folder, 'client.ts');
  writeFileSync(file, client);
  const { stdout } = await run(process.execPath, [file], { cwd: folder, env: variables });
  expect(stdout).toContain('7:00 to 18:30');
  expect(stdout).toContain('ida@guest.test');
});

test('the settings for an assistant connect it', async () => {
  const settings = samplesIn('json').find((sample) => sample.includes('mcpServers')) ?? '';
  const { url, headers } = JSON.parse(settings).mcpServers.askwell;
  const authorization = headers.Authorization.replace('YOUR_API_KEY', variables.ASKWELL_KEY);
  const transport = new StreamableHTTPClientTransport(new URL(url), {
    requestInit: { headers: { authorization } },
  });
  const client = new Client({ name: 'sample', version: '1' });
  await client.connect(transport as Parameters<Client['connect']>[0]);
  const { tools } = await client.listTools();
  const page = readFileSync(new URL('../../../../content/docs/api.md', import.meta.url), 'utf8');
  for (const { name } of tools) expect(page).toContain(`| \`${name}\``);
  await client.close();
});
