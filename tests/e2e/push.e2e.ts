/** A visitor waits while no one looks: the browser is told by its push service, and a click leads to the conversation. */
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { type PushServiceDouble, startPushService } from '../doubles/push-service.ts';
import { journey } from './harness/journey.ts';
import { createShop } from './harness/shop.ts';
import { ask } from './harness/widget-parts.ts';

journey('a waiting visitor is announced with the tab closed', async ({ open }) => {
  const service = await startPushService({ port: Number(new URL(inject('pushOrigin')).port) });
  try {
    const owner = await open();
    const id = await createShop({ page: owner });
    const device = await subscribeIn({ page: owner, service });
    await owner.goto('/profile');
    await owner.getByRole('button', { name: 'Turn on notifications' }).click();
    await owner.getByRole('checkbox', { name: /Show who is waiting/ }).waitFor();
    await owner.getByRole('button', { name: /Send a test/ }).click();
    await expect.poll(() => device.arrived.length).toBe(1);

    const visitor = await open({ path: `/chat/${id}` });
    await ask(visitor, 'Can I talk to a human?');
    await expect.poll(() => device.arrived.length).toBe(2);
    const message = device.arrived[1]?.message;
    expect(message).toMatchObject({ title: 'A visitor is waiting' });
    expect(JSON.stringify(message)).not.toContain('talk to a human');

    await watchNotifications(owner);
    await deliver({ page: owner, message });
    await expect.poll(() => shownTitles(owner)).toEqual(['A visitor is waiting']);
    await owner.goto('/app');
    await clickNotification(owner);
    await owner.waitForURL((url) => url.pathname === (message as { path: string }).path);
    await owner.getByRole('button', { name: 'Take over' }).waitFor();

    await owner.goto('/profile');
    await owner.getByRole('button', { name: /Turn off notifications/ }).click();
    await owner.getByRole('button', { name: 'Turn on notifications' }).waitFor();
  } finally {
    await service.close();
  }
});

/** The browser of a journey has no push service and asks no one: it is given a subscription and the permission. */
async function subscribeIn({ page, service }: { page: Page; service: PushServiceDouble }) {
  const { publicKey } = await (await page.request.get('/api/push')).json();
  const device = service.subscribe(publicKey);
  await page.addInitScript((subscription) => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
    const given = { toJSON: () => subscription, options: {}, unsubscribe: async () => true };
    PushManager.prototype.subscribe = async () => given as unknown as PushSubscription;
    PushManager.prototype.getSubscription = async () => null;
  }, device.subscription);
  return device;
}

/** What the push service would do with what it took. */
async function deliver({ page, message }: { page: Page; message: unknown }): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await client.send('ServiceWorker.enable');
  await client.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registrationId,
    data: JSON.stringify(message),
  });
}

/** A notification as the worker asked for it. */
type Shown = { title: string; options: NotificationOptions & { data: unknown } };
type WorkerScope = { registration: ServiceWorkerRegistration; shown: Shown[] };

function workerOf(page: Page) {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('No service worker is running');
  return worker;
}

/** A browser without a screen shows none, so what the worker asks for is written down. */
const watchNotifications = (page: Page) =>
  workerOf(page).evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    scope.shown = [];
    scope.registration.showNotification = async (title, options) => {
      scope.shown.push({ title, options: options as Shown['options'] });
    };
  });

const shownTitles = (page: Page): Promise<string[]> =>
  workerOf(page).evaluate(() =>
    (globalThis as unknown as WorkerScope).shown.map(({ title }) => title),
  );

/** The worker is told of a click on the last one. Only a real click may bring a tab to the front. */
const clickNotification = (page: Page) =>
  workerOf(page).evaluate(() => {
    const { shown } = globalThis as unknown as WorkerScope;
    const notification = { close: () => undefined, data: shown.at(-1)?.options.data };
    const waitUntil = (work: Promise<unknown>) => void work.catch(() => undefined);
    const click = Object.assign(new Event('notificationclick'), { notification, waitUntil });
    globalThis.dispatchEvent(click);
  });
