import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Preferred: a window costs half a second of work for each profile, and no one sees it. */
const withoutWindows = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/snap/bin/chromium',
];

/**
 * The system's browser; as root on Debian it is installed, elsewhere its absence is an error that says what to do.
 * `whole`: what cannot work with the one without windows, such as Lighthouse.
 */
export function findChromium({ whole = false }: { whole?: boolean } = {}): string {
  const given = process.env.CHROME_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROME_PATH names ${given}, which does not exist.`);
  }
  const wanted = whole ? names : [withoutWindows, ...names];
  const found = search(wanted);
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const name = wanted[0] ?? '';
    console.log(`    installing the package ${name} (apt-get) …`);
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const options = { stdio: 'pipe', env: environment } as const;
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
    const installed = search(wanted);
    if (installed) return installed;
  }
  throw new Error(
    'The browser journeys need Chromium or Google Chrome: install one (Debian: apt-get install chromium; macOS: brew install --cask google-chrome), or name it in CHROME_PATH.',
  );
}

function search(wanted: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = wanted.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...applications].find((path) => existsSync(path));
}
