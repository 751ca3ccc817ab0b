import { readdirSync, readFileSync } from 'node:fs';

/** The most memory any child of this process held, as Linux counts it. */
export function watchChildren(): { peakMegabytes(): number; stop(): void } {
  let peak = 0;
  const look = (): void => {
    for (const entry of readdirSync('/proc')) {
      if (!/^\d+$/.test(entry)) continue;
      try {
        const status = readFileSync(`/proc/${entry}/status`, 'utf8');
        if (Number(/PPid:\s+(\d+)/.exec(status)?.[1]) !== process.pid) continue;
        peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024);
      } catch {
        // The process ended while it was looked at.
      }
    }
  };
  const timer = setInterval(look, 50);
  return { peakMegabytes: () => peak, stop: () => clearInterval(timer) };
}
