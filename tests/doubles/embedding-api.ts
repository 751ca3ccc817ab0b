/** A stand-in for an embedding service with the wire of OpenAI's /embeddings. Texts with the same words are near. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';

export type EmbeddingCall = {
  key: string;
  body: { model: string; input: string[]; encoding_format: string };
};

export type EmbeddingApiDouble = {
  /** For EMBEDDING_API_URL. */
  url: string;
  calls: EmbeddingCall[];
  /** The next requests get these responses instead, in order. */
  refuse(...responses: { status: number; retryAfter?: string; body?: string }[]): void;
  close(): Promise<void>;
};

/** Like many models, it gives all texts much in common. */
const shared = 3;

export async function startEmbeddingApiDouble({
  key = 'key-1',
  dimensions = 48,
} = {}): Promise<EmbeddingApiDouble> {
  const calls: EmbeddingCall[] = [];
  let refusals: { status: number; retryAfter?: string; body?: string }[] = [];
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await readText(request)) as EmbeddingCall['body'];
    const given = request.headers.authorization?.replace('Bearer ', '') ?? '';
    calls.push({ key: given, body });
    const refusal = refusals.shift() ?? (given === key ? undefined : { status: 401 });
    if (refusal) {
      const { status, retryAfter } = refusal;
      response.writeHead(status, retryAfter ? { 'retry-after': retryAfter } : {});
      response.end(refusal.body ?? '{"error":{"message":"no"}}');
      return;
    }
    const data = body.input.map((input, index) => ({
      object: 'embedding',
      index,
      embedding: vectorOf(input, dimensions),
    }));
    response.writeHead(200, { 'content-type': 'application/json' });
    // Real services don't promise an order, only the index.
    response.end(JSON.stringify({ object: 'list', model: body.model, data: data.reverse() }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    refuse(...responses) {
      refusals = responses;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function vectorOf(text: string, dimensions: number): number[] {
  const vector = new Array<number>(dimensions).fill(0);
  vector[0] = shared;
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    let at = 7;
    for (const sign of word) at = (at * 31 + (sign.codePointAt(0) ?? 0)) % (dimensions - 1);
    vector[at + 1] = (vector[at + 1] ?? 0) + 1;
  }
  return vector;
}
