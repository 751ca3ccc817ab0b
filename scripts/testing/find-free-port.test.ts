import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { findFreePort } from './find-free-port.ts';

test('a port can be opened, and no outgoing connection is given it', async () => {
  for (let round = 0; round < 20; round += 1) {
    const port = await findFreePort();
    expect(port).toBeLessThan(32_768);
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    server.close();
  }
});
