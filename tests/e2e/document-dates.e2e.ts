/** A part of a document gets the dates that its heading names, and a new price list replaces the old one. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { createAccount } from '../../scripts/testing/create-account.ts';
import { findAxeViolations } from './harness/find-axe-violations.ts';
import { desktop, journey, phone } from './harness/journey.ts';
import { createChatbot, teachChatbot } from './harness/shop.ts';

const sizes = [
  ['a desktop', desktop],
  ['a phone', phone],
] as const;

const menu = `# Our food

## Christmas menu, 1–26 December 2020

Roast goose with dumplings costs $48.

## Lunch

Lentil soup costs $6. It is served with fresh bread.`;

async function ask({ page, id, question }: { page: Page; id: string; question: string }) {
  await page.goto(`/app/chatbots/${id}/playground`);
  const field = page.getByRole('textbox', { name: /question|message/i }).first();
  await field.fill(question);
  await field.press('Enter');
}

journey.for(sizes)(
  'dates in a heading are accepted, and what is over is no longer said on %s',
  { timeout: 180_000 },
  async ([, viewport], { open }) => {
    const page = await open({ viewport });
    await page.goto('/');
    await createAccount(page);
    const id = await createChatbot({ page });
    await teachChatbot({ page, id, name: 'menu.md', text: menu });
    await ask({ page, id, question: 'How much is the roast goose?' });
    await page.getByText(/\$48/).first().waitFor();

    await page.goto(`/app/chatbots/${id}/health`);
    await page.getByRole('link', { name: 'Review dates: menu.md' }).click();
    const dialog = page.getByRole('dialog', { name: 'menu.md' });
    const proposal = 'Use the part “Christmas menu, 1–26 December 2020” only';
    await dialog.getByText(proposal).waitFor();
    expect(await findAxeViolations({ page })).toEqual([]);
    await dialog.getByRole('button', { name: /^Accept dates of the part/ }).click();
    await dialog.getByText('Expired Dec 26, 2020').first().waitFor();

    await dialog.getByRole('button', { name: 'Set dates: Whole document' }).click();
    const form = dialog.getByRole('form', { name: 'Dates of Whole document' });
    await form.getByLabel('Valid from').fill('2020-02-01');
    await form.getByLabel('Valid until').fill('2020-01-01');
    await form.getByRole('button', { name: 'Save dates' }).click();
    await form.getByText('The last day can’t be before the first day.').waitFor();
    await form.getByRole('button', { name: 'Cancel' }).click();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });

    await page.goto(`/app/chatbots/${id}/health`);
    await page.getByRole('list', { name: 'Dates' }).getByText('Expired').waitFor();
    await page.getByRole('link', { name: 'Change dates: menu.md' }).waitFor();
    await ask({ page, id, question: 'How much is the lentil soup?' });
    await page.getByText(/\$6/).first().waitFor();
    await ask({ page, id, question: 'How much is the roast goose?' });
    await page.getByText('How this was answered').first().waitFor({ state: 'attached' });
    expect(await page.getByText(/\$48/).count()).toBe(0);
  },
);

const prices = (from: number) => `# Prices

| Service | Price |
|---|---|
| Car wash | $${from} |
| Oil change | $${from + 30} |
| Tire rotation | $${from + 10} |

Please call ahead if you come with a van.`;

journey.for(sizes)(
  'a new price list replaces the old one on %s',
  { timeout: 180_000 },
  async ([, viewport], { open }) => {
    const page = await open({ viewport });
    await page.goto('/');
    await createAccount(page);
    const id = await createChatbot({ page });
    await teachChatbot({ page, id, name: 'price-list-2025.md', text: prices(20) });
    await teachChatbot({ page, id, name: 'price-list-2026.md', text: prices(25) });
    await page.goto(`/app/chatbots/${id}/health`);
    await page.getByRole('heading', { name: 'Knowledge health' }).waitFor();
    const replace = 'Replace price-list-2025.md with price-list-2026.md';
    await expect
      .poll(
        async () => {
          await page.reload();
          await page.getByRole('heading', { name: 'Knowledge health' }).waitFor();
          return page.getByRole('button', { name: replace }).count();
        },
        { timeout: 60_000 },
      )
      .toBe(1);
    expect(await findAxeViolations({ page })).toEqual([]);

    await page.goto(`/app/chatbots/${id}/knowledge`);
    await page
      .getByText('This looks like a new version of price-list-2025.md: replace it?')
      .waitFor();
    await page.getByRole('button', { name: replace }).click();
    await page.getByText('price-list-2025.md was replaced').waitFor();
    await page.getByText('This looks like a new version').waitFor({ state: 'hidden' });
    await ask({ page, id, question: 'How much is a car wash?' });
    await page.getByText(/\$25/).first().waitFor();
    expect(await page.getByText(/\$20/).count()).toBe(0);
  },
);
