import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes the style sheet into a page, so that its first paint waits for one answer instead of two. The link stays for
 * React, which expects it, and for the next page, which then finds the file in the cache; as a sheet for print nothing
 * waits for it.
 */
export function inlineStyles({ clientFolder, page }: { clientFolder: string; page: string }): void {
  const file = join(clientFolder, page);
  const html = readFileSync(file, 'utf8');
  const found = /<link rel="stylesheet" href="([^"]+)"\/>/.exec(html);
  if (!found?.[1]) throw new Error(`${page} names no style sheet`);
  const css = readFileSync(join(clientFolder, found[1]), 'utf8');
  if (css.includes('</style')) throw new Error(`${found[1]} would end its own element`);
  const late = found[0].replace('/>', ' media="print"/>');
  writeFileSync(
    file,
    html.replace(found[0], () => `<style>${css}</style>${late}`),
  );
}
