/** A website becomes what a chatbot knows, and leaves again. */
import { expect, inject } from 'vitest';
import { createAccount } from '../../scripts/testing/create-account.ts';
import { startWebsiteDouble } from '../doubles/website.ts';
import { journey } from './harness/journey.ts';

journey(
  'an owner imports a website, looks at its pages, syncs and removes it',
  async ({ open }) => {
    const site = await startWebsiteDouble({ port: Number(new URL(inject('websiteOrigin')).port) });
    try {
      const page = await open();
      await createAccount(page);
      await page.goto('/app?tab=documents&source=websites');

      const address = page.getByLabel('Website address');
      await address.fill('no address');
      await page.getByRole('button', { name: 'Find pages' }).click();
      await page.getByText('Enter a web address, for example www.example.com').waitFor();

      await address.fill(site.origin);
      await page.getByRole('button', { name: 'Find pages' }).click();
      await page.getByText('Choose pages').waitFor();
      await page.getByRole('checkbox', { name: /\/guide/ }).uncheck();
      await page.getByRole('button', { name: /^Import \d+ pages$/ }).click();
      await page.getByText('Ready', { exact: true }).first().waitFor({ timeout: 120_000 });

      await page.getByText('Pages', { exact: true }).click();
      const prices = page.getByRole('listitem').filter({ hasText: `${site.origin}/prices` });
      await prices.getByText('Ready').waitFor();
      await prices.getByRole('button', { name: /^Open/ }).click();
      await page.getByRole('dialog').getByText('39 €').filter({ visible: true }).first().waitFor();
      await page.keyboard.press('Escape');
      const forbidden = page.getByRole('list', { name: 'Not read' });
      await forbidden.getByText(/robots\.txt/).waitFor();

      await page.getByLabel('Read again').selectOption('off');
      await page.getByRole('button', { name: 'Sync now' }).click();
      await page.getByText(/Last read .*nothing changed|Last read .*not read/).waitFor();
      expect(await page.getByLabel('Read again').inputValue()).toBe('off');

      await page.getByRole('button', { name: /^Remove/ }).click();
      await page.getByRole('button', { name: 'Remove website' }).click();
      await page.getByText('No websites yet').waitFor();
    } finally {
      await site.stop();
    }
  },
);
