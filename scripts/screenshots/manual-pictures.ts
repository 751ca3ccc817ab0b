import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';

type Picture = {
  name: string;
  path: string;
  height?: number;
  prepare(page: Page): Promise<unknown>;
};

const demo = '/dashboard-test';
const ofBella = `${demo}/chatbots/00000000-0000-4000-8001-000000000001`;
const size = { width: 1040, height: 640 };

/** What the demo shows and an account does not. */
const demoOnly =
  '[aria-label="About this demo"],header a[href="/auth/signup"]{display:none!important}';

/** Taken in the demo, whose data are the same for everybody and every time. */
const pictures: readonly Picture[] = [
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
    height: 800,
    async prepare(page) {
      await page.getByLabel('Your question').fill('How long are vouchers valid?');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Improve this answer' }).waitFor();
      await page.getByLabel('Your question').blur();
    },
  },
];

/** The pictures of the manual and the landing page, light and dark, into the folder of public files. */
export async function takeManualPictures(o: {
  browser: Browser;
  address: string;
  folder: string;
}): Promise<number> {
  mkdirSync(o.folder, { recursive: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await o.browser.newContext({
      viewport: size,
      colorScheme,
      baseURL: o.address,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    for (const { name, path, height = size.height, prepare } of pictures) {
      await page.setViewportSize({ ...size, height });
      await page.goto(path);
      await prepare(page);
      await page.addStyleTag({ content: demoOnly });
      const file = join(o.folder, `${name}-${colorScheme}.webp`);
      writeFileSync(file, await toWebp({ page, png: await page.screenshot() }));
    }
    await context.close();
  }
  return pictures.length * 2;
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
