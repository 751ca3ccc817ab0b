/** A website becomes what a chatbot knows, and leaves again. */
import { expect, inject } from 'vitest';
import { createAccount } from '../../scripts/testing/create-account.ts';
import { chatbotDefaults } from '../../src/shared/contract/chatbots.ts';
import { startWebsiteDouble } from '../doubles/website.ts';
import { writePage } from '../doubles/website-pages.ts';
import { expectToFitPhone } from './harness/expect-to-fit-phone.ts';
import { journey, phone } from './harness/journey.ts';
import { ask } from './harness/widget-parts.ts';

const portOf = (name: 'websiteOrigin' | 'otherWebsiteOrigin') => Number(new URL(inject(name)).port);

journey(
  'an owner imports a website, looks at its pages, syncs and removes it',
  async ({ open }) => {
    const site = await startWebsiteDouble({ port: portOf('websiteOrigin') });
    const shop = await startWebsiteDouble({ port: portOf('otherWebsiteOrigin') });
    shop.pages.clear();
    const wares = '<p>Bells for children cost 7 € in the shop.</p>';
    shop.pages.set('/', { body: `<title>Shop</title><main><h1>Shop</h1>${wares}</main>` });
    try {
      const page = await open();
      await createAccount(page);
      await page.goto('/app?tab=documents&source=websites');

      const address = page.getByLabel('Website address');
      await address.fill('no address');
      await page.getByRole('button', { name: 'Find pages' }).click();
      await page.getByText('Enter a web address, for example www.example.com').waitFor();

      await address.fill(`${site.origin}/report`);
      await page.getByRole('button', { name: 'Find pages' }).click();
      await page.getByText('This address is a file, not a website.', { exact: false }).waitFor();
      await page.getByRole('button', { name: 'Upload files' }).click();
      await page.getByText('Drop files or folders here', { exact: false }).waitFor();
      await page.getByRole('tab', { name: 'Websites' }).click();
      await page.getByRole('button', { name: /^Remove/ }).click();
      await page.getByRole('button', { name: 'Remove website' }).click();
      await page.getByText('No websites yet').waitFor();

      await address.fill(site.origin);
      await page.getByText('Advanced', { exact: true }).click();
      const others = page.getByLabel('Also read these addresses');
      await others.fill('our shop');
      await page.getByRole('button', { name: 'Find pages' }).click();
      await page.getByText('“our shop” is not a web address', { exact: false }).waitFor();
      await others.fill(shop.origin);
      await page.getByRole('button', { name: 'Find pages' }).click();
      await page.getByText('Choose pages').waitFor();
      await page.getByRole('heading', { name: `${new URL(shop.origin).host} 1 page` }).waitFor();
      await expectToFitPhone(page);
      await page.getByRole('checkbox', { name: /\/guide/ }).uncheck();
      await page.getByText('Choose by path').click();
      await page.getByLabel('Leave out these paths').fill('/calendar');
      const left = page.getByRole('list', { name: 'Pages left out' });
      await left.getByText('Events in month 1', { exact: false }).first().waitFor();
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

      const headers = { origin: new URL(page.url()).origin };
      const made = await page.request.post('/api/chatbots', {
        ...{ headers, data: { ...chatbotDefaults, name: 'Rentals' } },
      });
      const { id } = await made.json();
      const { items } = await (await page.request.get('/api/websites')).json();
      await page.request.patch(`/api/websites/${items[0].id}`, {
        ...{ headers, data: { chatbotIds: [id] } },
      });
      const visitor = await open({ viewport: phone, path: `/chat/${id}` });
      await ask(visitor, 'How much is a cargo bike for a full day?');
      await visitor.getByRole('button', { name: /· row/ }).click();
      const link = visitor.getByRole('link', { name: /127\.0\.0\.1/ });
      expect(await link.getAttribute('href')).toBe(
        `${site.origin}/prices#:~:text=Cargo%20bike,39%20%E2%82%AC`,
      );
      await visitor.close();

      await page.getByLabel('Read again').selectOption('off');
      const tours = '<p>The harbor tour takes two hours and costs 29 € per person.</p>';
      site.pages.set('/tours', { body: writePage({ title: 'Guided tours', content: tours }) });
      await page.getByRole('button', { name: 'Sync now' }).click();
      await page.getByText(/Last read .*1 changed/).waitFor();
      expect(await page.getByLabel('Read again').inputValue()).toBe('off');
      await page.getByText('What changed', { exact: true }).click();
      const changes = page.getByRole('list', { name: 'What changed' });
      await changes.getByText('costs 25 € per person').waitFor();
      await changes.getByText('costs 29 € per person').waitFor();
      await expectToFitPhone(page);

      await page.getByText('Paths', { exact: true }).click();
      await page.getByLabel('Leave out these paths').fill('/calendar\n/workshop');
      await left.getByText(`${site.origin}/workshop`).waitFor();
      await page.getByRole('button', { name: 'Save paths' }).click();
      await page.getByText('Paths saved').waitFor();
      await page
        .getByRole('listitem')
        .filter({ hasText: `${site.origin}/workshop` })
        .getByText('Left out by path')
        .waitFor();

      await page.getByText('Other addresses', { exact: true }).click();
      expect(await others.last().inputValue()).toBe(`${shop.origin}/`);
      await others.last().fill('');
      await page.getByRole('button', { name: 'Save addresses' }).click();
      await page.getByText('Addresses saved').waitFor();
      await page.getByText(`${shop.origin}/`, { exact: true }).waitFor({ state: 'detached' });

      await page.getByRole('button', { name: /^Remove/ }).click();
      await page.getByRole('button', { name: 'Remove website' }).click();
      await page.getByText('No websites yet').waitFor();
    } finally {
      await site.stop();
      await shop.stop();
    }
  },
);
