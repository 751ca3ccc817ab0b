/** Lighthouse on a phone: the landing page, and what the widget costs a bare page. Run it on a quiet machine. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { root } from '../scripts/bootstrap.mjs';
import { checkBudgets, describeBudget } from '../scripts/build/check-budgets.ts';
import { startApp } from '../scripts/testing/start-app.ts';
import { termsVersion } from '../src/shared/contract/accounts.ts';
import { chatbotDefaults } from '../src/shared/contract/chatbots.ts';
import { startBrowser } from './lighthouse/start-browser.ts';
import { startHost } from './lighthouse/start-host.ts';

const rounds = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const wanted = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
type Scores = Record<(typeof categories)[number], number>;

const browser = await startBrowser();
const app = await startApp({ LOG_LEVEL: 'error' });
const host = await startHost(`${app.address}/widget.js`);
try {
  const landing = await measure({ name: 'landing', url: `${app.address}/` });
  const bare = await measure({ name: 'bare page', url: host.address });
  const chatbotId = await createChatbot();
  const url = `${host.address}?chatbot=${chatbotId}`;
  const withWidget = await measure({ name: 'bare page with widget', url });
  const html = readFileSync(join(root, 'dist/web/client/index.html')).length;
  console.log(`HTML of /: ${(html / 1000).toFixed(1)} KB`);
  console.log(checkBudgets(join(root, 'dist/web/client')).map(describeBudget).join('; '));
  const scores = categories.map((name) => `${name} ${landing[name]} (limit ${wanted[name]})`);
  const cost = categories.map((name) => bare[name] - withWidget[name]);
  console.log(
    `/ on a phone: ${scores.join(', ')}; the widget costs at most ${Math.max(...cost)} points (limit 1)`,
  );
} finally {
  host.stop();
  await app.stop();
  browser.stop();
}

/** Medians; every audit that is not passed is named, because a score alone does not say what to do. */
async function measure({ name, url }: { name: string; url: string }): Promise<Scores> {
  const runs: Scores[] = [];
  const failed = new Set<string>();
  for (let round = 1; round <= rounds; round++) {
    const flags = {
      port: browser.port,
      onlyCategories: [...categories],
      logLevel: 'error' as const,
    };
    const lhr = (await lighthouse(url, flags))?.lhr;
    if (!lhr || lhr.runtimeError) throw new Error(`${url}: ${lhr?.runtimeError?.message}`);
    const scoreOf = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
    runs.push(Object.fromEntries(categories.map((each) => [each, scoreOf(each)])) as Scores);
    for (const { id, score, displayValue = '' } of Object.values(lhr.audits)) {
      if (score !== null && score < 0.9) failed.add(`${id} ${displayValue}`.trim());
    }
  }
  const median = (category: (typeof categories)[number]) =>
    runs.map((run) => run[category]).sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
  const medians = Object.fromEntries(categories.map((each) => [each, median(each)])) as Scores;
  console.log(`${name}: ${JSON.stringify(medians)}`);
  for (const audit of failed) console.log(`  not passed: ${audit}`);
  return medians;
}

async function createChatbot(): Promise<string> {
  const account = { name: 'Ann', email: 'ann@shop.example', password: 'Trattoria-7', termsVersion };
  const signedUp = await post({ path: '/api/auth/sign-up/email', body: account });
  const cookie = signedUp.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const made = await post({ path: '/api/chatbots', body: chatbotDefaults, cookie });
  return ((await made.json()) as { id: string }).id;
}

async function post({ path, body, cookie = '' }: { path: string; body: object; cookie?: string }) {
  const response = await fetch(app.address + path, {
    method: 'POST',
    headers: { cookie, origin: app.address, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return response;
}
