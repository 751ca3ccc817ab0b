/** Notifications to browsers of the team while no tab is open (Web Push). */
import { z } from 'zod';

const base64url = /^[A-Za-z0-9_-]+$/;

export const pushDevice = z.object({
  id: z.uuid(),
  /** "Chrome on Windows". */
  name: z.string(),
  /** The one that asks. */
  isCurrent: z.boolean(),
  showsText: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type PushDevice = z.infer<typeof pushDevice>;

/** GET /api/push */
export const pushResponse = z.object({
  /** What browsers subscribe with, as base64url. */
  publicKey: z.string(),
  devices: z.array(pushDevice),
});
export type PushResponse = z.infer<typeof pushResponse>;

/** PUT /api/push/device: what the browser's own subscription says. The same one again only changes it. */
export const savePushDeviceInput = z.object({
  endpoint: z.url().max(1000),
  keys: z.object({
    p256dh: z.string().regex(base64url).length(87),
    auth: z.string().regex(base64url).length(22),
  }),
  /** The key it was subscribed with. */
  publicKey: z.string().max(200),
});
export type SavePushDeviceInput = z.infer<typeof savePushDeviceInput>;

export const updatePushDeviceInput = z.object({ showsText: z.boolean() });

/** What arrives at the service worker. */
export type PushMessage = {
  title: string;
  text: string;
  /** What a click opens, on our own site. */
  path: string;
  /** A message with the same tag replaces the one before. */
  tag: string;
};
