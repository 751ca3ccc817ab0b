/**
 * `npm run screenshots [-- NAME …]`: every screen on a phone and a laptop, light and dark, into the ignored folder
 * screenshots/. With the name `manual`, only the pictures of the manual, which are part of the web app.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { root, say } from './bootstrap.mjs';
import { buildIfChanged } from './build/build-if-changed.ts';
import { pictureReceiver } from './screenshots/manual-account.ts';
import { takeManualPictures } from './screenshots/manual-pictures.ts';
import { createPeople, type People } from './screenshots/people.ts';
import type { Screen } from './screenshots/screen.ts';
import { screens } from './screenshots/screens.ts';
import { launchChromium } from './testing/launch-chromium.ts';
import { settle, watchRequests } from './testing/settle.ts';
import { startApp } from './testing/start-app.ts';

const sizes = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'laptop', width: 1440, height: 900 },
];
const themes = ['light', 'dark'] as const;

const wanted = process.argv.slice(2);
const chosen = screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const folder = join(root, 'screenshots');
mkdirSync(folder, { recursive: true });

await buildIfChanged();
const app = await startApp({
  FLAG_DEV_TOOLS: 'true',
  RATE_LIMIT_REQUESTS: '100000',
  WEBHOOK_TRUSTED_ORIGINS: pictureReceiver,
});
const browser = await launchChromium();
try {
  if (wanted.includes('manual')) {
    const manual = join(root, 'src/web/public/manual');
    const taken = await takeManualPictures({ browser, app, folder: manual });
    say(`${taken} pictures in ${manual}`);
  }
  if (chosen.length > 0) await takeScreens();
} finally {
  await browser.close();
  await app.stop();
}

async function takeScreens(): Promise<void> {
  const people = await createPeople({ browser, address: app.address });
  for (const screen of chosen) {
    await takePictures({ browser, screen, people });
    say(screen.name);
  }
  say(`${chosen.length * sizes.length * themes.length} pictures in ${folder}`);
}

async function takePictures({
  browser,
  screen,
  people,
}: {
  browser: Browser;
  screen: Screen;
  people: People;
}) {
  for (const { name, ...viewport } of sizes) {
    for (const colorScheme of themes) {
      const context = await browser.newContext({
        viewport,
        colorScheme,
        baseURL: app.address,
        reducedMotion: 'reduce',
        storageState: people.stateOf[screen.as ?? 'guest'],
      });
      const page = await context.newPage();
      watchRequests(page);
      const path = screen.path.replace('{chatbotId}', people.chatbotId);
      await page.goto(path);
      await settle(page);
      await page.locator('h1').first().waitFor({ state: 'attached' });
      await screen.prepare?.(page);
      const file = `${screen.name}-${name}-${colorScheme}.png`;
      await page.screenshot({ path: join(folder, file), fullPage: true });
      await context.close();
    }
  }
}
