/** This browser's subscription at its push service, and its place in the account. */
import type { PushResponse } from '#shared/contract/push.ts';
import { fetchPush, savePushDevice } from './push-calls.ts';

const workerFile = '/push-worker.js';
/** Whose notifications this browser shows: after signing in again it goes on for them and for no one else. */
const userKey = 'push-user';

/** `install-first`: iPhones and iPads offer it to sites on the home screen only. */
export type PushSupport = 'supported' | 'install-first' | 'unsupported';

export function pushSupport(): PushSupport {
  const isSupported =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (isSupported) return 'supported';
  return /iPhone|iPad/.test(navigator.userAgent) ? 'install-first' : 'unsupported';
}

export class NotAllowed extends Error {
  override name = 'NotAllowed';
}

/** Asks the person, then the browser's push service, then us. Call it from a click. */
export async function turnPushOn(userId: string): Promise<PushResponse> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowed();
  const { publicKey } = await fetchPush();
  const saved = await register(publicKey);
  localStorage.setItem(userKey, userId);
  return saved;
}

export async function turnPushOff(): Promise<void> {
  localStorage.removeItem(userKey);
  const subscription = await findSubscription();
  await subscription?.unsubscribe();
}

/** Whether notifications reach this browser without a tab. */
export async function hasSubscription(): Promise<boolean> {
  return (await findSubscription()) !== null;
}

/** After signing in again or when the server has new keys, the account has to hear of this browser again. */
export async function refreshPush(userId: string): Promise<void> {
  if (pushSupport() !== 'supported' || localStorage.getItem(userKey) !== userId) return;
  if (Notification.permission !== 'granted') return;
  const { publicKey, devices } = await fetchPush();
  if (!devices.some(({ isCurrent }) => isCurrent)) await register(publicKey);
}

async function findSubscription(): Promise<PushSubscription | null> {
  if (pushSupport() !== 'supported') return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function register(publicKey: string): Promise<PushResponse> {
  await navigator.serviceWorker.register(workerFile, { scope: '/' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  const isOurs = known && keyOf(known) === publicKey;
  if (known && !isOurs) await known.unsubscribe();
  const subscription =
    known && isOurs
      ? known
      : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint = '', keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  return savePushDevice({ endpoint, keys: { p256dh, auth }, publicKey });
}

/** The key that a subscription was made with, as the server writes it. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
