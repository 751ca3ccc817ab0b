import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findFreePort } from '../../../scripts/testing/find-free-port.ts';
import { shortLived, startApp } from '../../../scripts/testing/start-app.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    address: string;
    processId: number;
    dataDir: string;
    /** What a server of its own may start from: see prepared-data.ts. */
    preparedData: string;
    /** Where a journey may listen for webhooks. */
    webhookOrigin: string;
    /** Where a journey may have an order system. */
    shopOrigin: string;
    /** Where journeys may have a website to import, one for each file that has. */
    websiteOrigin: string;
    /** Where the first of them may have pages on another host. */
    otherWebsiteOrigin: string;
    onboardingOrigin: string;
    /** Where a journey may have a push service. */
    pushOrigin: string;
  }
}

/** Vitest's globalSetup: once for all journey files. */
export default async function startCommonApp({ provide }: TestProject) {
  const webhookOrigin = `http://127.0.0.1:${await findFreePort()}`;
  const shopOrigin = `http://127.0.0.1:${await findFreePort()}`;
  const websiteOrigin = `http://127.0.0.1:${await findFreePort()}`;
  const otherWebsiteOrigin = `http://127.0.0.1:${await findFreePort()}`;
  const onboardingOrigin = `http://127.0.0.1:${await findFreePort()}`;
  const pushOrigin = `http://127.0.0.1:${await findFreePort()}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'askwell-data-'));
  const preparedData = mkdtempSync(join(tmpdir(), 'askwell-prepared-'));
  await (await startApp({ DATA_DIR: dataDir }, shortLived)).stop();
  cpSync(dataDir, preparedData, { recursive: true });
  const app = await startApp({
    DATA_DIR: dataDir,
    FLAG_DEV_TOOLS: 'true',
    // All journeys come from one address, so the ordinary limit per address would stop them.
    RATE_LIMIT_REQUESTS: '100000',
    WEBHOOK_TRUSTED_ORIGINS: `${webhookOrigin},${pushOrigin},${shopOrigin}`,
    WEBSITE_TRUSTED_ORIGINS: `${websiteOrigin},${otherWebsiteOrigin},${onboardingOrigin}`,
  });
  provide('address', app.address);
  provide('processId', app.child.pid ?? 0);
  provide('dataDir', dataDir);
  provide('preparedData', preparedData);
  provide('webhookOrigin', webhookOrigin);
  provide('shopOrigin', shopOrigin);
  provide('websiteOrigin', websiteOrigin);
  provide('otherWebsiteOrigin', otherWebsiteOrigin);
  provide('onboardingOrigin', onboardingOrigin);
  provide('pushOrigin', pushOrigin);
  return async () => {
    await app.stop();
    for (const folder of [dataDir, preparedData]) rmSync(folder, { recursive: true, force: true });
  };
}
