/** Notifications to browsers of the team while no tab is open: which browsers, and sending to them. */
import { ECDH } from 'node:crypto';
import { isPublicTarget } from '#server/adapters/outbound/guarded-fetch.ts';
import type { Deps } from '#server/deps.ts';
import { type CurrentSession, describeDevice, findRole } from '#server/features/accounts/index.ts';
import { consumeRateLimit } from '#server/http/rate-limit.ts';
import type {
  PushDevice,
  PushMessage,
  PushResponse,
  SavePushDeviceInput,
} from '#shared/contract/push.ts';
import { AppError } from '#shared/errors.ts';
import { type PageLanguage, readPageLanguage } from '#shared/page-languages.ts';
import { hasPermission, type Permission, type Role } from '#shared/permissions.ts';
import {
  type DeviceRow,
  deleteOldPushDevices,
  deletePushDevice,
  findPushDevice,
  listPushDevices,
  listReachable,
  noteSent,
  savePushDevice,
  updatePushDevice,
} from './queries.ts';
import { type SendOutcome, sendToDevice } from './send-to-device.ts';
import { getVapidKeys, type VapidKeys } from './vapid-keys.ts';

type OfDevice = { deps: Deps; session: CurrentSession; id: string };

const mostDevices = 20;
/** What visitors set off must not flood a phone: beyond this the inbox alone tells of it. */
const perDevice = { name: 'push', requests: 20, windowSeconds: 3600 };

export async function getPush({
  deps,
  session,
}: {
  deps: Deps;
  session: CurrentSession;
}): Promise<PushResponse> {
  const { publicKey } = await getVapidKeys(deps);
  const now = deps.clock.now();
  const of = { connection: deps.database.orm, userId: session.userId };
  const rows = await listPushDevices({ ...of, now });
  return {
    publicKey,
    devices: rows
      .filter(({ device }) => device.vapidKey === publicKey)
      .map(({ device, userAgent }) => describePushDevice({ device, userAgent, session })),
  };
}

export async function registerPushDevice({
  deps,
  session,
  input: { endpoint, keys, publicKey },
}: {
  deps: Deps;
  session: CurrentSession;
  input: SavePushDeviceInput;
}): Promise<PushResponse> {
  assertEndpoint({ deps, endpoint });
  assertKey(keys.p256dh);
  const current = await getVapidKeys(deps);
  if (publicKey !== current.publicKey) {
    throw new AppError('conflict', 'The keys for notifications have changed. Please try again.');
  }
  const of = { connection: deps.database.orm, userId: session.userId };
  const device = {
    userId: session.userId,
    sessionId: session.id,
    endpoint,
    ...keys,
    vapidKey: publicKey,
    createdAt: deps.clock.now(),
  };
  await savePushDevice({ connection: of.connection, device });
  await deleteOldPushDevices({ ...of, kept: mostDevices });
  return getPush({ deps, session });
}

export async function changePushDevice({
  deps,
  session,
  id,
  showsText,
}: OfDevice & { showsText: boolean }): Promise<PushResponse> {
  const of = { connection: deps.database.orm, userId: session.userId, id };
  if (!(await updatePushDevice({ ...of, showsText }))) throw notFound();
  return getPush({ deps, session });
}

export async function removePushDevice({ deps, session, id }: OfDevice): Promise<PushResponse> {
  const of = { connection: deps.database.orm, userId: session.userId, id };
  if (!(await deletePushDevice(of))) throw notFound();
  return getPush({ deps, session });
}

/** One notification, so that a person sees that it arrives. */
export async function testPushDevice({ deps, session, id }: OfDevice): Promise<void> {
  const of = { connection: deps.database.orm, userId: session.userId, id };
  const device = await findPushDevice(of);
  if (!device) throw notFound();
  const message = {
    title: 'Notifications are on',
    text: 'This is how you’ll hear about a waiting visitor.',
    path: '/app/inbox',
    tag: 'test',
  };
  const keys = await getVapidKeys(deps);
  const outcome = await sendOnce({ deps, device, keys, message, ttlSeconds: 60 });
  if (outcome === 'sent') return;
  const text = {
    gone: 'This browser no longer receives notifications. Turn them off and on again.',
    limited: 'Too many notifications were sent. Please try again in an hour.',
    failed: 'The browser’s push service can’t be reached. Please try again later.',
    refused: 'The browser’s push service refused the notification. Turn them off and on again.',
  }[outcome];
  throw new AppError('conflict', text);
}

