/** Secrets that sign: made by us, kept sealed, shown once. */
import { randomBytes } from 'node:crypto';
import { createSecretBox } from '#server/config/secret-box.ts';
import type { Deps } from '#server/deps.ts';
import type { EndpointRow } from './queries.ts';

/** The row is named in the seal: copied into another one's, the value does not open. */
const purposeOf = (id: string) => `webhook secret of ${id}`;

export function createSecret({ deps, id }: { deps: Deps; id: string }) {
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const sealed = createSecretBox(deps.secrets).seal({ text: secret, purpose: purposeOf(id) });
  return { secret, sealed };
}

/** Those that sign now, the newest first. None where the installation's own secret has changed since. */
export function openSecrets({ deps, endpoint }: { deps: Deps; endpoint: EndpointRow }): string[] {
  const { id, secretEncrypted, previousSecretEncrypted, previousSecretUntil } = endpoint;
  const isChanging = previousSecretUntil !== null && deps.clock.now() < previousSecretUntil;
  const sealed = [secretEncrypted, isChanging ? previousSecretEncrypted : null];
  const box = createSecretBox(deps.secrets);
  return sealed.flatMap((value) => {
    const opened = value && box.open({ sealed: value, purpose: purposeOf(id) });
    return opened ? [opened] : [];
  });
}
