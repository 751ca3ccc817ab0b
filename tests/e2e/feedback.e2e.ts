/** How the app speaks up: toasts, and the screens for when something breaks. */
import { expect } from 'vitest';
import { journey } from './harness/journey.ts';

const designSystem = '/dev/design-system';

journey('toasts show three at most, bottom right, and leave by themselves', async ({ open }) => {
  const page = await open();
  await page.clock.install();
  await page.goto(designSystem);
  const show = page.getByRole('button', { name: 'Success', exact: true });
  for (let count = 0; count < 4; count++) await show.click();
  const toasts = page.locator('[data-sonner-toast][data-visible="true"]');
  await expect.poll(() => toasts.count()).toBe(3);
  // The newest lies on top at its full size once it has come.
  await expect.poll(async () => (await toasts.first().boundingBox())?.width).toBe(356);
  const box = await toasts.first().boundingBox();
  expect(1440 - (box?.x ?? 0) - 356).toBeLessThan(48);
  await page.mouse.move(0, 0);
  // A toast counts its time from when the pointer has left.
  await expect
    .poll(async () => {
      await page.clock.runFor(2_000);
      return page.locator('[data-sonner-toast]').count();
    })
    .toBe(0);
});

journey('a page that breaks keeps its header and names an error id', async ({ open, tolerate }) => {
  tolerate(/Failed to load resource|internal/);
  const page = await open();
  const error = { code: 'internal', message: 'It broke.', requestId: 'request-7' };
  await page.route('**/api/config', (route) => route.fulfill({ status: 500, json: { error } }));
  await page.goto(designSystem);
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
  expect(await page.getByText('request-7').isVisible()).toBe(true);
  expect(await page.getByRole('banner').isVisible()).toBe(true);
  const support = page.getByRole('link', { name: 'Contact support' });
  expect(await support.getAttribute('href')).toMatch(/^mailto:.*request-7/);

  await page.unroute('**/api/config');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('heading', { name: 'Design system' }).waitFor();
});

journey('no connection is told apart from a broken page', async ({ open, tolerate }) => {
  tolerate(/Failed to load resource/);
  const page = await open();
  await page.route('**/api/config', (route) => route.abort('internetdisconnected'));
  await page.goto(designSystem);
  await page.getByRole('heading', { name: 'No connection' }).waitFor();
});

journey('a screen whose flag is off does not exist', async ({ open }) => {
  const page = await open();
  await page.route('**/api/config', async (route) => {
    const response = await route.fetch();
    const config = (await response.json()) as { flags: object };
    await route.fulfill({ json: { ...config, flags: { ...config.flags, devTools: false } } });
  });
  await page.goto(designSystem);
  await page.getByRole('heading', { name: 'Lost in Space?' }).waitFor();
});
