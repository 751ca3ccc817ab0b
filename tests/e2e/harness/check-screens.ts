import { chromium } from 'playwright-core';
import { beforeAll, expect, inject } from 'vitest';
import { createPeople, type People } from '../../../scripts/screenshots/people.ts';
import type { Screen } from '../../../scripts/screenshots/screen.ts';
import { findAxeViolations } from './find-axe-violations.ts';
import { journey } from './journey.ts';

/** What holds on every screen: nothing that axe finds in either theme, no sideways scroll on the narrowest phone. */
export function checkScreens(screens: readonly Screen[]): void {
  let people: People;
  beforeAll(async () => {
    const browser = await chromium.connect(inject('browserEndpoint'));
    people = await createPeople({ browser, address: inject('address') });
    await browser.close();
  });

  for (const { name, path, as = 'guest', complaint, prepare } of screens) {
    journey(`${name} is accessible in both themes and fits 320 px`, async ({ open, tolerate }) => {
      tolerate(/status of 404 .*no.such.page$/);
      if (complaint) tolerate(complaint);
      const page = await open({
        colorScheme: 'light',
        reducedMotion: 'reduce',
        storageState: people.stateOf[as],
      });
      await page.goto(path.replace('{chatbotId}', people.chatbotId), { waitUntil: 'networkidle' });
      await prepare?.(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
        expect.soft(await findAxeViolations(page), colorScheme).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(320);
    });
  }
}
