/** A push service and the browsers subscribed to it: takes what RFC 8030 describes, checks VAPID (RFC 8292) and decrypts (RFC 8291). */
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ArrivedPush = { message: unknown; headers: IncomingHttpHeaders; claims: VapidClaims };
type VapidClaims = { aud: string; exp: number; sub: string };

export type PushBrowser = {
  /** As `PushSubscription.toJSON()` gives it. */
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** What arrived and could be decrypted, in order. */
  arrived: ArrivedPush[];
  /** What the service answers from now on; 201 takes the message. */
  behave(status: number): void;
};

export type PushServiceDouble = {
  origin: string;
  /** `publicKey` is the key of the application that may send. */
  subscribe(publicKey: string): PushBrowser;
  /** Why requests were refused. */
  refused: string[];
  close(): Promise<void>;
};

type Line = PushBrowser & { status: number; publicKey: string; decrypt(body: Buffer): string };

/** Without a port it takes a free one. */
export async function startPushService({ port = 0 } = {}): Promise<PushServiceDouble> {
  const lines = new Map<string, Line>();
  const refused: string[] = [];
  let origin = '';
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const line = lines.get(request.url ?? '');
    const refuse = (status: number, why: string) => {
      refused.push(why);
      response.writeHead(status).end();
    };
    if (!line) return refuse(404, 'no such subscription');
    if (line.status !== 201) return response.writeHead(line.status).end();
    const problem = findProblem({ method: request.method, headers: request.headers });
    if (problem) return refuse(400, problem);
    try {
      const authorization = request.headers.authorization ?? '';
      const claims = readVapid({ authorization, publicKey: line.publicKey, origin });
      const message: unknown = JSON.parse(line.decrypt(body));
      line.arrived.push({ message, headers: request.headers, claims });
      response.writeHead(201, { Location: `${origin}/message/${randomUUID()}` }).end();
    } catch (error) {
      refuse(403, (error as Error).message);
    }
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    refused,
    subscribe(publicKey) {
      const path = `/push/${randomUUID()}`;
      const { keys, decrypt } = createReceiver();
      const line: Line = {
        subscription: { endpoint: `${origin}${path}`, keys },
        arrived: [],
        status: 201,
        publicKey,
        decrypt,
        behave(status) {
          line.status = status;
        },
      };
      lines.set(path, line);
      return line;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function findProblem({
  method,
  headers,
}: {
  method: string | undefined;
  headers: IncomingHttpHeaders;
}): string | null {
  if (method !== 'POST') return 'a message is sent with POST';
  if (!/^\d+$/.test(String(headers.ttl ?? ''))) return 'TTL is missing';
  if (headers['content-encoding'] !== 'aes128gcm') return 'unknown content encoding';
  if (!['very-low', 'low', 'normal', 'high'].includes(String(headers.urgency ?? 'normal')))
    return 'unknown urgency';
  return null;
}

/** Throws unless the sender has signed for this service with the key that the browser was subscribed with. */
function readVapid({
  authorization,
  publicKey,
  origin,
}: {
  authorization: string;
  publicKey: string;
  origin: string;
}): VapidClaims {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  if (key !== publicKey) throw new Error('sent by another application');
  const [head = '', payload = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${payload}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('the signature is not right');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as VapidClaims;
  if (claims.aud !== origin) throw new Error('signed for another service');
  const secondsLeft = claims.exp - Date.now() / 1000;
  if (secondsLeft <= 0 || secondsLeft > 86_400) throw new Error('valid for more than a day');
  if (!/^(https:|mailto:)/.test(claims.sub)) throw new Error('no one to write to');
  return claims;
}

/** A browser's side of the encryption. */
function createReceiver() {
  const own = createECDH('prime256v1');
  const publicKey = own.generateKeys();
  const secret = randomBytes(16);
  const expand = (salt: Buffer, material: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', material, salt, info, length));
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: secret.toString('base64url') },
    /** One record: salt, its size, the sender's key, then what is encrypted with a last byte of 2. */
    decrypt(body: Buffer): string {
      const salt = body.subarray(0, 16);
      const keyLength = body.readUInt8(20);
      const sender = body.subarray(21, 21 + keyLength);
      const sealed = body.subarray(21 + keyLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const material = expand(secret, own.computeSecret(sender), info, 32);
      const key = expand(salt, material, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = expand(salt, material, Buffer.from('Content-Encoding: nonce\0'), 12);
      const cipher = createDecipheriv('aes-128-gcm', key, nonce, { authTagLength: 16 });
      cipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
      const end = padded.lastIndexOf(2);
      if (end < 0) throw new Error('the last record has no end');
      return padded.subarray(0, end).toString();
    },
  };
}
