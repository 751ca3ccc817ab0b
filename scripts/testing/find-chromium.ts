import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** First the one without windows: a window costs half a second of work for each profile, and nobody sees it. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/snap/bin/chromium',
];

/** The system's browser; as root on Debian it is installed, elsewhere its absence is an error that says what to do. */
export function findChromium(): string {
  const given = process.env.CHROME_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROME_PATH names ${given}, which does not exist.`);
  }
  const found = search();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('    installing the package chromium-headless-shell (apt-get) …');
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const options = { stdio: 'pipe', env: environment } as const;
    execFileSync('apt-get', ['update', '-qq'], options);
    const install = ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'];
    execFileSync('apt-get', install, options);
    const installed = search();
    if (installed) return installed;
  }
  throw new Error(
    'The browser journeys need Chromium or Google Chrome: install one (Debian: apt-get install chromium; macOS: brew install --cask google-chrome), or name it in CHROME_PATH.',
  );
}

function search(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...applications].find((path) => existsSync(path));
}
