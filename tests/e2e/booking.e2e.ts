/** Booking an appointment in the widget, changing it by its link, and how an owner sets it up and sees it. */
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { type BookingSettings, bookingDefaults } from '../../src/shared/contract/booking.ts';
import { findAxeViolations } from './harness/find-axe-violations.ts';
import { type HostPage, startHostPage } from './harness/host-page.ts';
import { journey, phone } from './harness/journey.ts';
import { createShop, updateChatbot } from './harness/shop.ts';
import { field, launcher, log } from './harness/widget-parts.ts';

let host: HostPage;
beforeAll(async () => {
  host = await startHostPage();
});
afterAll(() => host.stop());

const day = [{ from: '00:00', to: '24:00' }];
const hours = {
  ...{ monday: day, tuesday: day, wednesday: day, thursday: day },
  ...{ friday: day, saturday: day, sunday: day },
};

async function createBookingShop(page: Page): Promise<string> {
  const id = await createShop({ page });
  const service = { minutes: 60, bufferMinutes: 0, price: '€45', staffIds: [] };
  const booking: BookingSettings = {
    ...bookingDefaults,
    enabled: true,
    cancelHours: 0,
    leadHours: 48,
    stepMinutes: 60,
    services: [
      { ...service, id: randomUUID(), name: 'Haircut' },
      { ...service, id: randomUUID(), name: 'Coloring' },
    ],
    staff: [
      { id: randomUUID(), name: 'Ada', hours },
      { id: randomUUID(), name: 'Ben', hours },
    ],
  };
  await updateChatbot({ page, id, changes: { booking } });
  return id;
}

/** As someone does who has no mouse. A phone's field doesn't take the keyboard when the chat opens. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let turn = 0; turn < 30; turn += 1) {
    if (await target.evaluate((one) => one.matches(':focus'))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not get there');
}

/** Waits until the keyboard is somewhere. */
const focused = (page: Page, selector: string) =>
  expect.poll(() =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => one.matches(':focus')),
  );

journey(
  'an appointment is booked on a phone, with the keyboard alone, and canceled by its link',
  async ({ open }) => {
    const page = await open({ viewport: phone });
    const id = await createBookingShop(page);
    await page.goto(host.pathFor({ app: inject('address'), chatbotIds: [id] }));
    await launcher(page).focus();
    await page.keyboard.press('Enter');
    await tabTo(page, field(page));
    await page.keyboard.type('Book an appointment');
    await page.keyboard.press('Enter');
    const form = page.getByRole('form', { name: 'Book an appointment' });
    await form.getByText('What would you like to book?').waitFor();
    await focused(page, '.choices button').toBe(true);
    await page.keyboard.press('Enter');
    await form.getByText('With whom?').waitFor();
    await focused(page, '.choices button').toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await form.getByText('Your time zone:').waitFor();
    await focused(page, '.sheet select').toBe(true);
    const days = form.getByLabel('Day');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => days.evaluate((one: HTMLSelectElement) => one.selectedIndex)).toBe(1);
    await page.keyboard.press('Tab');
    await focused(page, '.sheet .choices button').toBe(true);
    await page.keyboard.press('Enter');
    await focused(page, '.sheet input').toBe(true);
    await page.keyboard.type('Mira Lindt');
    await page.keyboard.press('Tab');
    await page.keyboard.type('mira@customers.test');
    await page.keyboard.press('Enter');
    await form.getByText('Please check this before you book.').waitFor();
    expect(await (await page.request.get(bookingsPath())).json()).toEqual({ items: [] });
    await focused(page, '.sheet .primary').toBe(true);
    await page.keyboard.press('Enter');
    await log(page).getByText("You're booked. We've sent a confirmation to").waitFor();
    await log(page).getByText('Ada').first().waitFor();
    const href = await log(page).getByRole('link', { name: 'Move or cancel' }).getAttribute('href');
    const { items } = await (await page.request.get(bookingsPath())).json();
    expect(items).toMatchObject([{ name: 'Mira Lindt', serviceName: 'Haircut', staffName: 'Ada' }]);

    await page.goto(href ?? '');
    await page.getByRole('heading', { name: 'Your appointment' }).waitFor();
    await page.getByText(items[0].reference).waitFor();
    await expect.poll(() => findAxeViolations({ page })).toEqual([]);
    await page.getByRole('button', { name: 'Move appointment' }).click();
    const times = page.getByRole('region', { name: 'New time' });
    // The first day may have hardly any time left.
    await times.getByLabel('Day').selectOption({ index: 1 });
    await times.getByRole('button').nth(2).click();
    await page.getByText('Your appointment was moved.').waitFor();
    await page.getByRole('button', { name: 'Cancel appointment' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel appointment' }).click();
    await page.getByText('Canceled').waitFor();
    const after = await (await page.request.get(bookingsPath())).json();
    expect(after.items).toMatchObject([{ status: 'canceled', canceledBy: 'visitor' }]);
    expect(after.items[0].start).not.toBe(items[0].start);
  },
);

function bookingsPath(): string {
  const from = new Date(Date.now() - 86_400_000).toISOString();
  const to = new Date(Date.now() + 30 * 86_400_000).toISOString();
  return `/api/bookings?${new URLSearchParams({ from, to })}`;
}

journey(
  'an owner sets booking up, and sees an appointment on the calendar page',
  async ({ open }) => {
    const page = await open();
    const id = await createShop({ page });
    await page.goto(`/app/chatbots/${id}/booking`);
    await page.getByLabel('Let visitors book appointments').check();
    await page.getByRole('button', { name: 'Add service' }).click();
    await page.getByLabel('Service name').fill('Consultation');
    await page.getByRole('button', { name: 'Add person' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Ada');
    await expect.poll(() => findAxeViolations({ page })).toEqual([]);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Settings saved').first().waitFor();
    const { booking } = await (await page.request.get(`/api/chatbots/${id}`)).json();
    expect(booking).toMatchObject({ enabled: true, services: [{ name: 'Consultation' }] });
    await page.getByRole('link', { name: 'Open the calendar' }).click();
    await page.getByText('No appointments this week').waitFor();
    await expect.poll(() => findAxeViolations({ page })).toEqual([]);
  },
);
