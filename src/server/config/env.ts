/** The only reader of the process environment: one schema, turned into the typed settings everything else is given. */
import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { z } from 'zod';
import { limits } from '#shared/limits.ts';
import { modelProviders } from '#shared/model-providers.ts';
import { planIds } from '#shared/plans.ts';
import { embeddingModel, locateModel } from './embedding-model.ts';
import { findHalfServices } from './half-services.ts';
import { storageUrl } from './storage-url.ts';
import { readTelemetry } from './telemetry-settings.ts';

const text = z.string().trim();
const optionalText = text.transform((value) => value || null).default(null);
const portError = 'must be a port, a number from 1 to 65535';
const port = z.coerce.number(portError).int(portError).min(0, portError).max(65_535, portError);
const numberError = 'must be a whole number above 0';
const wholeNumber = z.coerce.number(numberError).int(numberError).positive(numberError);
const list = text.transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);
const flag = z
  .enum(['true', 'false', '1', '0', 'on', 'off'], 'must be true or false')
  .transform((value) => value === 'true' || value === '1' || value === 'on');
const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be a web address such as https://example.com' })
  .transform((value) => value.replace(/\/+$/, ''));
const networks = list.refine((all) => all.every(isNetwork), {
  error: 'must be addresses or networks such as 10.0.0.0/8, separated by commas',
});
const origins = list.pipe(z.array(webAddress.transform((value) => new URL(value).origin)));
const databaseUrl = optionalText.refine((value) => !value || /^postgres(ql)?:\/\//.test(value), {
  error: 'must be the address of a PostgreSQL, such as postgres://user:password@host:5432/askwell',
});
const smtpUrl = optionalText.refine((value) => !value || /^smtps?:\/\//.test(value), {
  error: 'must be the address of a mail server, such as smtps://user:password@smtp.example.com:465',
});
const program = optionalText.refine((value) => !value || existsSync(value), {
  error: 'must be the path of a program that is installed, such as /usr/bin/chromium',
});
/** The browser is given this key, so a secret one pasted here by mistake must never get that far. */
const publishableKey = optionalText.refine((value) => !value || value.startsWith('pk_'), {
  error: 'must be the publishable key (pk_…): this value is shown to every visitor',
});
/** Ids left as they stand in a sample ("price_xxx", "your_price_id", "price_starter_monthly") are the same as none. */
const priceId = optionalText.transform((value) => (value && isPriceId(value) ? value : null));