/**
 * Sends to everyone who may do this in the workspace and works in it at the moment. Returns the devices that are worth
 * another try.
 */
export async function sendPush({
  deps,
  workspaceId,
  permission,
  write,
  ttlSeconds,
  deviceIds,
}: {
  deps: Deps;
  workspaceId: string;
  permission: Permission;
  /** `showsText`: whether what visitors wrote may be shown on this device. */
  write: (options: { showsText: boolean; language: PageLanguage }) => PushMessage;
  ttlSeconds: number;
  /** Those that failed before; without it all. */
  deviceIds?: readonly string[] | undefined;
}): Promise<string[]> {
  const keys = await getVapidKeys(deps);
  const rows = await listReachable({
    connection: deps.database.orm,
    workspaceId,
    now: deps.clock.now(),
    vapidKey: keys.publicKey,
    ids: deviceIds,
  });
  const roles = new Map<string, Role | null>();
  for (const { device } of rows) {
    const { userId } = device;
    if (!roles.has(userId)) roles.set(userId, await findRole({ deps, workspaceId, userId }));
  }
  const allowed = rows.filter(({ device }) =>
    hasPermission({ role: roles.get(device.userId) ?? null, permission }),
  );
  const outcomes = await Promise.all(
    allowed.map(async ({ device, locale }) => {
      const language = readPageLanguage(locale ?? undefined);
      const message = write({ showsText: device.showsText, language });
      return {
        id: device.id,
        outcome: await sendOnce({ deps, device, keys, message, ttlSeconds }),
      };
    }),
  );
  return outcomes.filter(({ outcome }) => outcome === 'failed').map(({ id }) => id);
}

async function sendOnce({
  deps,
  device,
  ...rest
}: {
  deps: Deps;
  device: DeviceRow;
  keys: VapidKeys;
  message: PushMessage;
  ttlSeconds: number;
}): Promise<SendOutcome | 'limited'> {
  const use = await consumeRateLimit({ deps, caller: device.id, ...perDevice });
  if (!use.isAllowed) return 'limited';
  const outcome = await sendToDevice({ deps, device, ...rest });
  const connection = deps.database.orm;
  const { id, userId } = device;
  if (outcome === 'sent') await noteSent({ connection, id, now: deps.clock.now() });
  if (outcome === 'gone') await deletePushDevice({ connection, userId, id });
  return outcome;
}

const notFound = () => new AppError('not_found', 'This device gets no notifications any more.');

const invalid = (fields: Record<string, string>) =>
  new AppError('invalid_input', 'Some of what was sent is missing or not valid.', { fields });

/** What is plain to see is refused at once; the name behind it is checked each time something is sent. */
function assertEndpoint({ deps, endpoint }: { deps: Deps; endpoint: string }): void {
  const target = new URL(endpoint);
  if (deps.env.webhookTrustedOrigins.includes(target.origin) || isPublicTarget(target)) return;
  throw invalid({ endpoint: 'Only public https addresses can be used.' });
}

/** A point that isn't on the curve would fail at every sending. */
function assertKey(p256dh: string): void {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
  } catch {
    throw invalid({ 'keys.p256dh': 'This is no public key of a browser.' });
  }
}

function describePushDevice({
  device,
  userAgent,
  session,
}: {
  device: DeviceRow;
  userAgent: string | null;
  session: CurrentSession;
}): PushDevice {
  return {
    id: device.id,
    name: describeDevice(userAgent),
    isCurrent: device.sessionId === session.id,
    showsText: device.showsText,
    createdAt: device.createdAt.toISOString(),
  };
}
