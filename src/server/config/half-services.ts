/** The variables that belong together, as the schema in env.ts reads them. */
type Variables = Record<
  | 'STRIPE_SECRET_KEY'
  | 'STRIPE_PUBLISHABLE_KEY'
  | 'STRIPE_WEBHOOK_SECRET'
  | 'GOOGLE_CLIENT_ID'
  | 'GOOGLE_CLIENT_SECRET'
  | 'SMTP_URL'
  | 'MAIL_FROM'
  | 'VAPID_PUBLIC_KEY'
  | 'VAPID_PRIVATE_KEY'
  | 'DATABASE_URL'
  | 'DATABASE_REPLICA_URL'
  | 'AUTH_SECRET'
  | 'METRICS_TOKEN'
  | 'EMBEDDING_API_KEY'
  | 'EMBEDDING_API_MODEL',
  string | null
> & {
  MODEL_PROVIDER: string;
  MODEL_BASE_URL?: string;
  EMBEDDING_MODEL?: object | null;
  EMBEDDING_API_URL?: string;
  SERVICES: readonly string[];
};

/**
 * A service that is only half configured would fail later, in front of a customer. Each rule names what is
 * missing, what it is for and where to get it, and stops the start instead.
 */
export function findHalfServices(v: Variables): string[] {
  const problems: string[] = [];
  const needs = (name: keyof Variables, because: string, where: string) => {
    if (!v[name]) problems.push(`${name} is missing: ${because}. ${where}`);
  };

  if (v.STRIPE_SECRET_KEY) {
    needs(
      'STRIPE_WEBHOOK_SECRET',
      'STRIPE_SECRET_KEY is set, and without this secret paid subscriptions would never become active',
      'Stripe dashboard → Developers → Webhooks → your endpoint → Signing secret (whsec_…).',
    );
    needs(
      'STRIPE_PUBLISHABLE_KEY',
      'STRIPE_SECRET_KEY is set, and checkout opens only when this key is known',
      'Stripe dashboard → Developers → API keys (pk_…).',
    );
  } else if (v.STRIPE_WEBHOOK_SECRET || v.STRIPE_PUBLISHABLE_KEY) {
    needs(
      'STRIPE_SECRET_KEY',
      'other Stripe settings are present, and this key is what takes payments',
      'Stripe dashboard → Developers → API keys (sk_…). Remove the other STRIPE_ settings to run without payments.',
    );
  }

  if (v.GOOGLE_CLIENT_ID) {
    needs(
      'GOOGLE_CLIENT_SECRET',
      'GOOGLE_CLIENT_ID is set, and Google sign-in needs both',
      'Google Cloud console → APIs & Services → Credentials → your OAuth client.',
    );
  } else if (v.GOOGLE_CLIENT_SECRET) {
    needs(
      'GOOGLE_CLIENT_ID',
      'GOOGLE_CLIENT_SECRET is set, and Google sign-in needs both',
      'Google Cloud console → APIs & Services → Credentials → your OAuth client.',
    );
  }

  if (v.SMTP_URL) {
    needs(
      'MAIL_FROM',
      'SMTP_URL is set, and mail needs a sender',
      'An address your mail server may send from, for example MAIL_FROM="Askwell <hello@example.com>".',
    );
  } else if (v.MAIL_FROM) {
    needs(
      'SMTP_URL',
      'MAIL_FROM is set, and a sender needs a mail server',
      'Your mail provider’s SMTP settings, for example smtps://user:password@smtp.example.com:465.',
    );
  }

  if (Boolean(v.VAPID_PUBLIC_KEY) !== Boolean(v.VAPID_PRIVATE_KEY)) {
    const [missing, given] = v.VAPID_PUBLIC_KEY
      ? (['VAPID_PRIVATE_KEY', 'VAPID_PUBLIC_KEY'] as const)
      : (['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'] as const);
    needs(
      missing,
      `${given} is set, and notifications need both keys of the pair`,
      'Make a pair with: npx web-push generate-vapid-keys. Leave both out and Askwell makes its own.',
    );
  }

  if (v.MODEL_PROVIDER === 'openai-compatible') {
    needs(
      'MODEL_BASE_URL',
      'MODEL_PROVIDER is openai-compatible, and Askwell must know where that server is',
      'The address of your Ollama or vLLM server, for example http://127.0.0.1:11434/v1.',
    );
  }

  if (v.EMBEDDING_API_URL) {
    needs(
      'EMBEDDING_API_MODEL',
      'EMBEDDING_API_URL is set, and the service must be told which model to use',
      'The name of an embedding model, for example text-embedding-3-small.',
    );
    if (v.EMBEDDING_MODEL !== undefined) {
      problems.push(
        'EMBEDDING_MODEL and EMBEDDING_API_URL are both set, and there can be only one model. Remove one of them.',
      );
    }
  } else if (v.EMBEDDING_API_KEY || v.EMBEDDING_API_MODEL) {
    needs(
      'EMBEDDING_API_URL',
      'other EMBEDDING_API_ settings are present, and Askwell must know where the service is',
      'The address before /embeddings, for example https://api.openai.com/v1.',
    );
  }

  if (!v.DATABASE_URL && v.SERVICES.length === 1) {
    needs(
      'DATABASE_URL',
      `SERVICES=${v.SERVICES.join()} splits Askwell into several processes, and the embedded database serves only one`,
      'A PostgreSQL 15 or newer, for example postgres://user:password@host:5432/askwell.',
    );
  }

  if (v.DATABASE_REPLICA_URL) {
    needs(
      'DATABASE_URL',
      'DATABASE_REPLICA_URL is set, and a replica needs a primary',
      'The PostgreSQL it is a replica of, for example postgres://user:password@host:5432/askwell.',
    );
  }

  const secrets = [
    ['AUTH_SECRET', 'it signs sessions'],
    ['METRICS_TOKEN', 'it opens the metrics'],
  ] as const;
  for (const [name, purpose] of secrets) {
    const value = v[name];
    if (value && isWeakSecret(value)) {
      problems.push(
        `${name} is too weak: ${purpose} and must be at least 32 random characters. Make one with: openssl rand -base64 48. Leave it out and Askwell makes its own.`,
      );
    }
  }
  return problems;
}

/** Short, sample-like and repetitive values would let anyone forge a session. */
function isWeakSecret(value: string): boolean {
  return (
    value.length < 32 || new Set(value).size < 12 || /change.?me|your.?secret|example/i.test(value)
  );
}
