import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Lets a page that is read before it is used be painted from its first answer alone. The style sheet is written into
 * it; its link stays for React, which expects it, and for the next page, which finds the file in the cache, but as a
 * sheet for print nothing waits for it. Scripts are asked for after the font that the words are drawn with.
 */
export function paintFirst({ clientFolder, page }: { clientFolder: string; page: string }): void {
  const file = join(clientFolder, page);
  const html = readFileSync(file, 'utf8');
  const found = /<link rel="stylesheet" href="([^"]+)"\/>/.exec(html);
  if (!found?.[1]) throw new Error(`${page} names no style sheet`);
  const css = readFileSync(join(clientFolder, found[1]), 'utf8');
  if (css.includes('</style')) throw new Error(`${found[1]} would end its own element`);
  const late = found[0].replace('/>', ' media="print"/>');
  const painted = html
    .replace(found[0], () => `<style>${css}</style>${late}`)
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
  writeFileSync(file, painted);
}
