import texts from 'virtual:server-texts';
import { findServerText } from './find-server-text.ts';

/** A sentence of the server in the page's language. */
export function translateServerText(text: string): string {
  return findServerText({ text, texts });
}
