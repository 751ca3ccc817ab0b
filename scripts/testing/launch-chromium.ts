import { type Browser, chromium } from 'playwright-core';
import { findChromium } from './find-chromium.ts';

/** The browser of tests and screenshots. It must not call home: a check needs no network. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // Each profile compiles the scripts again and runs them once, so optimizing them doesn't pay. Without it the
      // browser does a tenth less work.
      '--js-flags=--single-threaded --no-opt',
      // Chromium's sandbox does not work for root, which is what a container usually runs as.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
}
