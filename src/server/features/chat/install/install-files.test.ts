import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { createTenant, type Tenant } from '#server/testing/tenants.ts';
import { installKinds } from '#shared/contract/install.ts';
import { createInstallFile } from './install-files.ts';

const filled = {
  origin: 'https://chat.example.com',
  chatbotId: '8d2c5f6e-0000-4000-8000-1234567890ab',
};

async function readFiles(kind: (typeof installKinds)[number]): Promise<Record<string, string>> {
  const { name, type, content } = await createInstallFile({ kind, ...filled });
  if (type !== 'application/zip') return { [name]: strFromU8(content) };
  return Object.fromEntries(
    Object.entries(unzipSync(content)).map(([path, bytes]) => [path, strFromU8(bytes)]),
  );
}

describe.each(installKinds)('%s', (kind) => {
  test('names the server and the chatbot, and leaves no placeholder', async () => {
    const texts = Object.values(await readFiles(kind)).join('\n');
    expect(texts).toContain(filled.origin);
    expect(texts).toContain(filled.chatbotId);
    expect(texts).not.toMatch(/__[A-Z_]*(?:ORIGIN|CHATBOT|NAME)[A-Z_]*__/);
  });
});

test('the WordPress plugin lies in one folder of its own, with what its directory asks for', async () => {
  const files = await readFiles('wordpress');
  expect(Object.keys(files).sort()).toEqual([
    'askwell-chat/askwell-chat.php',
    'askwell-chat/readme.txt',
    'askwell-chat/uninstall.php',
  ]);
  const plugin = files['askwell-chat/askwell-chat.php'] ?? '';
  const readme = files['askwell-chat/readme.txt'] ?? '';
  const version = /Version: +(\S+)/.exec(plugin)?.[1];
  expect(readme).toContain(`Stable tag: ${version}`);
  expect(plugin).toContain('License:           GPL-2.0-or-later');
  expect(readme).toContain('= External services =');
  for (const file of Object.values(files).slice(0, 1)) {
    expect(file).toMatch(/defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \)/);
  }
  // Whatever is printed is escaped.
  for (const [, printed] of plugin.matchAll(/echo ([^;]+);/g)) expect(printed).toMatch(/^esc_/);
});

test('the Tag Manager template has sections that its editor can read', async () => {
  const { 'askwell-chat.tpl': template = '' } = await readFiles('google-tag-manager');
  const section = (name: string) =>
    new RegExp(`___${name}___\\n([\\s\\S]*?)(?=\\n___[A-Z_]+___|$)`).exec(template)?.[1] ?? '';
  expect(JSON.parse(section('INFO'))).toMatchObject({ type: 'TAG', containerContexts: ['WEB'] });
  const parameters = JSON.parse(section('TEMPLATE_PARAMETERS')) as { name: string }[];
  expect(parameters.map(({ name }) => name)).toEqual(['chatbotId', 'position', 'language']);
  const permissions = JSON.stringify(JSON.parse(section('WEB_PERMISSIONS')));
  expect(permissions).toContain('https://chat.example.com/widget.js');
  expect(permissions).toContain('Askwell.init');
});

test('the Shopify block has settings that its editor can read', async () => {
  const files = await readFiles('shopify');
  const folder = 'askwell-shopify/extensions/askwell-chat';
  const block = files[`${folder}/blocks/chat.liquid`] ?? '';
  const schema = /\{% schema %\}([\s\S]+)\{% endschema %\}/.exec(block)?.[1] ?? '';
  const { target, settings } = JSON.parse(schema) as {
    target: string;
    settings: { id: string; default: string }[];
  };
  expect(target).toBe('body');
  expect(settings[0]).toMatchObject({ id: 'chatbot_id', default: filled.chatbotId });
  const words = JSON.parse(files[`${folder}/locales/en.default.schema.json`] ?? '');
  for (const [, path = ''] of schema.matchAll(/"t:([\w.]+)"/g)) {
    const found = path.split('.').reduce((at, key) => at?.[key], words);
    expect(found, path).toEqual(expect.any(String));
  }
});

test('the same files give the same bytes', async () => {
  const [one, other] = await Promise.all([
    createInstallFile({ kind: 'wordpress', ...filled }),
    createInstallFile({ kind: 'wordpress', ...filled }),
  ]);
  expect(Buffer.from(one.content).equals(Buffer.from(other.content))).toBe(true);
});

describe('the download', () => {
  let app: TestApp;
  let ann: Tenant;
  beforeAll(async () => {
    app = await createTestApp();
    ann = await createTenant(app);
  });
  afterAll(() => app.close());

  test('is for the owner alone, and of a kind that there is', async () => {
    const { id } = await ann.createChatbot();
    const path = `/api/chatbots/${id}/install/wordpress`;
    const response = await ann.browser.request(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toContain('askwell-chat.zip');
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(strFromU8(files['askwell-chat/askwell-chat.php'] ?? new Uint8Array())).toContain(id);
    expect((await app.request(path)).status).toBe(401);
    const bob = await createTenant(app);
    expect((await bob.send('GET', path)).status).toBe(404);
    expect((await ann.send('GET', `/api/chatbots/${id}/install/joomla`)).status).toBe(404);
  });
});
