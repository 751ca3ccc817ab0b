import { readFileSync } from 'node:fs';
import type { Shop } from './shop.ts';

/** Of the server, by Linux' own account of it, in hundredths of a second. */
export function readCpuMs(shop: Shop): number {
  const stat = readFileSync(`/proc/${shop.app.child.pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
