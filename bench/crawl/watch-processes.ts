import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export type ProcessFigures = { cpuSeconds: number; megabytes: number };

const everyMs = 50;
const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK']).toString());
const pageBytes = Number(execFileSync('getconf', ['PAGESIZE']).toString());

/** Processor time and largest memory of a process and everything it starts, from Linux's own count. */
export function watchProcesses(root: number) {
  const used = new Map<number, number>();
  let bytes = 0;
  let isOver = false;
  const before = listTree(root).reduce((sum, id) => sum + readStat(id).ticks, 0);
  const watching = (async () => {
    while (!isOver) {
      let bytesNow = 0;
      for (const id of listTree(root)) {
        const stat = readStat(id);
        used.set(id, Math.max(used.get(id) ?? 0, stat.ticks));
        bytesNow += stat.bytes;
      }
      bytes = Math.max(bytes, bytesNow);
      await sleep(everyMs);
    }
  })();
  return {
    async stop(): Promise<ProcessFigures> {
      isOver = true;
      await watching;
      const ticks = [...used.values()].reduce((sum, one) => sum + one, 0) - before;
      return { cpuSeconds: ticks / ticksPerSecond, megabytes: bytes / 1024 / 1024 };
    },
  };
}

/** Nothing for a process that has ended. */
function readStat(id: number): { ticks: number; bytes: number } {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    return { ticks, bytes: Number(fields[21]) * pageBytes };
  } catch {
    return { ticks: 0, bytes: 0 };
  }
}

function listTree(root: number): number[] {
  const tree = [root];
  for (const id of tree) tree.push(...listChildren(id));
  return tree;
}

function listChildren(id: number): number[] {
  try {
    const children = readFileSync(`/proc/${id}/task/${id}/children`, 'utf8');
    return children.split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}
