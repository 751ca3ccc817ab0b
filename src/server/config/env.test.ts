import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ConfigurationError, loadEnvironment, readEnv } from './env.ts';
import { projectRoot } from './paths.ts';

const problemOf = (source: Record<string, string>): string => {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
  return '';
};

describe('readEnv', () => {
  test('everything has a working default', () => {
    const env = readEnv({});
    expect(env).toMatchObject({
      mode: 'production',
      version: '2.0.0',
      services: { web: true, worker: true },
      http: { port: 3000, publicUrl: 'http://localhost:3000', isPublicUrlGiven: false },
      database: { url: null },
      mail: null,
      google: null,
      payments: null,
      planWithoutPayments: 'starter',
      model: { provider: 'cohere', apiKey: null },
      rateLimit: { requests: 100, windowSeconds: 3600 },
      upload: { maxBytes: 10_485_760 },
    });
    expect(env.flags.devTools).toBe(false);
  });

  test('the model comes from where npm gets its packages, unless it is named', () => {
    const npm_config_registry = 'https://registry.example.com/';
    const registryOf = (source: Record<string, string>) => readEnv(source).embeddingModel;
    const at = (registry: string) => ({ kind: 'built-in', mirror: null, registry });
    expect(registryOf({})).toEqual(at('https://registry.npmjs.org'));
    expect(registryOf({ npm_config_registry })).toEqual(at(npm_config_registry));
    expect(registryOf({ npm_config_registry: 'nonsense' })).toEqual(
      at('https://registry.npmjs.org'),
    );
    const EMBEDDING_MODEL = 'npm:https://own.example.com';
    expect(registryOf({ npm_config_registry, EMBEDDING_MODEL })).toEqual(
      at('https://own.example.com'),
    );
    const mirror = 'https://files.example.com/model';
    expect(registryOf({ npm_config_registry, EMBEDDING_MODEL: mirror })).toEqual({
      ...at(npm_config_registry),
      mirror,
    });
    expect(registryOf({ npm_config_registry, EMBEDDING_MODEL: 'off' })).toBeNull();
  });

  test('an embedding service is used instead of a model of this machine', () => {
    const service = {
      EMBEDDING_API_URL: 'https://api.example.com/v1/',
      EMBEDDING_API_KEY: 'key',
      EMBEDDING_API_MODEL: 'words-large',
    };
    expect(readEnv(service).embeddingModel).toEqual({
      ...{ kind: 'api', url: 'https://api.example.com/v1', key: 'key', model: 'words-large' },
    });
    expect(() => readEnv({ ...service, EMBEDDING_MODEL: './model' })).toThrow('both set');
  });

  test('an empty variable is one that is not set', () => {
    expect(readEnv({ PORT: '', SMTP_URL: '', STRIPE_SECRET_KEY: '' }).http.port).toBe(3000);
  });

  test.each([
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, ['STRIPE_WEBHOOK_SECRET', 'STRIPE_PUBLISHABLE_KEY']],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, ['STRIPE_SECRET_KEY']],
    [{ DATABASE_REPLICA_URL: 'postgres://replica.test/shop' }, ['DATABASE_URL']],
    [{ EMBEDDING_API_URL: 'https://api.example.com/v1' }, ['EMBEDDING_API_MODEL']],
    [{ EMBEDDING_API_KEY: 'key' }, ['EMBEDDING_API_URL']],
    [{ STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, ['STRIPE_SECRET_KEY']],
    [{ GOOGLE_CLIENT_ID: 'id' }, ['GOOGLE_CLIENT_SECRET']],
    [{ GOOGLE_CLIENT_SECRET: 'x' }, ['GOOGLE_CLIENT_ID']],
    [{ SMTP_URL: 'smtp://mail.test' }, ['MAIL_FROM']],
    [{ MAIL_FROM: 'a@b.test' }, ['SMTP_URL']],
    [{ MODEL_PROVIDER: 'openai-compatible' }, ['MODEL_BASE_URL']],
    [{ SERVICES: 'worker' }, ['DATABASE_URL']],
  ])('half a service, %o, stops the start and names %o', (source, missing) => {
    const problem = problemOf(source);
    for (const name of missing) expect(problem).toContain(`${name} is missing: `);
    // What it is for, and where to get it.
    expect(problem).toMatch(/is missing: .{20,}\. .{20,}/);
  });

  test('every problem is told at once', () => {
    const problem = problemOf({ GOOGLE_CLIENT_ID: 'id', SMTP_URL: 'smtp://mail.test' });
    expect(problem).toContain('GOOGLE_CLIENT_SECRET');
    expect(problem).toContain('MAIL_FROM');
  });

  test.each([
    ['PORT', '70000'],
    ['PORT', 'abc'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['DATABASE_URL', 'mysql://x'],
    ['SMTP_URL', 'https://mail.test'],
    ['TRUSTED_PROXIES', '10.0.0.0/64'],
    ['TRUSTED_PROXIES', 'proxy.local'],
    ['SERVICES', 'web,database'],
    ['FLAG_ANALYTICS', 'maybe'],
    ['RATE_LIMIT_REQUESTS', '-1'],
    ['STRIPE_PUBLISHABLE_KEY', 'sk_live_pasted_by_mistake'],
  ])('%s=%s is refused by name, without repeating the value', (name, value) => {
    const problem = problemOf({ [name]: value });
    expect(problem).toContain(`${name}: `);
    if (name === 'STRIPE_PUBLISHABLE_KEY') expect(problem).not.toContain(value);
  });

  test.each([
    'short',
    'a'.repeat(64),
    'change-me-change-me-change-me-change-me-0123456789',
    'your_secret_here_0123456789abcdefghijklmnop',
  ])('the weak secret %s is refused', (secret) => {
    expect(problemOf({ AUTH_SECRET: secret })).toContain('AUTH_SECRET is too weak');
    expect(problemOf({ METRICS_TOKEN: secret })).toContain('METRICS_TOKEN is too weak');
  });

  test.each([
    'price_xxx',
    'price_...',
    'price_XXXXXXXXXXXXXXXX',
    'price_1234567890',
    'price_abc123',
    'price_your_starter_price',
    'price_starter_monthly',
    'price_example',
    'price_CHANGEME',
    '<price id>',
    'prod_1AbC',
    'TODO',
  ])('the sample price id %s counts as none', (id) => {
    const env = readEnv({
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_PRICE_STARTER_MONTHLY: id,
    });
    expect(env.payments?.prices.starter.monthly).toBeNull();
  });

  test('sample price ids count as none', () => {
    const env = readEnv({
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_PRICE_STARTER_MONTHLY: 'price_xxx',
      STRIPE_PRICE_STARTER_YEARLY: 'your_price_id',
      STRIPE_PRICE_BUSINESS_MONTHLY: 'price_1PXc7dLk2aZ9qVbN4tRw8sYe',
    });
    expect(env.payments?.prices).toEqual({
      starter: { monthly: null, yearly: null },
      business: { monthly: 'price_1PXc7dLk2aZ9qVbN4tRw8sYe', yearly: null },
    });
  });
});

