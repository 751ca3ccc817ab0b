/** The pages in German and Spanish: by the language button, by address, and from sign-up to the first chatbot. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accountPassword, createAccount } from '../../scripts/testing/create-account.ts';
import { settle, waitForHydration } from '../../scripts/testing/settle.ts';
import { journey, phone } from './harness/journey.ts';
import { newEmail } from './harness/sign-up.ts';

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);

async function choose({ page, from, to }: { page: Page; from: string; to: string }) {
  await page.getByRole('button', { name: new RegExp(`: ${from}$`) }).click();
  await page.getByRole('menuitemradio', { name: to }).click();
}

journey('the language button leads to German and back, and is remembered', async ({ open }) => {
  const page = await open({ path: '/' });
  await choose({ page, from: 'English', to: 'Deutsch' });
  await page.waitForURL('/de');
  await page.getByRole('heading', { level: 1, name: /^Ihre Kunden fragen\./ }).waitFor();
  expect(await languageOf(page)).toBe('de');
  await page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).click();
  await page.waitForURL('/de/auth/login');
  await page.getByRole('heading', { name: 'Bei Askwell anmelden' }).waitFor();

  await page.goto('/contact?topic=plans');
  await page.waitForURL('/de/contact?topic=plans');
  await waitForHydration(page);
  await choose({ page, from: 'Deutsch', to: 'English' });
  await page.waitForURL('/contact?topic=plans');
  await page.goto('/');
  await settle(page);
  expect(page.url()).toMatch(/:\d+\/$/);
});

journey('German pages are there without script and name each other', async ({ open }) => {
  const page = await open({ path: '/de', javaScriptEnabled: false });
  await page.getByRole('heading', { name: 'Häufige Fragen' }).waitFor();
  await page.getByRole('button', { name: 'Mit Starter beginnen' }).click();
  await page.waitForURL('/de/auth/signup?plan=starter');

  const html = await (await page.request.get('/de/contact')).text();
  const link = (rel: string) => new RegExp(`<link rel="${rel}"[^>]*>`, 'g');
  expect(html).toMatch(/<html[^>]* lang="de"/);
  expect(html.match(link('canonical'))?.join()).toContain('/de/contact"');
  const alternates = html.match(link('alternate'))?.join() ?? '';
  for (const [language, path] of [
    ['en', '/contact'],
    ['de', '/de/contact'],
    ['es', '/es/contact'],
    ['x-default', '/contact'],
  ])
    expect(alternates).toMatch(
      new RegExp(`hrefLang="${language}" href="http[^"]+\\d${path}"`, 'i'),
    );
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  expect(sitemap).toMatch(/\d\/es\/contact<\/loc>/);
  // The legal texts are English, so that one page is the one to find.
  expect(sitemap).not.toContain('/es/terms');
  expect((await page.request.get('/de/no-such-page')).status()).toBe(404);
});

journey('from sign-up to the first chatbot in Spanish on a phone', async ({ open }) => {
  const page = await open({ path: '/es/auth/signup', viewport: phone });
  await page.getByLabel('Nombre completo').fill('Lucía Prieto');
  await page.getByLabel('Correo electrónico').fill('lucia');
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await page.getByText('Escribe una dirección de correo válida').first().waitFor();
  await page.getByLabel('Correo electrónico').fill(newEmail());
  await page.getByLabel('Contraseña', { exact: true }).fill(accountPassword);
  await page.getByLabel('Confirmar contraseña').fill(accountPassword);
  await page.getByLabel(/Acepto/).check();
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await page.waitForURL(/\/es\/app/);
  await page.getByRole('button', { name: 'Crear chatbot' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Omitir, subiré archivos' }).click();
  await dialog.getByRole('button', { name: /Restaurantes y comida/ }).click();
  await dialog.getByRole('button', { name: 'Crear chatbot' }).click();
  await page.waitForURL('**/es/app/chatbots/*/knowledge');
  await page.getByRole('heading', { name: 'Asistente de Restaurante' }).waitFor();

  // Its first words are the owner's to keep, so they come in the owner's language.
  const id = /chatbots\/([^/]+)/.exec(page.url())?.[1];
  const { greeting } = await (await page.request.get(`/api/chatbots/${id}`)).json();
  expect(greeting).toContain('Pregúntame por la carta');
});

journey('the dashboard switches to German and stays there', async ({ open, tolerate }) => {
  // A wrong password, and the page asking once more who it is while the session ends.
  tolerate(/status of 401 .*(?:sign-in|\/api\/profiles\/me)/);
  const page = await open();
  const email = await createAccount(page);
  await page.goto('/app?tab=documents');
  await settle(page);
  await choose({ page, from: 'English', to: 'Deutsch' });
  await page.waitForURL('/de/app?tab=documents');
  await page.getByText('Dateien oder Ordner hierher ziehen', { exact: false }).waitFor();
  // Links of mails have no language.
  await page.goto('/app/settings');
  await page.waitForURL('/de/app/settings');
  await page.getByText('Die Testphase endet am').waitFor();

  await page.getByRole('button', { name: 'Abmelden' }).first().click();
  await page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).waitFor();
  await page.goto('/de/auth/login');
  await waitForHydration(page);
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill('falsch-gewählt-1');
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
  // The server said it in English.
  await page.getByText('E-Mail-Adresse oder Passwort ist falsch').first().waitFor();
});

journey('a chosen language is there on the next device, at 390 pixels too', async ({ open }) => {
  const first = await open();
  const email = await createAccount(first);
  await first.goto('/app');
  await settle(first);
  await choose({ page: first, from: 'English', to: 'Español' });
  await first.waitForURL('/es/app');

  const next = await open({ viewport: phone, path: '/auth/login' });
  await waitForHydration(next);
  // Before the sign-in nothing but the browser is known.
  expect(await languageOf(next)).toBe('en');
  await next.getByLabel('Email').fill(email);
  await next.getByLabel('Password', { exact: true }).fill(accountPassword);
  await next.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
  await next.waitForURL('/es/app');
  await next.getByRole('button', { name: 'Crear chatbot' }).first().waitFor();
  // It's remembered in this browser, too.
  await next.goto('/contact');
  await next.waitForURL('/es/contact');
});

journey('a browser in Spanish opens the dashboard in Spanish', async ({ open }) => {
  const page = await open({ locale: 'es-MX' });
  await createAccount(page);
  await page.goto('/app');
  await page.waitForURL('/es/app');
  await page.goto('/');
  await settle(page);
  expect(await languageOf(page)).toBe('en');
});

const narrow = [
  '/',
  '/contact',
  '/auth/login',
  '/auth/signup',
  '/app',
  '/app?tab=documents',
  '/app/inbox',
  '/app/leads',
  '/app/analytics',
  '/app/settings',
  '/app/settings/team',
  '/app/settings/integrations',
  '/profile',
  '/dashboard-test',
];

journey('the longer German texts fit the narrowest phone', async ({ open }) => {
  const guest = await open({ viewport: { width: 320, height: 640 } });
  const member = await open({ viewport: { width: 320, height: 640 } });
  await createAccount(member);
  const tooWide: string[] = [];
  for (const path of narrow) {
    const page = /^\/(app|profile)/.test(path) ? member : guest;
    await page.goto(`/de${path === '/' ? '' : path}`);
    await settle(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 320) tooWide.push(`${path}: ${width}`);
  }
  expect(tooWide).toEqual([]);
});
