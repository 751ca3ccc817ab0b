/** The keys that tell push services who sends: given by the operator, or generated when they are first needed. */
import webPush from 'web-push';
import { createSecretBox } from '#server/config/secret-box.ts';
import type { Deps } from '#server/deps.ts';
import { findVapidKeys, type StoredVapidKeys, saveVapidKeys } from './queries.ts';

export type VapidKeys = { publicKey: string; privateKey: string };

export async function getVapidKeys(deps: Deps): Promise<VapidKeys> {
  if (deps.env.vapidKeys) return deps.env.vapidKeys;
  const connection = deps.database.orm;
  const stored = await findVapidKeys({ connection });
  const opened = stored && open({ deps, stored });
  if (opened) return opened;
  // None yet, or sealed with an AUTH_SECRET that has changed since. Browsers subscribe again with the new ones.
  const made = webPush.generateVAPIDKeys();
  const keys = { publicKey: made.publicKey, sealedPrivateKey: seal({ deps, keys: made }) };
  const kept = open({ deps, stored: await saveVapidKeys({ connection, keys, replaced: stored }) });
  if (!kept)
    throw new Error('Another server stores keys for notifications with another AUTH_SECRET');
  return kept;
}

const purposeOf = (publicKey: string) => `private key of ${publicKey}`;

function seal({ deps, keys }: { deps: Deps; keys: VapidKeys }): string {
  const purpose = purposeOf(keys.publicKey);
  return createSecretBox(deps.secrets).seal({ text: keys.privateKey, purpose });
}

function open({ deps, stored }: { deps: Deps; stored: StoredVapidKeys }): VapidKeys | null {
  const { publicKey, sealedPrivateKey } = stored;
  const purpose = purposeOf(publicKey);
  const privateKey = createSecretBox(deps.secrets).open({ sealed: sealedPrivateKey, purpose });
  return privateKey ? { publicKey, privateKey } : null;
}
