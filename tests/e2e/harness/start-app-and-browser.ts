import type { TestProject } from 'vitest/node';
import { launchChromium } from '../../../scripts/testing/launch-chromium.ts';
import { startApp } from '../../../scripts/testing/start-app.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    address: string;
    dataDir: string;
    browserEndpoint: string;
  }
}

/** Vitest's globalSetup: once for all journey files. */
export default async function startAppAndBrowser({ provide }: TestProject) {
  const [app, browser] = await Promise.all([
    // All journeys come from one address, so the ordinary limit per address would stop them.
    startApp({ FLAG_DEV_TOOLS: 'true', RATE_LIMIT_REQUESTS: '100000' }),
    launchChromium(),
  ]);
  provide('address', app.address);
  provide('dataDir', app.dataDir);
  provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await app.stop();
  };
}
