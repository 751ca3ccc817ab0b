import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { APIRequestContext, Browser, BrowserContext } from 'playwright-core';
import { termsVersion } from '../../src/shared/contract/accounts.ts';
import { root } from '../bootstrap.mjs';
import { accountPassword } from '../testing/create-account.ts';
import type { App } from '../testing/start-app.ts';

/** The receiver of the webhook in the pictures. Nothing is sent to it, but its address is not a public one. */
export const pictureReceiver = 'https://crm.bella.example';

/** Maria on Enterprise, with colleagues, keys and a webhook: what the demo does not have. Gives her cookies. */
export async function createManualAccount(o: {
  browser: Browser;
  app: App;
}): Promise<Awaited<ReturnType<BrowserContext['storageState']>>> {
  const maria = await signUp({ ...o, name: 'Maria Rossi', email: 'maria@bella.example' });
  const { dataDir } = o.app;
  execFileSync(
    process.execPath,
    [join(root, 'scripts/plan.ts'), 'maria@bella.example', 'enterprise'],
    { cwd: root, env: { PATH: process.env.PATH, DATA_DIR: dataDir } },
  );
  await maria.send('/api/team', { name: 'Trattoria Bella' }, 'PATCH');
  for (const [name, email, role] of [
    ['Jonas Weber', 'jonas@bella.example', 'agent'],
    ['Amélie Laurent', 'amelie@bella.example', 'editor'],
  ] as const) {
    const colleague = await signUp({ ...o, name, email });
    await maria.send('/api/team/invitations', { email, role });
    const token = await findInvitation({ request: maria.request, email });
    await colleague.send('/api/invitations/accept', { token });
    await colleague.close();
  }
  await maria.send('/api/team/invitations', { email: 'petra@bella.example', role: 'viewer' });
  await maria.send('/api/api-keys', { name: 'Till in the shop', scopes: ['read', 'write'] });
  await maria.send('/api/api-keys', { name: 'Our app', scopes: ['chat'], expiresInDays: 365 });
  await maria.send('/api/webhooks', {
    name: 'Our CRM',
    url: `${pictureReceiver}/askwell`,
    events: ['lead.captured', 'handoff.requested'],
  });
  await maria.send(
    '/api/white-label',
    {
      name: 'Trattoria Bella',
      senderName: 'Maria of Trattoria Bella',
      domainText: 'trattoria-bella.example',
      domainUrl: 'https://trattoria-bella.example',
      privacyUrl: 'https://trattoria-bella.example/privacy',
    },
    'PUT',
  );
  return maria.close();
}

async function signUp(o: { browser: Browser; app: App; name: string; email: string }) {
  const context = await o.browser.newContext({ baseURL: o.app.address });
  const { request } = context;
  const headers = { origin: o.app.address };
  const send = async (path: string, data: object, method = 'POST') => {
    const response = await request.fetch(path, { method, headers, data });
    if (!response.ok()) throw new Error(`${method} ${path}: ${await response.text()}`);
  };
  const { name, email } = o;
  const account = { name, email, password: accountPassword, termsVersion };
  await send('/api/auth/sign-up/email', account);
  const close = async () => {
    const state = await context.storageState();
    await context.close();
    return state;
  };
  return { request, send, close };
}

/** The token of the link in the mail, once the worker has written it. */
async function findInvitation(o: { request: APIRequestContext; email: string }): Promise<string> {
  for (;;) {
    const { mails } = await (await o.request.get('/api/dev/outbox')).json();
    const mail = mails.find(({ to }: { to: string }) => to === o.email);
    const [, token] = /\/invitation#([\w-]+)/.exec(mail?.text ?? '') ?? [];
    if (token) return token;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
