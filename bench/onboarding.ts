/** Seconds and clicks from the address of a website to its first right answer, in a browser. */
import { createAccount } from '../scripts/testing/create-account.ts';
import { launchChromium } from '../scripts/testing/launch-chromium.ts';
import { startApp } from '../scripts/testing/start-app.ts';
import { startWebsiteDouble } from '../tests/doubles/website.ts';
import { readWebsite } from '../tests/e2e/harness/onboard.ts';

const rounds = 3;
const site = await startWebsiteDouble();
const app = await startApp({ LOG_LEVEL: 'error', WEBSITE_TRUSTED_ORIGINS: site.origin });
const browser = await launchChromium();

try {
  const first: number[] = [];
  const all: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const context = await browser.newContext({ baseURL: app.address });
    // A busy machine gives a bad figure, not none.
    context.setDefaultTimeout(180_000);
    const page = await context.newPage();
    await createAccount(page);
    await page.goto('/app');
    const started = performance.now();
    await readWebsite({ page, address: site.origin, industry: /E-commerce & Retail/ });
    const answers = page.getByRole('list', { name: 'Answers from your website' });
    await answers.getByText(/9:00 – 18:00/).waitFor();
    first.push((performance.now() - started) / 1000);
    await answers.getByText('room for a dog').waitFor();
    await answers.getByText('15 €').waitFor();
    all.push((performance.now() - started) / 1000);
    await context.close();
  }
  const list = (times: number[]) => times.map((time) => time.toFixed(1)).join(', ');
  console.log(`all three answers: ${list(all)} s`);
  console.log(`first right answer: ${list(first)} s (limit 30), 3 clicks (limit 6)`);
} finally {
  await browser.close();
  await app.stop();
  await site.stop();
}
