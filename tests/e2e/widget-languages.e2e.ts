/** The chat's own texts in the visitor's language, on a shop's page in another one. */
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { weekdays } from '../../src/shared/contract/chatbots.ts';
import { journey, phone } from './harness/journey.ts';
import { startPlainPage } from './harness/plain-page.ts';
import { createShop } from './harness/shop.ts';
import { launcher, log } from './harness/widget-parts.ts';

const slow = { timeout: 60_000 };
const german = { locale: 'de-DE' };
/** No one is there, so that nothing but the contact form is offered. */
const openingHours = Object.fromEntries(weekdays.map((day) => [day, []]));

async function visit({
  page,
  id,
  attributes = '',
}: {
  page: Page;
  id: string;
  attributes?: string;
}): Promise<void> {
  const source = `${inject('address')}/widget.js`;
  const shop = await startPlainPage(
    `<script src="${source}" async data-chatbot-id="${id}" ${attributes}></script>`,
  );
  page.on('close', () => void shop.stop());
  await page.goto(shop.url);
  await launcher(page).click();
}

journey(
  'a German visitor asks, is refused, and leaves details in German',
  slow,
  async ({ open, tolerate }) => {
    tolerate(/status of 400 .*\/lead$/);
    const owner = await open();
    const id = await createShop({ page: owner, settings: { openingHours } });
    const page = await open(german);
    await visit({ page, id });
    const chat = page.getByRole('dialog', { name: 'Bakery' });
    await chat.getByText('Hallo! Wie kann ich Ihnen helfen?').waitFor();
    await chat.getByText('KI-Assistent').waitFor();
    expect(await chat.getAttribute('lang')).toBe('de');
    const field = chat.getByRole('textbox', { name: 'Ihre Nachricht' });
    expect(await field.getAttribute('placeholder')).toBe('Ihre Frage');

    await field.fill('Kann ich bei Ihnen mein Fahrrad reparieren lassen?');
    await field.press('Enter');
    await log(page).getByRole('button', { name: 'Kontaktdaten hinterlassen' }).click();
    const form = chat.getByRole('form', { name: 'Kontaktdaten hinterlassen' });
    await form.getByLabel('Ihr Name (freiwillig)').fill('Jutta Weber');
    // What the browser takes for an address and the server doesn't.
    await form.getByLabel('Ihre E-Mail-Adresse').fill('jutta@home');
    await form.getByRole('checkbox', { name: /^Sie dürfen mich .* Datenschutz$/ }).check();
    await form.getByRole('button', { name: 'Angaben senden' }).click();
    await form.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein.').waitFor();
    await chat.getByText('Bitte prüfen Sie Ihre Angaben.').first().waitFor();
    await form.getByLabel('Ihre E-Mail-Adresse').fill('jutta@home.example');
    await form.getByRole('button', { name: 'Angaben senden' }).click();
    await log(page).getByText('Vielen Dank. Wir haben Ihre Angaben erhalten').waitFor();

    await chat.getByRole('button', { name: 'Mehr' }).click();
    await chat.getByRole('button', { name: 'Ton einschalten' }).waitFor();
    const words = await chat.evaluate((panel) => (panel as HTMLElement).innerText);
    expect(words).not.toMatch(/\b(the|your|you|Send|Ask|Leave|Turn|Delete)\b/);
    await owner.goto('/app/leads');
    await owner.getByRole('link', { name: 'jutta@home.example' }).waitFor();
  },
);

journey('without a connection the chat says so in German', slow, async ({ open, tolerate }) => {
  tolerate(/net::ERR_INTERNET_DISCONNECTED/);
  const owner = await open();
  const id = await createShop({ page: owner });
  const page = await open({ ...german, viewport: phone, path: `/chat/${id}` });
  await page.getByText('KI-Assistent').waitFor();
  await page.context().setOffline(true);
  await page.getByText('Keine Verbindung. Ihre Nachrichten werden gesendet').waitFor();
});

journey('the language of the snippet wins and can be changed', slow, async ({ open }) => {
  const owner = await open();
  const id = await createShop({ page: owner, settings: { greeting: 'Welcome to the bakery!' } });
  const page = await open(german);
  await visit({ page, id, attributes: 'data-language="pl"' });
  await page.getByText('Asystent AI').waitFor();
  // An owner's own words are no one else's to change.
  await log(page).getByText('Welcome to the bakery!').waitFor();
  await page.evaluate("Askwell.update({ language: 'fr' })");
  await page.getByText('Assistant IA').waitFor();
  await page.evaluate("Askwell.update({ language: 'en' })");
  await page.getByText('AI assistant').waitFor();
});

journey('a language that can’t be loaded is English', slow, async ({ open, tolerate }) => {
  tolerate(/net::ERR_FAILED/);
  const owner = await open();
  const id = await createShop({ page: owner });
  const page = await open(german);
  await page.route(/-de\.js$/, (route) => route.abort());
  await visit({ page, id });
  await page.getByText('AI assistant').waitFor();
  await page.getByRole('button', { name: 'Talk to a human' }).click();
  await page.getByText('Ask our team to join this chat?').waitFor();
});

journey('a language that is slow to load starts in English', slow, async ({ open }) => {
  const owner = await open();
  const id = await createShop({ page: owner });
  const page = await open(german);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/-de\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await visit({ page, id });
  await page.getByText('AI assistant').waitFor();
  release();
  await page.getByText('KI-Assistent').waitFor();
});
