/** The dashboard's event stream: shared by the tabs of a browser, and back after every failure. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './harness/journey.ts';
import { createShop } from './harness/shop.ts';
import { ask, log } from './harness/widget-parts.ts';

/** How often this page has opened the stream. */
function countStreams(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/events') count += 1;
  });
  return () => count;
}

async function askAsVisitor(visitor: Page, id: string, question: string): Promise<void> {
  await visitor.goto(`/chat/${id}`);
  await ask(visitor, question);
  // A saved answer names the question once more, as its source.
  await log(visitor).getByText(question).first().waitFor();
}

journey(
  'two tabs share one connection; when the first is closed, the second takes it over',
  async ({ open }) => {
    const first = await open();
    const id = await createShop({ page: first });
    const second = await first.context().newPage();
    const [ofFirst, ofSecond] = [countStreams(first), countStreams(second)];
    await first.goto('/app/inbox');
    await expect.poll(ofFirst).toBe(1);
    await second.goto('/app/inbox');
    await second.getByRole('heading', { name: 'Inbox' }).first().waitFor();

    await askAsVisitor(await open(), id, 'When are you open?');
    for (const tab of [first, second]) {
      await tab.getByRole('link', { name: /When are you open/ }).waitFor();
    }
    expect(ofFirst()).toBe(1);
    expect(ofSecond()).toBe(0);

    await first.close();
    await expect.poll(ofSecond).toBe(1);
    await askAsVisitor(await open(), id, 'How much is delivery?');
    await second.getByRole('link', { name: /How much is delivery/ }).waitFor();
  },
);

journey('after a bad gateway the inbox is live again', async ({ open, tolerate }) => {
  tolerate(/status of 502/);
  const page = await open();
  const id = await createShop({ page });
  let failures = 2;
  await page.route('**/api/events', (route) =>
    failures-- > 0 ? route.fulfill({ status: 502, body: 'Bad gateway' }) : route.continue(),
  );
  const streams = countStreams(page);
  await page.goto('/app/inbox');
  await expect.poll(streams).toBe(3);
  await askAsVisitor(await open(), id, 'When are you open?');
  await page.getByRole('link', { name: /When are you open/ }).waitFor();
});

journey(
  'home shows a question that was not answered, and the owner’s answer takes it off',
  async ({ open }) => {
    const page = await open();
    const id = await createShop({ page });
    await page.goto('/app');
    await page.getByRole('heading', { name: 'Your chatbots' }).waitFor();
    expect(await page.getByText('Needs you', { exact: true }).count()).toBe(0);
    const question = 'Do you repair bicycles?';
    const visitor = await open();
    await askAsVisitor(visitor, id, question);
    // It appears while the page is open.
    await page.getByRole('button', { name: `Answer “${question}”` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Answer', { exact: true }).fill('No, we only bake.');
    await dialog.getByRole('button', { name: 'Save answer' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.getByText(question).count()).toBe(0);
    await askAsVisitor(await open(), id, question);
    await page.goto('/app');
    await page.getByText('1 of 2 conversations in 7 days').waitFor();
  },
);
