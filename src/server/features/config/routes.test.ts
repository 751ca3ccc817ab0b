import { expect, test } from 'vitest';
import { readEnv } from '#server/config/env.ts';
import { callApp } from '#server/testing/call-app.ts';
import { publicConfig } from '#shared/contract/config.ts';
import { configRoutes } from './routes.ts';

const secret = (name: string) => `hidden-${name}-0123456789abcdefghijkl`;
const everything = {
  PUBLIC_URL: 'https://chat.shop.test',
  DATABASE_URL: `postgres://user:${secret('db')}@db/askwell`,
  SMTP_URL: `smtps://user:${secret('smtp')}@mail.test`,
  MAIL_FROM: 'hello@shop.test',
  AUTH_SECRET: secret('auth'),
  METRICS_TOKEN: secret('metrics'),
  GOOGLE_CLIENT_ID: 'hidden-google-id',
  GOOGLE_CLIENT_SECRET: secret('google'),
  STRIPE_SECRET_KEY: `sk_live_${secret('stripe')}`,
  STRIPE_PUBLISHABLE_KEY: 'pk_live_shown',
  STRIPE_WEBHOOK_SECRET: `whsec_${secret('webhook')}`,
  STRIPE_PRICE_STARTER_MONTHLY: 'price_hidden',
  MODEL_API_KEY: secret('model'),
  MODEL_BASE_URL: 'http://hidden-host.internal/v1',
  TRUSTED_PROXIES: '10.9.8.0/24',
  DATA_DIR: '/srv/hidden-data',
};

async function getConfig(variables: Record<string, string>) {
  const app = configRoutes({ env: readEnv(variables) });
  const response = await callApp({ app, path: '/api/config' });
  return response.text();
}

test('shows a browser what it needs', async () => {
  expect(publicConfig.parse(JSON.parse(await getConfig({})))).toMatchObject({
    version: '2.0.0',
    publicUrl: 'http://localhost:3000',
    flags: { analytics: true, devTools: false },
    upload: { maxBytes: 10_485_760 },
    hasGoogleSignIn: false,
    hasMail: false,
    payments: { enabled: false, publishableKey: null },
  });
});

test('a full configuration shows no secret, address or path of the installation', async () => {
  const text = await getConfig(everything);
  expect(text).not.toMatch(/hidden|10\.9\.8|hello@|sk_live|whsec|postgres|smtps/);
  expect(publicConfig.strict().parse(JSON.parse(text))).toMatchObject({
    hasGoogleSignIn: true,
    hasMail: true,
    payments: { enabled: true, publishableKey: 'pk_live_shown' },
  });
});
