/** The chat in the landing page's hero: real answers from a demo shop, without an account. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { settle } from '../../scripts/testing/settle.ts';
import { findAxeViolations } from './harness/find-axe-violations.ts';
import { journey, phone } from './harness/journey.ts';

const chat = (page: Page) => page.locator('#live-demo');
const field = (page: Page) => chat(page).getByRole('textbox', { name: 'Type your question' });
const log = (page: Page) => chat(page).getByRole('log');
const heightOf = async (page: Page) => (await chat(page).boundingBox())?.height;

journey(
  'a visitor asks the demo restaurant, opens a source, and goes on with the dental practice',
  async ({ open }) => {
    const page = await open({ path: '/' });
    await settle(page);
    const height = await heightOf(page);
    // Nothing of the chat is loaded before someone uses it.
    expect(await log(page).count()).toBe(0);
    await field(page).fill('How much is the Margherita?');
    await log(page).waitFor();
    expect(await heightOf(page)).toBe(height);
    expect(await field(page).inputValue()).toBe('How much is the Margherita?');
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await log(page).getByText('Pizza Margherita costs $11.00.').waitFor();
    const source = log(page).getByRole('button', { name: 'menu.csv · row 9' });
    await source.click();
    await log(page).locator('q').getByText('Margherita').waitFor();
    expect(await source.getAttribute('aria-expanded')).toBe('true');
    expect(await findAxeViolations({ page, within: '#live-demo' })).toEqual([]);

    await page.getByRole('button', { name: /^Healthcare/ }).click();
    await page
      .getByRole('link', { name: 'Try it: ask the dental practice in the chat above' })
      .click();
    await page.waitForURL('/#live-demo');
    await chat(page).getByText('Maple Street Dental', { exact: true }).waitFor();
    expect(await log(page).getByText('Margherita').count()).toBe(0);
    await chat(page).getByRole('button', { name: 'How much is a cleaning?' }).click();
    await log(page).getByText('Cleaning costs $110.').waitFor();
    expect(await heightOf(page)).toBe(height);
  },
);

journey(
  'on a phone a suggested question is answered, and the team is explained',
  async ({ open }) => {
    const page = await open({ path: '/', viewport: phone, hasTouch: true });
    await settle(page);
    await chat(page).getByRole('button', { name: 'Which dishes are vegan?' }).tap();
    await log(page)
      .getByText(/Minestrone/)
      .waitFor();
    await field(page).fill('Can you cater for 60 people on the 14th?');
    await chat(page).getByRole('button', { name: 'Ask', exact: true }).tap();
    await log(page).getByText("I couldn't find that in the information I have.").waitFor();
    await log(page).getByRole('button', { name: 'Ask the team' }).tap();
    await log(page)
      .getByText(/This is a demo, so no one was notified/)
      .waitFor();
    expect(await findAxeViolations({ page, within: '#live-demo' })).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  },
);

journey('an answer that fails says so and can be asked again', async ({ open, tolerate }) => {
  tolerate(/status of 429 .*\/api\/demo-shops\/restaurants\/ask$/);
  const page = await open({ path: '/' });
  await settle(page);
  const message = 'Too many requests. Please try again in 40 seconds.';
  const error = { code: 'too_many_requests', message, requestId: 'r' };
  await page.route('/api/demo-shops/restaurants/ask', (route) =>
    route.fulfill({ status: 429, json: { error } }),
  );
  await chat(page).getByRole('button', { name: 'Are you open on Sunday?' }).click();
  await log(page).getByRole('alert').getByText(message).waitFor();
  await page.unroute('/api/demo-shops/restaurants/ask');
  await log(page).getByRole('button', { name: 'Try again' }).click();
  await log(page).getByText("Yes, on Sundays we're open from 12 pm to 9 pm.").waitFor();
});

journey('without script the picture of a conversation is there to read', async ({ open }) => {
  const page = await open({ path: '/', javaScriptEnabled: false });
  expect(await chat(page).getByText('Pizza Margherita costs $11.00.').isVisible()).toBe(true);
  expect(await chat(page).getByText('Type your question').first().isVisible()).toBe(true);
  expect(await chat(page).getByText('Live demo').isVisible()).toBe(false);
});
