/** What a website asks of programs that read it. */
import robotsParser from 'robots-parser';
import { brand } from '#shared/brand.ts';

/** The name that rules of robots.txt are written for. */
export const botName = `${brand.name.replace(/\W/g, '')}Bot`;

/** robots.txt of one origin, as far as it was answered. */
export type StoredRobots = { status: number; text: string };

export type Robots = {
  isAllowed(address: string): boolean;
  /** The file can't be read at the moment, so nothing may be (RFC 9309). */
  isUnavailable: boolean;
  /** Pause between two requests. */
  delayMs: number;
  sitemaps: string[];
};

const longestDelayMs = 30_000;

export function readRobots({ origin, robots }: { origin: string; robots: StoredRobots }): Robots {
  if (robots.status >= 500 || robots.status === 429) {
    return { isAllowed: () => false, isUnavailable: true, delayMs: 0, sitemaps: [] };
  }
  // A file that isn't there forbids nothing.
  const text = robots.status >= 200 && robots.status < 300 ? robots.text : '';
  const rules = robotsParser(`${origin}/robots.txt`, text);
  return {
    isAllowed: (address) => rules.isAllowed(address, botName) !== false,
    isUnavailable: false,
    delayMs: Math.min((rules.getCrawlDelay(botName) ?? 0) * 1_000, longestDelayMs),
    sitemaps: rules.getSitemaps(),
  };
}
