import type { Browser } from 'playwright-core';
import { launchChromium } from '../../../scripts/testing/launch-chromium.ts';

let launched: Promise<Browser> | undefined;

/** The browser of this process of tests. A common one would have to be reached through a second process of Playwright. */
export function getBrowser(): Promise<Browser> {
  launched ??= launchChromium();
  return launched;
}
