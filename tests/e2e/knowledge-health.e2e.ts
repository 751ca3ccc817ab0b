/** Two sources contradict each other, their owner says which one is right, and answers follow. */
import { expect } from 'vitest';
import { createAccount } from '../../scripts/testing/create-account.ts';
import { findAxeViolations } from './harness/find-axe-violations.ts';
import { desktop, journey, phone } from './harness/journey.ts';
import { createChatbot, teachChatbot } from './harness/shop.ts';

const priceList = `# Prices

| Service | Price |
|---|---|
| Oil change | $45 |
| Tire rotation | $25 |
| Brake check | $30 |`;

const questions = `# Questions

An oil change costs $49. We check your tires at no extra time.

Please call ahead if you come with a van.`;

journey.for([
  ['a desktop', desktop],
  ['a phone', phone],
] as const)(
  'a conflict is settled on the page of knowledge health on %s',
  { timeout: 240_000 },
  async ([, viewport], { open }) => {
    const page = await open({ viewport });
    await page.goto('/');
    await createAccount(page);
    const id = await createChatbot({ page });
    await page.goto(`/app/chatbots/${id}/health`);
    await page.getByRole('heading', { name: 'Nothing to check yet' }).waitFor();
    await teachChatbot({ page, id, name: 'prices.md', text: priceList });
    await teachChatbot({ page, id, name: 'questions.md', text: questions });
    await page.goto(`/app/chatbots/${id}/health`);
    await page.getByRole('heading', { name: 'Knowledge health' }).waitFor();
    await page.getByRole('heading', { name: 'Price: Oil change' }).waitFor();
    await page.getByText('1 to decide').waitFor();
    expect(await findAxeViolations({ page })).toEqual([]);
    // Editing opens the document at the place.
    await page.getByRole('link', { name: 'Edit prices.md' }).click();
    const dialog = page.getByRole('dialog', { name: 'prices.md' });
    const place = dialog.locator('[aria-current=true]');
    await place.getByText(/Oil change/).waitFor();
    expect(await place.innerText()).toContain('$45');
    await page.goto(`/app/chatbots/${id}/health`);
    await page.getByRole('button', { name: 'This is right: $45' }).click();
    await page.getByText('No conflicts: your sources agree.').waitFor();
    await page.getByRole('button', { name: 'Show decided conflicts (1)' }).click();
    await page.getByText('Settled', { exact: true }).waitFor();

    await page.goto(`/app/chatbots/${id}/playground`);
    const field = page.getByRole('textbox', { name: /question|message/i }).first();
    await field.fill('How much is an oil change?');
    await field.press('Enter');
    await page.getByText(/\$45/).first().waitFor();
    expect(await page.getByText(/\$49/).count()).toBe(0);
  },
);