const variables = z.object({
  // Server
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: port.default(3000),
  HOST: text.default('0.0.0.0'),
  PUBLIC_URL: webAddress.optional(),
  DATA_DIR: text.default('./data'),
  SERVICES: list.pipe(z.array(z.enum(['web', 'worker'])).min(1)).default(['web', 'worker']),
  TRUSTED_PROXIES: networks.default([]),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  APP_VERSION: text.default('2.0.0'),
  AUTH_SECRET: optionalText,
  METRICS_TOKEN: optionalText,

  // Database
  DATABASE_URL: databaseUrl,
  DATABASE_REPLICA_URL: databaseUrl,
  DATABASE_POOL_MAX: wholeNumber.default(10),
  DATABASE_STATEMENT_TIMEOUT_MS: wholeNumber.default(15_000),

  // Files
  STORAGE_URL: storageUrl.default(null),

  // Mail
  SMTP_URL: smtpUrl,
  MAIL_FROM: optionalText,

  // Google sign-in
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  GOOGLE_ISSUER: webAddress.default('https://accounts.google.com'),

  // Payments
  STRIPE_SECRET_KEY: optionalText,
  STRIPE_PUBLISHABLE_KEY: publishableKey,
  STRIPE_WEBHOOK_SECRET: optionalText,
  STRIPE_API_URL: webAddress.default('https://api.stripe.com'),
  STRIPE_PRICE_STARTER_MONTHLY: priceId,
  STRIPE_PRICE_STARTER_YEARLY: priceId,
  STRIPE_PRICE_BUSINESS_MONTHLY: priceId,
  STRIPE_PRICE_BUSINESS_YEARLY: priceId,
  STRIPE_AUTOMATIC_TAX: flag.default(false),
  STRIPE_TAX_ID_COLLECTION: flag.default(false),
  STRIPE_PROMOTION_CODES: flag.default(false),
  PLAN_WITHOUT_PAYMENTS: z.enum(planIds).default('starter'),

  // Answers
  MODEL_PROVIDER: z.enum(modelProviders).default('cohere'),
  MODEL_API_KEY: optionalText,
  MODEL_NAME: optionalText,
  MODEL_BASE_URL: webAddress.optional(),
  MODEL_CALLS_PER_ACCOUNT_HOUR: wholeNumber.default(200),
  MODEL_CALLS_PER_MONTH: wholeNumber.default(50_000),
  EMBEDDING_MODEL: embeddingModel.optional(),
  EMBEDDING_API_URL: webAddress.optional(),
  EMBEDDING_API_KEY: optionalText,
  EMBEDDING_API_MODEL: optionalText,
  // Set by npm for what it starts.
  npm_config_registry: z.url().nullable().catch(null).default(null),

  // Webhooks
  WEBHOOK_TRUSTED_ORIGINS: origins.default([]),

  // Notifications to browsers
  VAPID_PUBLIC_KEY: optionalText.refine((value) => !value || keyBytes(value) === 65, {
    error: 'must be the public key of a VAPID key pair, 65 bytes as base64url',
  }),
  VAPID_PRIVATE_KEY: optionalText.refine((value) => !value || keyBytes(value) === 32, {
    error: 'must be the private key of a VAPID key pair, 32 bytes as base64url',
  }),

  // Websites that owners import
  WEBSITE_TRUSTED_ORIGINS: origins.default([]),
  CRAWL_BROWSER: program,
  CRAWL_TIMEOUT_MS: wholeNumber.default(20_000),

  // Traces and metrics for a collector, checked by readTelemetry
  OTEL_SDK_DISABLED: optionalText,
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalText,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: optionalText,
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: optionalText,
  OTEL_EXPORTER_OTLP_HEADERS: optionalText,
  OTEL_EXPORTER_OTLP_TRACES_HEADERS: optionalText,
  OTEL_EXPORTER_OTLP_METRICS_HEADERS: optionalText,
  OTEL_EXPORTER_OTLP_PROTOCOL: optionalText,
  OTEL_EXPORTER_OTLP_COMPRESSION: optionalText,
  OTEL_EXPORTER_OTLP_TIMEOUT: optionalText,
  OTEL_TRACES_EXPORTER: optionalText,
  OTEL_METRICS_EXPORTER: optionalText,
  OTEL_SERVICE_NAME: optionalText,
  OTEL_RESOURCE_ATTRIBUTES: optionalText,
  OTEL_TRACES_SAMPLER: optionalText,
  OTEL_TRACES_SAMPLER_ARG: optionalText,
  OTEL_METRIC_EXPORT_INTERVAL: optionalText,

  // What is switched on
  FLAG_ANALYTICS: flag.default(true),
  FLAG_CHATBOT_TESTING: flag.default(true),
  FLAG_DOCUMENT_UPLOAD: flag.default(true),
  FLAG_API_ACCESS: flag.default(true),
  FLAG_STRIPE_PAYMENTS: flag.default(true),
  FLAG_DEV_TOOLS: flag.default(false),

  // Limits
  RATE_LIMIT_REQUESTS: wholeNumber.default(limits.rateLimit.requests),
  RATE_LIMIT_WINDOW_SECONDS: wholeNumber.default(limits.rateLimit.windowSeconds),
  ADDRESS_REQUESTS_PER_MINUTE: wholeNumber.default(6000),
  API_REQUESTS_PER_MINUTE: wholeNumber.default(600),
  UPLOAD_MAX_BYTES: wholeNumber.default(limits.upload.maxBytes),
  UPLOAD_TYPES: list.default([...limits.upload.types]),
});

