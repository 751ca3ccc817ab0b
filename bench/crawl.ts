/** Pages a second, memory and processor time of reading a website on this machine, beside `wget --mirror` where it is installed. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { request } from 'playwright-core';
import { createAccount } from '../scripts/testing/create-account.ts';
import { startApp } from '../scripts/testing/start-app.ts';
import { writePage } from '../tests/doubles/website-pages.ts';

/** As many as the trial's plan reads. */
const pages = 100;
const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK']).toString());

const site = createServer(({ url = '/' }, response) => {
  const body = url === '/robots.txt' ? '' : writeBenchPage(url);
  response.writeHead(body ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(body);
});
site.listen(0, '127.0.0.1');
await once(site, 'listening');
const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;

const ours = await measureOurs();
console.log(describe('ours, with reading and previewing', ours));
const theirs = await measureWget();
console.log(theirs ? describe('wget --mirror', theirs) : 'wget is not installed here');
console.log(
  `${(pages / ours.seconds).toFixed(1)} pages/s, ${ours.megabytes.toFixed(0)} MB at most, ${ours.cpuSeconds.toFixed(1)} s of processor time for ${pages} pages`,
);
site.close();

type Figures = { seconds: number; cpuSeconds: number; megabytes: number };

function describe(name: string, { seconds, cpuSeconds, megabytes }: Figures): string {
  return `${name}: ${seconds.toFixed(1)} s, processor ${cpuSeconds.toFixed(1)} s, memory ${megabytes.toFixed(0)} MB`;
}

/** A page of about 20 KB with links to all others of its hundred. */
function writeBenchPage(path: string): string {
  const number = path === '/' ? 0 : Number(/^\/page-(\d+)$/.exec(path)?.[1] ?? Number.NaN);
  if (!(number < pages)) return '';
  const links = Array.from({ length: pages }, (_, at) => `<a href="/page-${at}">Page ${at}</a>`);
  const sentence = `Item ${number} is made by hand and costs ${number + 5} euros in our shop. `;
  const content = `<p>${sentence.repeat(200)}</p><nav>${links.slice(1).join(' ')}</nav>`;
  return writePage({ title: `Page ${number}`, content });
}

async function measureOurs(): Promise<Figures> {
  const app = await startApp({ LOG_LEVEL: 'error', WEBSITE_TRUSTED_ORIGINS: origin });
  const caller = await request.newContext({ baseURL: app.address });
  try {
    await createAccount({ request: caller });
    const headers = { origin: app.address };
    const watch = watchTree(app.child.pid ?? 0);
    const started = performance.now();
    const made = await caller.post('/api/websites', { headers, data: { address: origin } });
    const { id } = await made.json();
    let state = 'finding';
    while (state === 'finding') {
      await sleep(100);
      ({ state } = await (await caller.get(`/api/websites/${id}`)).json());
    }
    const seconds = (performance.now() - started) / 1000;
    if (state !== 'choosing') throw new Error(`The website is ${state}.`);
    return { seconds, ...(await watch.stop()) };
  } finally {
    await caller.dispose();
    await app.stop();
  }
}

async function measureWget(): Promise<Figures | null> {
  const folder = mkdtempSync(join(tmpdir(), 'askwell-wget-'));
  try {
    const started = performance.now();
    const options = ['--mirror', '--quiet', '-e', 'robots=off', '-P', folder, origin];
    const child = spawn('wget', options, { stdio: 'ignore' });
    const failed = once(child, 'error').then(() => null);
    const watch = watchTree(child.pid ?? 0);
    const ended = await Promise.race([once(child, 'exit'), failed]);
    const figures = await watch.stop();
    return ended && { seconds: (performance.now() - started) / 1000, ...figures };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Processor time and largest memory of a process and everything it starts. */
function watchTree(root: number) {
  const used = new Map<number, number>();
  let bytes = 0;
  let isOver = false;
  const before = ticksOf(root);
  const watching = (async () => {
    while (!isOver) {
      const tree = listTree(root);
      for (const id of tree) used.set(id, Math.max(used.get(id) ?? 0, ticksOf(id)));
      bytes = Math.max(
        bytes,
        tree.map(residentOf).reduce((sum, one) => sum + one, 0),
      );
      await sleep(50);
    }
  })();
  return {
    async stop(): Promise<Omit<Figures, 'seconds'>> {
      isOver = true;
      await watching;
      const ticks = [...used.values()].reduce((sum, one) => sum + one, 0) - before;
      return { cpuSeconds: ticks / ticksPerSecond, megabytes: bytes / 1024 / 1024 };
    },
  };
}

function statOf(id: number): string[] {
  try {
    return readFileSync(`/proc/${id}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
  } catch {
    return [];
  }
}

function ticksOf(id: number): number {
  const stat = statOf(id);
  return Number(stat[11] ?? 0) + Number(stat[12] ?? 0);
}

function residentOf(id: number): number {
  return Number(statOf(id)[21] ?? 0) * 4096;
}

function listTree(root: number): number[] {
  const tree = [root];
  for (const id of tree) tree.push(...listChildren(id));
  return tree;
}

function listChildren(id: number): number[] {
  try {
    const list = readFileSync(`/proc/${id}/task/${id}/children`, 'utf8');
    return list.split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}
