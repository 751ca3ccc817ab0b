/** An owner puts the chatbot's own sentences into other words in one language, and its visitors read them. */
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { weekdays } from '../../src/shared/contract/opening-hours.ts';
import { findAxeViolations } from './harness/find-axe-violations.ts';
import { desktop, journey, phone } from './harness/journey.ts';
import { startPlainPage } from './harness/plain-page.ts';
import { createShop } from './harness/shop.ts';
import { launcher, log } from './harness/widget-parts.ts';

const openingHours = Object.fromEntries(weekdays.map((day) => [day, []]));

async function visit({ page, id, lang }: { page: Page; id: string; lang: string }): Promise<void> {
  const source = `${inject('address')}/widget.js`;
  const script = `<script src="${source}" async data-chatbot-id="${id}"></script>`;
  const shop = await startPlainPage(script, lang);
  page.on('close', () => void shop.stop());
  await page.goto(shop.url);
  await launcher(page).click();
}

journey.for([
  ['a desktop', desktop],
  ['a phone', phone],
] as const)(
  'German visitors read the owner’s words, French ones ours, written on %s',
  async ([, viewport], { open }) => {
    const owner = await open({ viewport });
    const settings = { openingHours, fallback: 'contact' };
    const id = await createShop({ page: owner, settings });
    await owner.goto(`/app/chatbots/${id}/wording`);
    await owner.getByLabel('Language', { exact: true }).selectOption({ label: 'Deutsch' });
    const refusal = owner.getByLabel('The answer isn’t known');
    const ours = 'Dazu habe ich in meinen Informationen nichts gefunden.';
    await expect.poll(() => refusal.getAttribute('placeholder')).toBe(ours);
    for (const group of [
      'Start of the chat',
      'Answers it isn’t sure of',
      'Bringing in your team',
      'Contact form',
    ]) {
      await owner.getByRole('heading', { name: group }).click();
    }
    await owner.getByLabel('The team was called', { exact: true }).fill('Gleich.');
    await owner.getByLabel('Greeting message').fill('Moin!');
    await owner.getByText('Please keep {minutes} once').waitFor();
    await owner.getByLabel('The team was called', { exact: true }).fill('');
    await refusal.fill('Da sind wir überfragt.');
    await owner.getByLabel('Label of “Your email”').fill('Deine E-Mail');
    await owner.getByLabel('Button that sends the form').fill('Abschicken');
    expect(await findAxeViolations({ page: owner })).toEqual([]);
    await owner.getByRole('button', { name: 'Save changes' }).click();
    await owner.getByText('Settings saved').waitFor();

    const german = await open();
    await visit({ page: german, id, lang: 'de' });
    await log(german).getByText('Moin!').waitFor();
    const field = german.getByRole('textbox', { name: 'Ihre Nachricht' });
    await field.fill('Kann ich bei Ihnen mein Fahrrad reparieren lassen?');
    await field.press('Enter');
    await log(german).getByText('Da sind wir überfragt.').waitFor();
    await german.getByLabel('Deine E-Mail').waitFor();
    await german.getByRole('button', { name: 'Abschicken' }).waitFor();
    await german.getByText('Ihr Name (freiwillig)').waitFor();

    const french = await open();
    await visit({ page: french, id, lang: 'fr' });
    await log(french).getByText('Bonjour ! Comment puis-je vous aider ?').waitFor();
    expect(await log(french).getByText('Moin!').count()).toBe(0);
  },
);
