import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { callApp } from '#server/testing/call-app.ts';
import { createBareApp } from '#server/testing/create-bare-app.ts';
import { compressResponses } from './compress-responses.ts';

describe('compressResponses', () => {
  const app = createBareApp();
  app.use(compressResponses());
  const big = { items: Array.from({ length: 200 }, (_, i) => `item ${i}`) };
  app.get('/big', (c) => c.json(big));
  app.get('/small', (c) => c.json({ ok: true }));
  app.get('/events', (c) =>
    c.body('data: x\n\n'.repeat(500), 200, { 'Content-Type': 'text/event-stream' }),
  );
  const get = (path: string, accepted: string) =>
    callApp({ app, path, init: { headers: { 'accept-encoding': accepted } } });

  test('packs what is large, as asked', async () => {
    const br = await get('/big', 'br, gzip');
    expect(br.headers.get('content-encoding')).toBe('br');
    expect(br.headers.get('vary')).toBe('Accept-Encoding');
    expect(
      JSON.parse(brotliDecompressSync(Buffer.from(await br.arrayBuffer())).toString()),
    ).toEqual(big);
    const gz = await get('/big', 'gzip');
    expect(JSON.parse(gunzipSync(Buffer.from(await gz.arrayBuffer())).toString())).toEqual(big);
    expect(await (await get('/big', 'identity')).json()).toEqual(big);
  });

  test('leaves small answers and event streams alone', async () => {
    const small = await get('/small', 'br');
    expect(small.headers.get('content-encoding')).toBeNull();
    expect(await small.json()).toEqual({ ok: true });
    const events = await get('/events', 'br');
    expect(events.headers.get('content-encoding')).toBeNull();
  });
});