test('.env.example lists every variable', () => {
  const example = readFileSync(join(projectRoot, '.env.example'), 'utf8');
  const listed = [...example.matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name);
  const source = readFileSync(join(projectRoot, 'src/server/config/env.ts'), 'utf8');
  const schema = source.slice(source.indexOf('const variables'), source.indexOf('type Variables'));
  const known = [...schema.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual(known.toSorted());
});

describe('loadEnvironment', () => {
  const folder = mkdtempSync(join(tmpdir(), 'askwell-env-'));
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(join(folder, '.env'), { force: true });
  });

  test('the command line wins over the environment, and that over .env', () => {
    writeFileSync(
      join(folder, '.env'),
      'PORT=4001\nAPP_VERSION="from file"\nDATABASE_URL=postgres://db/askwell\n# a comment\n',
    );
    vi.stubEnv('PORT', '4002');
    expect(loadEnvironment({ folder })).toMatchObject({
      version: 'from file',
      http: { port: 4002 },
    });
    const env = loadEnvironment({ folder, argv: ['--services=worker', '--port=4003'] });
    expect(env.http.port).toBe(4003);
    expect(env.services).toEqual({ web: false, worker: true });
  });

  test('an unknown option is refused', () => {
    expect(() => loadEnvironment({ folder, argv: ['--service=web'] })).toThrow(ConfigurationError);
  });
});
