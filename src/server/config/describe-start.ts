import { brand } from '#shared/brand.ts';
import type { Env } from './env.ts';

/** What is printed at start: the address, and everything that runs on a default with the variable that changes it. */
export function describeStart({ env, port }: { env: Env; port: number }): string {
  const address = env.http.isPublicUrlGiven ? env.http.publicUrl : `http://localhost:${port}`;
  const defaults = listDefaults(env);
  const width = Math.max(0, ...defaults.map(([subject]) => subject.length));
  const lines = defaults.map(
    ([subject, state, variable]) =>
      `    ${subject.padEnd(width)}  ${state}\n${' '.repeat(width + 6)}→ ${variable}`,
  );
  const headline = env.services.web
    ? `${brand.name} ${env.version} is ready at ${address}`
    : `${brand.name} ${env.version} works in the background (no web server)`;
  return [
    '',
    `  ${headline}`,
    ...(lines.length > 0 ? ['', '  Running on defaults:', ...lines] : []),
    '',
    '  Stop with Ctrl-C.',
    '',
    '',
  ].join('\n');
}

function listDefaults(env: Env): [subject: string, state: string, variable: string][] {
  const notes: [string, string, string][] = [];
  if (!env.database.url) {
    notes.push([
      'Database',
      `embedded, kept in ${env.dataDir}`,
      'DATABASE_URL for your own PostgreSQL',
    ]);
  }
  if (!env.mail) {
    notes.push(['Mail', 'no mail server, mails wait in a local outbox', 'SMTP_URL and MAIL_FROM']);
  }
  if (!env.payments) {
    notes.push([
      'Payments',
      `off, accounts keep the ${env.planWithoutPayments} plan after their trial`,
      env.flags.stripePayments
        ? 'STRIPE_SECRET_KEY to sell plans, PLAN_WITHOUT_PAYMENTS for another plan'
        : 'FLAG_STRIPE_PAYMENTS=true and STRIPE_SECRET_KEY to sell plans',
    ]);
  }
  if (!env.model.apiKey && env.model.provider !== 'openai-compatible') {
    notes.push([
      'Answers',
      'built in, without a language model',
      'MODEL_API_KEY (and MODEL_PROVIDER)',
    ]);
  }
  if (!env.google) {
    notes.push([
      'Google',
      'sign-in with Google is off',
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET',
    ]);
  }
  if (!env.http.isPublicUrlGiven) {
    notes.push([
      'Address',
      'links in mails point to this machine',
      'PUBLIC_URL, the address people type',
    ]);
  }
  return notes;
}
