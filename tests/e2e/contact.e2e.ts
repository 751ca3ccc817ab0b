/** Support and the legal texts: a message that arrives, texts that are the same everywhere. */
import { expect, inject } from 'vitest';
import { createAccount } from '../../scripts/testing/create-account.ts';
import { settle } from '../../scripts/testing/settle.ts';
import { journey } from './harness/journey.ts';

journey(
  'a message reaches support, with everything explained on the way',
  async ({ open, tolerate }) => {
    tolerate(/net::ERR_INTERNET_DISCONNECTED/);
    const page = await open({ path: '/contact?topic=problem' });
    await settle(page);
    expect(await page.getByLabel('What is it about?').inputValue()).toBe('problem');
    const send = page.getByRole('button', { name: 'Send message' });
    await send.click();
    await page.getByText('Please tell us your name').waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
    expect(await focused()).toBe('name');

    const subject = `The widget hides, ${crypto.randomUUID()}`;
    await page.getByLabel('Your name').fill('Maria Rossi');
    await page.getByLabel('Email').fill('maria');
    await page.getByLabel('Message').fill(subject);
    await page.getByText('Please enter a valid email address').waitFor();
    await page.getByLabel('Email').fill('maria@bella.example');

    await page.context().setOffline(true);
    await send.click();
    await page.getByText('Your message was not sent').waitFor();
    expect(await page.getByLabel('Message').inputValue()).toBe(subject);
    await page.context().setOffline(false);
    await send.click();
    await page.getByRole('heading', { name: 'Thank you, Maria Rossi' }).waitFor();

    await expect
      .poll(async () => {
        const response = await fetch(`${inject('address')}/api/dev/outbox`);
        const { mails } = (await response.json()) as { mails: { to: string; text: string }[] };
        return mails.find(({ text }) => text.includes(subject))?.to;
      })
      .toBe('support@askwell.example');
  },
);

journey(
  'a member’s name and address are filled in, what they typed first stays',
  async ({ open }) => {
    const page = await open();
    const email = await createAccount(page);
    await page.goto('/contact');
    await settle(page);
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email);
    expect(await page.getByLabel('Your name').inputValue()).toBe('Maria Rossi');
  },
);

journey('without script the page says where to write', async ({ open }) => {
  const page = await open({ path: '/contact', javaScriptEnabled: false });
  expect(await page.getByText('You can write to us directly').isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: 'Send message' }).isVisible()).toBe(false);
});

for (const [path, title] of [
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
  ['/cookies', 'Cookie Policy'],
] as const) {
  journey(`${title} says the same on its page and in the dialog`, async ({ open }) => {
    const page = await open({ path });
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
    const text = await page.locator('.prose').innerText();
    await page.goto('/');
    await settle(page);
    await page.getByRole('button', { name: title }).click();
    await page.getByRole('dialog', { name: title }).waitFor();
    expect(await page.locator('.prose').innerText()).toBe(text);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
}

journey('search engines and phones find what they ask for, with whole addresses', async () => {
  const address = inject('address');
  const get = async (path: string) => (await fetch(`${address}${path}`)).text();
  const sitemap = await get('/sitemap.xml');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, href]) => href ?? '');
  expect(listed).toEqual(
    expect.arrayContaining(['/', '/contact', '/terms'].map((path) => address + path)),
  );
  for (const href of listed) {
    const html = await (await fetch(href)).text();
    expect(html).toContain(`<link rel="canonical" href="${href}"`);
    expect(html).not.toContain('origin.invalid');
  }
  expect(await get('/robots.txt')).toContain(`Sitemap: ${address}/sitemap.xml`);
  const manifest = JSON.parse(await get('/manifest.webmanifest'));
  for (const { src } of manifest.icons) expect((await fetch(address + src)).status).toBe(200);

  const landing = await get('/');
  expect(landing).toContain(`<meta property="og:image" content="${address}/social-card.png"`);
  const [, json = '{}'] =
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(landing) ?? [];
  const types = JSON.parse(json)['@graph'].map((thing: { '@type': string }) => thing['@type']);
  expect(types).toEqual(['Organization', 'SoftwareApplication', 'FAQPage']);
});
