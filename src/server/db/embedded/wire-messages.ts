/** Cuts what a PostgreSQL client sends into whole messages, however the socket split them. */
export type ClientMessage = { type: ClientMessageType; bytes: Buffer };
export type ClientMessageType =
  | { kind: 'encryption-request' }
  | { kind: 'cancel-request' }
  | { kind: 'startup' }
  | { kind: 'typed'; letter: string };

const encryptionRequests = new Set([80_877_103, 80_877_104]);
const cancelRequest = 80_877_102;
/** PostgreSQL's own limit for one message; anything larger is not a client of ours. */
const maximumLength = 0x3fff_ffff;

export function createMessageReader(): { push(chunk: Buffer): ClientMessage[] } {
  let chunks: Buffer[] = [];
  let size = 0;
  let needed = 8;
  let started = false;

  function next(): ClientMessage | null {
    if (size < needed) return null;
    // Joined only once enough has arrived, so that a large message is copied once and not once per chunk.
    const buffer = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
    chunks = [buffer];
    const length = started ? 1 + buffer.readInt32BE(1) : buffer.readInt32BE(0);
    if (length < (started ? 5 : 8) || length > maximumLength) throw new Error('malformed message');
    if (size < length) {
      needed = length;
      return null;
    }
    const bytes = buffer.subarray(0, length);
    const rest = buffer.subarray(length);
    chunks = [rest];
    size = rest.length;
    const type: ClientMessageType = started
      ? { kind: 'typed', letter: String.fromCharCode(bytes[0] ?? 0) }
      : readUntyped(bytes);
    if (type.kind === 'startup') started = true;
    needed = started ? 5 : 8;
    return { type, bytes };
  }

  return {
    push(chunk) {
      chunks.push(chunk);
      size += chunk.length;
      const messages: ClientMessage[] = [];
      for (let message = next(); message; message = next()) messages.push(message);
      return messages;
    },
  };
}

function readUntyped(bytes: Buffer): ClientMessageType {
  const code = bytes.readInt32BE(4);
  if (encryptionRequests.has(code)) return { kind: 'encryption-request' };
  if (code === cancelRequest) return { kind: 'cancel-request' };
  return { kind: 'startup' };
}

export const askForPassword = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3]);
export const sync = Buffer.from([0x53, 0, 0, 0, 4]);

export function simpleQuery(text: string): Buffer {
  const body = Buffer.from(`${text}\0`);
  const head = Buffer.alloc(5);
  head.write('Q');
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
}

/** A FATAL error in the wire format, shown by the client library as a normal database error. */
export function fatalError({ code, message }: { code: string; message: string }): Buffer {
  const body = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
}
