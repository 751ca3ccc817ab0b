/** The dashboard's service worker: shows notifications while no tab is open. It caches nothing and answers no requests. */
import type { PushMessage } from '#shared/contract/push.ts';
import { splitLanguage } from '#shared/page-languages.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());
// Only tabs it controls can be led to a conversation.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { title, text, path, tag } = read(event.data);
  const options = {
    body: text,
    tag,
    data: { path },
    icon: '/icon-192.png',
    badge: '/icon-192.png',
  };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data as Pick<PushMessage, 'path'>;
  event.waitUntil(open(path));
});

/** Browsers expect a notification for every push, so one that can't be read still says something. */
function read(data: PushMessageData | null): PushMessage {
  try {
    return data?.json() as PushMessage;
  } catch {
    return { title: 'A visitor is waiting', text: '', path: '/app/inbox', tag: 'waiting' };
  }
}

/** In a tab of the dashboard that is open, else in a new one. */
async function open(path: string): Promise<void> {
  const { origin } = self.location;
  const address = new URL(path, origin);
  if (address.origin !== origin) return;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ url }) => splitLanguage(new URL(url).pathname).path.startsWith('/app'));
  const led = await tab?.navigate(address.href).catch(() => null);
  if (led) await led.focus();
  else await self.clients.openWindow(address.href);
}
