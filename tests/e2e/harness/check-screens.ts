import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createPeople, type People, type Person } from '../../../scripts/screenshots/people.ts';
import type { Screen } from '../../../scripts/screenshots/screen.ts';
import { settle, watchRequests } from '../../../scripts/testing/settle.ts';
import { findAxeViolations } from './find-axe-violations.ts';
import { getBrowser } from './get-browser.ts';
import { desktop, listenForComplaints } from './journey.ts';

/**
 * What holds on every screen: nothing that axe finds in either theme, no sideways scroll on the narrowest phone. Each
 * person walks through all their screens in one window, which has fetched and compiled the scripts by the second.
 */
export function checkScreens(screens: readonly Screen[]): void {
  let people: People;
  const windows = new Map<Person, Window>();
  beforeAll(async () => {
    people = await createPeople({ browser: await getBrowser(), address: inject('address') });
  });
  afterAll(async () => {
    for (const { page } of windows.values()) await page.context().close();
  });

  async function windowOf(person: Person): Promise<Window> {
    const opened = windows.get(person) ?? (await openWindow(people.stateOf[person]));
    windows.set(person, opened);
    await opened.page.unrouteAll();
    await opened.page.setViewportSize(desktop);
    await opened.page.emulateMedia({ colorScheme: 'light' });
    opened.complaints.length = 0;
    return opened;
  }

  for (const { name, path, as = 'guest', complaint, prepare } of screens) {
    test(`${name} is accessible in both themes and fits 320 px`, async () => {
      const { page, complaints } = await windowOf(as);
      await page.goto(path.replace('{chatbotId}', people.chatbotId));
      await settle(page);
      await page.locator('h1').first().waitFor({ state: 'attached' });
      await prepare?.(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
        const only = colorScheme === 'dark' ? 'colors' : 'everything';
        expect.soft(await findAxeViolations({ page, only }), colorScheme).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(320);
      const known = [/status of 404 .*no.such.page$/, ...(complaint ? [complaint] : [])];
      expect(complaints.filter((text) => !known.some((each) => each.test(text)))).toEqual([]);
    });
  }
}

type Window = { page: Page; complaints: string[] };

async function openWindow(storageState: People['stateOf'][Person]): Promise<Window> {
  const browser = await getBrowser();
  const context = await browser.newContext({
    baseURL: inject('address'),
    viewport: desktop,
    reducedMotion: 'reduce',
    ...(storageState && { storageState }),
  });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  watchRequests(page);
  const complaints: string[] = [];
  listenForComplaints({ page, complaints });
  return { page, complaints };
}
