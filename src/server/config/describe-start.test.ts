import { expect, test } from 'vitest';
import { describeStart } from './describe-start.ts';
import { readEnv } from './env.ts';

test('names the address and the variable behind every default', () => {
  const text = describeStart({ env: readEnv({}), port: 4100 });
  expect(text).toContain('ready at http://localhost:4100');
  const names =
    'DATABASE_URL SMTP_URL MAIL_FROM STRIPE_SECRET_KEY MODEL_API_KEY GOOGLE_CLIENT_ID PLAN_WITHOUT_PAYMENTS';
  for (const name of names.split(' ')) expect(text).toContain(name);
});

test('says nothing about what is configured, least of all its secrets', () => {
  const variables = {
    PUBLIC_URL: 'https://chat.shop.test/',
    DATABASE_URL: 'postgres://u:hidden@db/askwell',
    SMTP_URL: 'smtp://u:hidden@mail.test',
    MAIL_FROM: 'a@shop.test',
    STRIPE_SECRET_KEY: 'sk_hidden',
    STRIPE_PUBLISHABLE_KEY: 'pk_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_hidden',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'hidden',
    MODEL_API_KEY: 'hidden',
  };
  const text = describeStart({ env: readEnv(variables), port: 4100 });
  expect(text).toContain('ready at https://chat.shop.test\n');
  expect(text).not.toContain('hidden');
  expect(text).not.toContain('defaults');
});
