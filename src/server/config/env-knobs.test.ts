import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { type Env, readEnv } from './env.ts';

/** Everything that works only in company is on, so that each variable can be moved alone. */
const base = {
  SMTP_URL: 'smtp://mail.test',
  MAIL_FROM: 'a@shop.test',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  STRIPE_SECRET_KEY: 'sk_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_STARTER_MONTHLY: 'price_1',
  MODEL_API_KEY: 'key',
  DATABASE_URL: 'postgres://db.test/first',
  AUTH_SECRET: 'first-secret-of-more-than-32-characters',
  METRICS_TOKEN: 'first-token-of-more-than-32-characters',
  VAPID_PUBLIC_KEY: Buffer.alloc(65, 1).toString('base64url'),
  VAPID_PRIVATE_KEY: Buffer.alloc(32, 1).toString('base64url'),
};

const vapid = {
  publicKey: Buffer.alloc(65, 2).toString('base64url'),
  privateKey: Buffer.alloc(32, 2).toString('base64url'),
};
const other = 'other-secret-of-more-than-32-characters';

type Move = [name: string, value: string, read: (env: Env) => unknown, moved: unknown];

const moves: Move[] = [
  ['NODE_ENV', 'development', (env) => env.mode, 'development'],
  ['PORT', '8080', (env) => env.http.port, 8080],
  ['HOST', '127.0.0.1', (env) => env.http.host, '127.0.0.1'],
  ['PUBLIC_URL', 'https://x.test', (env) => env.http.publicUrl, 'https://x.test'],
  ['DATA_DIR', '/srv/askwell', (env) => env.dataDir, resolve('/srv/askwell')],
  ['SERVICES', 'web', (env) => env.services, { web: true, worker: false }],
  ['TRUSTED_PROXIES', '10.0.0.0/8', (env) => env.http.trustedProxies, ['10.0.0.0/8']],
  ['LOG_LEVEL', 'debug', (env) => env.logLevel, 'debug'],
  ['APP_VERSION', '9.9.9', (env) => env.version, '9.9.9'],
  ['AUTH_SECRET', other, (env) => env.authSecret, other],
  ['METRICS_TOKEN', other, (env) => env.metricsToken, other],
  ['DATABASE_URL', 'postgres://db.test/a', (env) => env.database.url, 'postgres://db.test/a'],
  [
    'DATABASE_REPLICA_URL',
    'postgres://r.test/a',
    (env) => env.database.replicaUrl,
    'postgres://r.test/a',
  ],
  ['DATABASE_POOL_MAX', '3', (env) => env.database.poolMax, 3],
  ['DATABASE_STATEMENT_TIMEOUT_MS', '900', (env) => env.database.statementTimeoutMs, 900],
  ['SMTP_URL', 'smtp://other.test', (env) => env.mail?.smtpUrl, 'smtp://other.test'],
  ['MAIL_FROM', 'b@shop.test', (env) => env.mail?.from, 'b@shop.test'],
  ['GOOGLE_CLIENT_ID', 'other', (env) => env.google?.clientId, 'other'],
  ['GOOGLE_CLIENT_SECRET', 'other', (env) => env.google?.clientSecret, 'other'],
  ['GOOGLE_ISSUER', 'https://id.test', (env) => env.google?.issuer, 'https://id.test'],
  ['STRIPE_SECRET_KEY', 'sk_2', (env) => env.payments?.secretKey, 'sk_2'],
  ['STRIPE_PUBLISHABLE_KEY', 'pk_2', (env) => env.payments?.publishableKey, 'pk_2'],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_2', (env) => env.payments?.webhookSecret, 'whsec_2'],
  ['STRIPE_API_URL', 'https://pay.test', (env) => env.payments?.apiUrl, 'https://pay.test'],
  [
    'STRIPE_PRICE_STARTER_MONTHLY',
    'price_2',
    (env) => env.payments?.prices.starter.monthly,
    'price_2',
  ],
  [
    'STRIPE_PRICE_STARTER_YEARLY',
    'price_2',
    (env) => env.payments?.prices.starter.yearly,
    'price_2',
  ],
  [
    'STRIPE_PRICE_BUSINESS_MONTHLY',
    'price_2',
    (env) => env.payments?.prices.business.monthly,
    'price_2',
  ],
  [
    'STRIPE_PRICE_BUSINESS_YEARLY',
    'price_2',
    (env) => env.payments?.prices.business.yearly,
    'price_2',
  ],
  ['STRIPE_AUTOMATIC_TAX', 'true', (env) => env.payments?.checkout.automaticTax, true],
  ['STRIPE_TAX_ID_COLLECTION', 'true', (env) => env.payments?.checkout.taxIds, true],
  ['STRIPE_PROMOTION_CODES', 'true', (env) => env.payments?.checkout.promotionCodes, true],
  ['PLAN_WITHOUT_PAYMENTS', 'free', (env) => env.planWithoutPayments, 'free'],
  ['MODEL_PROVIDER', 'openai', (env) => env.model.provider, 'openai'],
  ['MODEL_API_KEY', 'other', (env) => env.model.apiKey, 'other'],
  ['MODEL_NAME', 'large', (env) => env.model.name, 'large'],
  ['MODEL_BASE_URL', 'https://llm.test/v1', (env) => env.model.baseUrl, 'https://llm.test/v1'],
  ['MODEL_CALLS_PER_ACCOUNT_HOUR', '7', (env) => env.model.callsPerAccountHour, 7],
  ['MODEL_CALLS_PER_MONTH', '7', (env) => env.model.callsPerMonth, 7],
  ['EMBEDDING_MODEL', 'off', (env) => env.embeddingModel, null],
  [
    'WEBHOOK_TRUSTED_ORIGINS',
    'https://in.test/x',
    (env) => env.webhookTrustedOrigins,
    ['https://in.test'],
  ],
  ['VAPID_PUBLIC_KEY', vapid.publicKey, (env) => env.vapidKeys?.publicKey, vapid.publicKey],
  ['VAPID_PRIVATE_KEY', vapid.privateKey, (env) => env.vapidKeys?.privateKey, vapid.privateKey],
  [
    'WEBSITE_TRUSTED_ORIGINS',
    'http://intranet.test/x',
    (env) => env.websiteTrustedOrigins,
    ['http://intranet.test'],
  ],
  ['CRAWL_BROWSER', process.execPath, (env) => env.crawl.browser, process.execPath],
  ['CRAWL_TIMEOUT_MS', '7', (env) => env.crawl.timeoutMs, 7],
  ['FLAG_ANALYTICS', 'false', (env) => env.flags.analytics, false],
  ['FLAG_CHATBOT_TESTING', 'false', (env) => env.flags.chatbotTesting, false],
  ['FLAG_DOCUMENT_UPLOAD', 'false', (env) => env.flags.documentUpload, false],
  ['FLAG_API_ACCESS', 'false', (env) => env.flags.apiAccess, false],
  ['FLAG_STRIPE_PAYMENTS', 'false', (env) => env.payments, null],
  ['FLAG_DEV_TOOLS', 'true', (env) => env.flags.devTools, true],
  ['RATE_LIMIT_REQUESTS', '7', (env) => env.rateLimit.requests, 7],
  ['RATE_LIMIT_WINDOW_SECONDS', '7', (env) => env.rateLimit.windowSeconds, 7],
  ['ADDRESS_REQUESTS_PER_MINUTE', '7', (env) => env.http.requestsPerMinute, 7],
  ['API_REQUESTS_PER_MINUTE', '7', (env) => env.apiRequestsPerMinute, 7],
  ['UPLOAD_MAX_BYTES', '7', (env) => env.upload.maxBytes, 7],
  ['UPLOAD_TYPES', '.txt', (env) => env.upload.types, ['.txt']],
];

test.each(moves)('%s moves its setting', (name, value, read, moved) => {
  expect(read(readEnv(base))).not.toEqual(moved);
  expect(read(readEnv({ ...base, [name]: value }))).toEqual(moved);
});

test('no variable is left out', () => {
  const source = readFileSync(new URL('./env.ts', import.meta.url), 'utf8');
  const schema = /const variables = z\.object\(\{(.*?)\n\}\);/s.exec(source)?.[1] ?? '';
  const names = [...schema.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(40);
  // Where files are stored, and an embedding service, which needs several, have tests of their own.
  const service = ['EMBEDDING_API_URL', 'EMBEDDING_API_KEY', 'EMBEDDING_API_MODEL'];
  const moved = [...moves.map(([name]) => name), 'STORAGE_URL', ...service];
  // So have those of OpenTelemetry.
  const tested = readFileSync(new URL('./telemetry-settings.test.ts', import.meta.url), 'utf8');
  const isMoved = (name = '') =>
    moved.includes(name) || (name.startsWith('OTEL_') && tested.includes(name));
  expect(names.filter((name) => !isMoved(name))).toEqual([]);
});
