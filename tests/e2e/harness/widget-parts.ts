import type { Page } from 'playwright-core';

/** The parts of an open or closed widget, as a visitor finds them. */
export const launcher = (page: Page) => page.getByRole('button', { name: 'Chat', exact: true });
export const field = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
export const log = (page: Page) => page.getByRole('log');

export async function ask(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}
