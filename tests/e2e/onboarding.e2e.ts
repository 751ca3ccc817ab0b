/** The first five minutes: from the address of a website to a chatbot that knows it. */
import { expect, inject } from 'vitest';
import { createAccount } from '../../scripts/testing/create-account.ts';
import { startWebsiteDouble } from '../doubles/website.ts';
import { journey, phone } from './harness/journey.ts';
import { readWebsite } from './harness/onboard.ts';

const startSite = () =>
  startWebsiteDouble({ port: Number(new URL(inject('onboardingOrigin')).port) });
const mostClicks = 6;

journey('a website answers within six clicks, and becomes a chatbot', async ({ open }) => {
  const site = await startSite();
  try {
    const page = await open();
    await createAccount(page);
    await page.addInitScript(() => {
      const count = ({ isTrusted }: Event) => {
        if (isTrusted) sessionStorage.clicks = Number(sessionStorage.clicks ?? 0) + 1;
      };
      addEventListener('click', count, true);
    });
    await page.goto('/app');
    await readWebsite({ page, address: site.origin, industry: /E-commerce & Retail/ });
    const dialog = page.getByRole('dialog');
    const answers = dialog.getByRole('list', { name: 'Answers from your website' });
    await answers
      .getByText(/9:00 – 18:00|Harbor Lane 12|room for a dog|15 €/)
      .first()
      .waitFor();
    const clicks = Number(await page.evaluate(() => sessionStorage.clicks));
    expect(clicks).toBeGreaterThan(1);
    expect(clicks).toBeLessThanOrEqual(mostClicks);

    await dialog.getByText('Hi! Welcome to Rollwerk. What would you like to know?').waitFor();
    await answers.getByRole('link').nth(2).waitFor({ timeout: 120_000 });
    await answers.getByText('Yes, cargo bikes have room for a dog.').waitFor();
    await answers.getByText(/City bike costs .*15 €/).waitFor();

    // A reload loses nothing: the website is still there.
    await page.reload();
    await dialog.getByRole('button', { name: /E-commerce & Retail/ }).click();
    await dialog.getByText('Hi! Welcome to Rollwerk. What would you like to know?').waitFor();
    await dialog.getByRole('button', { name: 'Create chatbot' }).click();
    await page.waitForURL('**/app/chatbots/*/knowledge?source=websites');
    await page.getByRole('heading', { name: 'Rollwerk assistant' }).waitFor();
    await page
      .getByText(/pages? imported|pages ready/)
      .first()
      .waitFor();

    const id = /chatbots\/([^/]+)/.exec(page.url())?.[1];
    const chatbot = await (await page.request.get(`/api/chatbots/${id}`)).json();
    expect(chatbot).toMatchObject({
      description: 'City bikes and cargo bikes for rent, right at the harbor of Elmstadt.',
      primaryColor: '#0B6E4F',
      industry: 'ecommerce',
    });
    expect(chatbot.suggestedQuestions).toContain('Can I bring my dog?');
    expect((await page.request.get(chatbot.avatarUrl)).status()).toBe(200);
  } finally {
    await site.stop();
  }
});

journey('an address that can not be read leads to files, on a phone', async ({ open }) => {
  const site = await startSite();
  try {
    site.pages.set('/robots.txt', { body: 'User-agent: *\nDisallow: /', type: 'text/plain' });
    const page = await open({ viewport: phone });
    await createAccount(page);
    await page.goto('/app?onboarding=industry');
    const dialog = page.getByRole('dialog');
    const address = dialog.getByLabel('Website address');
    const read = dialog.getByRole('button', { name: 'Read my website' });

    await address.fill('my shop');
    await read.click();
    await dialog.getByText('Enter a web address, for example www.example.com').waitFor();

    await address.fill('no-such-shop.invalid');
    await read.click();
    await dialog.getByText("We couldn't read no-such-shop.invalid").waitFor();
    await dialog.getByText(/Check the address for typos/).waitFor();
    await dialog.getByRole('button', { name: 'Try another address' }).click();
    expect(await address.inputValue()).toContain('no-such-shop.invalid');

    await address.fill(site.origin);
    await read.click();
    await dialog.getByText(/doesn't allow programs to read it \(robots\.txt\)/).waitFor();
    await dialog.getByRole('button', { name: 'Upload files instead' }).click();
    await dialog.getByRole('button', { name: /E-commerce & Retail/ }).click();
    await dialog.getByRole('button', { name: 'Create chatbot' }).click();
    await page.waitForURL('**/app/chatbots/*/knowledge');
    const { items } = await (await page.request.get('/api/websites')).json();
    expect(items).toEqual([]);
  } finally {
    await site.stop();
  }
});
