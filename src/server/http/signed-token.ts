import {
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  timingSafeEqual,
} from 'node:crypto';
import type { MemoryPart } from '#server/config/process-memory.ts';
import type { Deps } from '#server/deps.ts';

/** What a token is for. Each kind has a key of its own, so that none can pass for another. */
type Kind = { prefix: string; keyName: string; maxLength: number };

/** Key objects, because bytes would be made into one again at every signature, which takes longer than signing. */
const signingKeys: MemoryPart<Map<string, KeyObject>> = { name: 'signing keys' };

/** A value that a browser keeps for us and cannot change. */
export function signToken(input: { deps: Deps; kind: Kind; value: unknown }): string {
  const body = Buffer.from(JSON.stringify(input.value));
  const signature = sign({ ...input, body });
  return `${input.kind.prefix}.${body.toString('base64url')}.${signature.toString('base64url')}`;
}

/** Null for whatever we did not sign. */
export function readSignedToken<T>(input: { deps: Deps; kind: Kind; token: string }): T | null {
  const { kind, token } = input;
  const [prefix, encoded = '', signature = '', ...rest] = token.split('.');
  if (prefix !== kind.prefix || rest.length > 0 || token.length > kind.maxLength) return null;
  const body = Buffer.from(encoded, 'base64url');
  const given = Buffer.from(signature, 'base64url');
  const expected = sign({ ...input, body });
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return JSON.parse(body.toString()) as T;
}

function sign({ deps, kind, body }: { deps: Deps; kind: Kind; body: Buffer }): Buffer {
  const { authSecret } = deps.secrets;
  const { keyName } = kind;
  const keys = deps.memory.get(signingKeys, () => new Map());
  const key = keys.get(keyName) ?? createKey({ authSecret, keyName });
  keys.set(keyName, key);
  return createHmac('sha256', key).update(body).digest();
}

function createKey({ authSecret, keyName }: { authSecret: string; keyName: string }): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', authSecret, '', keyName, 32)));
}
