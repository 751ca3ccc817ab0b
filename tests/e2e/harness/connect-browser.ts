import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';

let connected: Promise<Browser> | undefined;

/** The one browser of all journeys; each process of tests talks to it over one line. */
export function connectBrowser(): Promise<Browser> {
  connected ??= chromium.connect(inject('browserEndpoint'));
  return connected;
}
