import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { desktop, phone } from './journey.ts';

/** Nothing on this screen is wider than a phone. The journey goes on at the width it had. */
export async function expectToFitPhone(page: Page): Promise<void> {
  const before = page.viewportSize() ?? desktop;
  await page.setViewportSize(phone);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width).toBeLessThanOrEqual(phone.width);
  await page.setViewportSize(before);
}
