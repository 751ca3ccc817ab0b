import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Lets a page that is read before it is used be painted from its first answer alone. The style sheet is written into
 * it; its link stays for React, which expects it, and for the next page, which finds the file in the cache, but as a
 * sheet for print nothing waits for it. Scripts are asked for once the words stand there: before, they only take the
 * line and the processor of a phone away from what it is about to show.
 */
export function paintFirst({ clientFolder, page }: { clientFolder: string; page: string }): void {
  const file = join(clientFolder, page);
  const html = readFileSync(file, 'utf8');
  const found = /<link rel="stylesheet" href="([^"]+)"\/>/.exec(html);
  if (!found?.[1]) throw new Error(`${page} names no style sheet`);
  const css = readFileSync(join(clientFolder, found[1]), 'utf8');
  if (css.includes('</style')) throw new Error(`${found[1]} would end its own element`);
  const late = found[0].replace('/>', ' media="print"/>');
  const painted = html.replace(found[0], () => `<style>${css}</style>${late}`);
  writeFileSync(file, startAfterPaint({ html: painted, page }));
}

const preloadLink = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const startScript = /(<script type="module" async="">)([^<]+)(<\/script>)/;
const staticImport = /^import (?:\* as (\w+) from )?("[^"]+");$/gm;

/**
 * The same modules in the same order, from React Router's own start script. A hidden tab is never painted: it starts at
 * once. Modules that do not come leave the page as it was drawn, as they would have in a script element.
 */
export function startAfterPaint({ html, page }: { html: string; page: string }): string {
  const [, open, code, close] = startScript.exec(html) ?? [];
  if (!code) throw new Error(`${page} has no script that starts it`);
  const imports = [...code.matchAll(staticImport)];
  const rest = code.replace(staticImport, '').trim();
  if (/^\s*import[\s"]/m.test(rest)) throw new Error(`${page} starts in a way not known here`);
  const preloads = [...html.matchAll(preloadLink)].map(([, href]) => href);
  const started = `
const start = async () => {
  for (const href of ${JSON.stringify(preloads)})
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  const [${imports.map(([, name]) => name ?? '').join(', ')}] = await Promise.all([
    ${imports.map(([, , path]) => `import(${path})`).join(',\n    ')},
  ]);
  ${rest}
};
const begin = () => start().catch(() => {});
if (document.hidden) begin();
else requestAnimationFrame(() => setTimeout(begin));
`;
  return html.replaceAll(preloadLink, '').replace(startScript, () => `${open}${started}${close}`);
}
