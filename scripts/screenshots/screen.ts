import type { Page } from 'playwright-core';
import type { Person } from './people.ts';

export type Screen = {
  /** The file name, so unique. */
  name: string;
  /** `{chatbotId}` stands for the owner's chatbot. */
  path: string;
  /** A guest unless said. */
  as?: Person;
  /** What the browser rightly complains of on this screen, because it shows a failure. */
  complaint?: RegExp;
  /** What to do on the page before the picture is taken. */
  prepare?(page: Page): Promise<unknown>;
};