type Variables = z.infer<typeof variables>;

/** Thrown with every problem at once, so that an operator mends the file in one go. */
export class ConfigurationError extends Error {
  constructor(problems: readonly string[]) {
    super(['The configuration is not complete:', ...problems.map((p) => `  - ${p}`)].join('\n'));
    this.name = 'ConfigurationError';
  }
}

export function readEnv(source: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    throw new ConfigurationError(
      parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`),
    );
  }
  const { telemetry, problems: ofTelemetry } = readTelemetry(parsed.data);
  const problems = [...findHalfServices(parsed.data), ...ofTelemetry];
  if (problems.length > 0) throw new ConfigurationError(problems);
  return { ...arrange(parsed.data), telemetry };
}

export type Env = ReturnType<typeof readEnv>;

/** The command line over the process environment over the `.env` file: what is nearer to the hand wins. */
export function loadEnvironment({
  folder = process.cwd(),
  argv = [],
}: {
  folder?: string;
  argv?: readonly string[];
} = {}): Env {
  const file = resolve(folder, '.env');
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return readEnv({ ...fromFile, ...process.env, ...readFlags(argv) });
}

function readFlags(argv: readonly string[]): Record<string, string> {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: { services: { type: 'string' }, port: { type: 'string' } },
    });
    return {
      ...(values.services && { SERVICES: values.services }),
      ...(values.port && { PORT: values.port }),
    };
  } catch (error) {
    throw new ConfigurationError([(error as Error).message]);
  }
}

/** Stripe's ids are random letters and digits. Words with underscores, one sign again and again and counting up are samples. */
function isPriceId(value: string): boolean {
  const id = /^price_([A-Za-z0-9]+)$/.exec(value)?.[1];
  if (!id || /^(?:x|(.)\1+)$/i.test(id)) return false;
  return !/^(?:your|placeholder|example|sample|change|replace|insert|todo|dummy|xx|123|abc)/i.test(
    id,
  );
}

const keyBytes = (value: string): number => Buffer.from(value, 'base64url').length;

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const longest = isIP(address) === 4 ? 32 : 128;
  const isPrefix = prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) <= longest);
  return isIP(address) !== 0 && isPrefix && rest.length === 0;
}

function arrange(v: Variables) {
  return {
    mode: v.NODE_ENV,
    version: v.APP_VERSION,
    logLevel: v.LOG_LEVEL,
    dataDir: resolve(v.DATA_DIR),
    services: { web: v.SERVICES.includes('web'), worker: v.SERVICES.includes('worker') },
    http: {
      port: v.PORT,
      host: v.HOST,
      publicUrl: v.PUBLIC_URL ?? `http://localhost:${v.PORT}`,
      isPublicUrlGiven: v.PUBLIC_URL !== undefined,
      trustedProxies: v.TRUSTED_PROXIES,
      requestsPerMinute: v.ADDRESS_REQUESTS_PER_MINUTE,
    },
    authSecret: v.AUTH_SECRET,
    metricsToken: v.METRICS_TOKEN,
    database: {
      url: v.DATABASE_URL,
      /** Of a replica for heavy reads of the dashboard. */
      replicaUrl: v.DATABASE_REPLICA_URL,
      poolMax: v.DATABASE_POOL_MAX,
      statementTimeoutMs: v.DATABASE_STATEMENT_TIMEOUT_MS,
    },
    /** Null: files are in the PostgreSQL of DATABASE_URL, or in the data folder without one. */
    storage: v.STORAGE_URL,
    mail: v.SMTP_URL && v.MAIL_FROM ? { smtpUrl: v.SMTP_URL, from: v.MAIL_FROM } : null,
    google:
      v.GOOGLE_CLIENT_ID && v.GOOGLE_CLIENT_SECRET
        ? {
            clientId: v.GOOGLE_CLIENT_ID,
            clientSecret: v.GOOGLE_CLIENT_SECRET,
            issuer: v.GOOGLE_ISSUER,
          }
        : null,
    payments:
      v.FLAG_STRIPE_PAYMENTS && v.STRIPE_SECRET_KEY && v.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: v.STRIPE_SECRET_KEY,
            webhookSecret: v.STRIPE_WEBHOOK_SECRET,
            publishableKey: v.STRIPE_PUBLISHABLE_KEY,
            apiUrl: v.STRIPE_API_URL,
            prices: {
              starter: {
                monthly: v.STRIPE_PRICE_STARTER_MONTHLY,
                yearly: v.STRIPE_PRICE_STARTER_YEARLY,
              },
              business: {
                monthly: v.STRIPE_PRICE_BUSINESS_MONTHLY,
                yearly: v.STRIPE_PRICE_BUSINESS_YEARLY,
              },
            },
            checkout: {
              automaticTax: v.STRIPE_AUTOMATIC_TAX,
              taxIds: v.STRIPE_TAX_ID_COLLECTION,
              promotionCodes: v.STRIPE_PROMOTION_CODES,
            },
          }
        : null,
    planWithoutPayments: v.PLAN_WITHOUT_PAYMENTS,
    model: {
      provider: v.MODEL_PROVIDER,
      apiKey: v.MODEL_API_KEY,
      name: v.MODEL_NAME,
      baseUrl: v.MODEL_BASE_URL ?? null,
      callsPerAccountHour: v.MODEL_CALLS_PER_ACCOUNT_HOUR,
      callsPerMonth: v.MODEL_CALLS_PER_MONTH,
    },
    /** Where the model for search by meaning comes from; null searches by words alone. */
    embeddingModel: locateModel({
      model: v.EMBEDDING_MODEL,
      api: { url: v.EMBEDDING_API_URL, key: v.EMBEDDING_API_KEY, model: v.EMBEDDING_API_MODEL },
      npmRegistry: v.npm_config_registry,
    }),
    /** Receivers of webhooks that the operator vouches for, on the own network for example. */
    webhookTrustedOrigins: v.WEBHOOK_TRUSTED_ORIGINS,
    /** Sign notifications to browsers; null: generated once and stored in the database. */
    vapidKeys:
      v.VAPID_PUBLIC_KEY && v.VAPID_PRIVATE_KEY
        ? { publicKey: v.VAPID_PUBLIC_KEY, privateKey: v.VAPID_PRIVATE_KEY }
        : null,
    /** Websites that may be imported although they are not on public networks. */
    websiteTrustedOrigins: v.WEBSITE_TRUSTED_ORIGINS,
    crawl: {
      /** The Chromium for pages that only a script fills; null reports them. */
      browser: v.CRAWL_BROWSER,
      /** How long one page may take to arrive. */
      timeoutMs: v.CRAWL_TIMEOUT_MS,
    },
    flags: {
      analytics: v.FLAG_ANALYTICS,
      chatbotTesting: v.FLAG_CHATBOT_TESTING,
      documentUpload: v.FLAG_DOCUMENT_UPLOAD,
      apiAccess: v.FLAG_API_ACCESS,
      stripePayments: v.FLAG_STRIPE_PAYMENTS,
      devTools: v.FLAG_DEV_TOOLS,
    },
    rateLimit: { requests: v.RATE_LIMIT_REQUESTS, windowSeconds: v.RATE_LIMIT_WINDOW_SECONDS },
    /** Of one account, over all its keys. */
    apiRequestsPerMinute: v.API_REQUESTS_PER_MINUTE,
    upload: { maxBytes: v.UPLOAD_MAX_BYTES, types: v.UPLOAD_TYPES },
  };
}
