import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../.cache', import.meta.url));

/**
 * One process at a time does the work, the others wait: two starts at once neither install nor build into the same folder.
 * @template T
 * @param {{ name: string, waiting: string }} options
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock({ name, waiting }, work) {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.lock`);
  for (let told = false; !take(path); told = true) {
    if (!told) console.log(`▸ waiting: ${waiting} (process ${holder(path)}) …`);
    await sleep(200);
  }
  const release = () => rmSync(path, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    release();
    process.off('exit', release);
  }
}

/** @param {string} path */
function take(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
  }
  // A killed holder leaves its file behind; the next round takes it.
  const pid = holder(path);
  if (pid !== null && !isRunning(pid)) rmSync(path, { force: true });
  return false;
}

/** @param {string} path @returns {number | null} null while the file is being written or was just removed */
function holder(path) {
  try {
    return Number(readFileSync(path, 'utf8')) || null;
  } catch {
    return null;
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
