import type { PublicConfig } from './contract/config.ts';

/** Pages that belong to a flag. While it is off, their addresses answer 404 and no link leads to them. */
const pages: readonly [flag: keyof PublicConfig['flags'], path: RegExp][] = [
  ['analytics', /^\/app\/analytics\/?$/],
  ['chatbotTesting', /^\/app\/chatbots\/[^/]+\/playground\/?$/],
  ['documentUpload', /^\/app\/chatbots\/[^/]+\/knowledge\/?$/],
];

export function isSwitchedOff({
  pathname,
  flags,
}: {
  pathname: string;
  flags: PublicConfig['flags'];
}): boolean {
  return pages.some(([flag, path]) => !flags[flag] && path.test(pathname));
}
