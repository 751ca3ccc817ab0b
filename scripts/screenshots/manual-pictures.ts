import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import type { App } from '../testing/start-app.ts';
import { createManualAccount } from './manual-account.ts';

type Picture = {
  name: string;
  path: string;
  /** Of the window, where it is not the usual size. */
  size?: { width: number; height: number };
  /** What of the screen is shown; all of it unless said. */
  part?(page: Page): Locator;
  /** How much of the ground is seen beside the part. */
  margin?: number;
  prepare(page: Page): Promise<unknown>;
};

const demo = '/dashboard-test';
const ofBella = `${demo}/chatbots/00000000-0000-4000-8001-000000000001`;
const usual = { width: 1040, height: 640 };
/** Pictures that the landing page shows one after the other are of one size. */
const inLoop = { width: 1040, height: 816 };
const inLoopOnPhones = { width: 398, height: 685 };

/** What the demo shows and an account does not. */
const demoOnly =
  '[aria-label="About this demo"],header a[href="/auth/signup"]{display:none!important}';

const section = (title: string) => (page: Page) => page.getByRole('region', { name: title });

async function askAboutVouchers(page: Page): Promise<void> {
  await page.getByLabel('Your question').fill('How long are vouchers valid?');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Improve this answer' }).waitFor();
  await page.getByLabel('Your question').blur();
}

async function openWaiting(page: Page): Promise<void> {
  await page.getByRole('link', { name: /Jonas Weber/ }).click();
  await page.getByRole('log').getByText('70th birthday').waitFor();
}

/** Taken in the demo, whose data are the same for everyone and every time. */
const ofDemo: readonly Picture[] = [
  {
    name: 'dashboard',
    path: demo,
    prepare: (page) => page.getByRole('link', { name: 'Bella' }).waitFor(),
  },
  {
    name: 'create',
    path: `${demo}?tab=chatbots&action=create`,
    prepare: (page) => page.getByRole('dialog').waitFor(),
  },
  {
    name: 'documents',
    path: `${demo}?tab=documents`,
    // Rows outside the window are not painted.
    size: { width: 1040, height: 1400 },
    part: (page) => page.getByRole('tabpanel').first(),
    margin: 16,
    prepare: (page) => page.getByText('menu.csv').waitFor(),
  },
  {
    name: 'appearance',
    path: `${ofBella}/appearance`,
    prepare: (page) => page.getByRole('heading', { name: 'Appearance' }).waitFor(),
  },
  {
    name: 'playground',
    path: `${ofBella}/playground`,
    size: inLoop,
    prepare: askAboutVouchers,
  },
  {
    name: 'playground-phone',
    path: `${ofBella}/playground`,
    size: { width: 430, height: 1000 },
    part: (page) => page.getByLabel('Test chat', { exact: true }).locator('..'),
    prepare: askAboutVouchers,
  },
  {
    name: 'inbox',
    path: `${demo}/inbox`,
    size: inLoop,
    prepare: openWaiting,
  },
  {
    name: 'inbox-phone',
    path: `${demo}/inbox`,
    size: inLoopOnPhones,
    prepare: openWaiting,
  },
  {
    name: 'analytics-phone',
    path: `${demo}/analytics`,
    size: inLoopOnPhones,
    prepare: (page) => page.getByText('Busiest hours').waitFor(),
  },
  {
    name: 'analytics',
    path: `${demo}/analytics`,
    size: inLoop,
    prepare: (page) => page.getByText('Busiest hours').waitFor(),
  },
  {
    name: 'report',
    path: `${demo}/analytics`,
    part: (page) => page.getByRole('heading', { name: 'Email report' }).locator('..'),
    prepare: async (page) => {
      await page.getByLabel('How often').selectOption('weekly');
      await page.getByLabel('To', { exact: true }).fill('maria@bella.example, jonas@bella.example');
      await page.getByLabel('To', { exact: true }).blur();
    },
  },
];

/** What the demo does not have, in an account made for it. */
const ofAccount: readonly Picture[] = [
  {
    name: 'team',
    path: '/app/settings/team',
    part: section('Team'),
    margin: 16,
    prepare: (page) =>
      page.getByRole('list', { name: 'Invitations' }).getByText('petra@bella.example').waitFor(),
  },
  {
    name: 'api-keys',
    path: '/app/settings/integrations',
    part: section('API keys'),
    margin: 16,
    prepare: (page) => page.getByText('Till in the shop').last().waitFor(),
  },
  {
    name: 'webhooks',
    path: '/app/settings/integrations',
    part: section('Webhooks'),
    margin: 16,
    prepare: (page) => page.getByText('Our CRM').waitFor(),
  },
  {
    name: 'white-label',
    path: '/app/settings/white-label',
    size: { width: 1040, height: 760 },
    prepare: (page) => page.getByLabel('Your name').waitFor(),
  },
];

/** The pictures of the manual and the landing page, light and dark, into the folder of public files. */
export async function takeManualPictures(input: {
  browser: Browser;
  app: App;
  folder: string;
}): Promise<number> {
  mkdirSync(input.folder, { recursive: true });
  const storageState = await createManualAccount(input);
  const all = [
    ...ofDemo.map((picture) => ({ ...picture, storageState: undefined })),
    ...ofAccount.map((picture) => ({ ...picture, storageState })),
  ];
  for (const { name, path, size = usual, part, margin = 0, prepare, storageState } of all) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await input.browser.newContext({
        viewport: size,
        colorScheme,
        storageState,
        baseURL: input.app.address,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      // The help in the corner would stand in front of what is explained.
      if (storageState) await page.route('**/widget.js', (route) => route.abort());
      await page.goto(path);
      await prepare(page);
      await page.addStyleTag({ content: demoOnly });
      const png = await page.screenshot(part ? await clipTo({ part: part(page), margin }) : {});
      writeFileSync(join(input.folder, `${name}-${colorScheme}.webp`), await toWebp({ page, png }));
      await context.close();
    }
  }
  return all.length * 2;
}

/** Of the whole page, where no bar stands in front of anything. */
async function clipTo({ part, margin }: { part: Locator; margin: number }) {
  const { x, y, width, height } = await part.evaluate((element) => {
    const box = element.getBoundingClientRect();
    return { x: box.x, y: box.y + scrollY, width: box.width, height: box.height };
  });
  return { fullPage: true, clip: { x: x - margin, y, width: width + 2 * margin, height } };
}

/** The browser is the one program at hand that writes WebP: a third of the PNG. */
async function toWebp({ page, png }: { page: Page; png: Buffer }): Promise<Buffer> {
  const address = await page.evaluate(async (base64) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${base64}`;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = picture.width;
    canvas.height = picture.height;
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    return canvas.toDataURL('image/webp', 0.86);
  }, png.toString('base64'));
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}
