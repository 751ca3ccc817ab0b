import { spawn } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { type BuildOptions, build } from 'rolldown';
import { createPageManifest, fallbackFile } from '#server/http/page-manifest.ts';
import { type PageLanguage, translatedLanguages } from '#shared/page-languages.ts';
import { buildWidget } from './build-widget.ts';
import { paintFirst } from './paint-first.ts';
import { precompress } from './precompress.ts';
import { writeSiteFiles } from './write-site-files.ts';

/** Pages and assets into dist/web/client, the server's list of them beside it. */
export async function buildWeb(root: string): Promise<void> {
  await runReactRouter({ root, language: 'en' });
  // What React Router rendered the pages with; the pages are all that is needed of it.
  rmSync(join(root, 'dist/web/server'), { recursive: true, force: true });
  const client = join(root, 'dist/web/client');
  paintFirst({ clientFolder: client, page: 'index.html' });
  for (const language of translatedLanguages) {
    await addLanguage({ root, client, language });
    paintFirst({ clientFolder: client, page: `${language}/index.html` });
  }
  const htmlFiles = readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .map((path) => ({
      path: path.replaceAll(sep, '/'),
      html: readFileSync(join(client, path), 'utf8'),
    }));
  const { appRoutes, emptyRoutes } = await listRoutes(root);
  const manifest = createPageManifest({ htmlFiles, appRoutes, emptyRoutes });
  const drawnInBrowser = appRoutes.filter((route) => !(route in manifest.pages));
  writeFileSync(
    join(root, 'dist/web/pages.json'),
    JSON.stringify({ ...manifest, appRoutes: drawnInBrowser }, null, 2),
  );
  writeSiteFiles({ clientFolder: client, htmlFiles });
  await buildWidget({ root, folder: client });
  await build(pushWorkerBundle({ root, folder: client }));
  await precompress(client);
}

/** The pages of a language into its folder. Assets are named by their content, so those without texts are the same files. */
async function addLanguage({
  root,
  client,
  language,
}: {
  root: string;
  client: string;
  language: PageLanguage;
}): Promise<void> {
  await runReactRouter({ root, language });
  const built = join(root, `dist/web-${language}`);
  cpSync(join(built, 'client/assets'), join(client, 'assets'), { recursive: true });
  renameSync(join(built, 'client', language), join(client, language));
  // Where no page is at the root, React Router gives its address to the empty application.
  renameSync(join(built, 'client/index.html'), join(client, language, fallbackFile));
  rmSync(built, { recursive: true, force: true });
}

/** React Router's own command, on the Node that runs this one. */
function runReactRouter({
  root,
  language,
}: {
  root: string;
  language: PageLanguage;
}): Promise<void> {
  return new Promise((resolve, reject) => {
    const bin = join(root, 'node_modules/@react-router/dev/bin.cjs');
    const child = spawn(process.execPath, [bin, 'build'], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production', PAGE_LANGUAGE: language },
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`react-router build ended with ${code}`)),
    );
  });
}

const manual = '/documentation/:section';

/** Every address of the route table in the manifest's words. The manual's are known by its files, the rest of it is empty. */
async function listRoutes(root: string): Promise<{ appRoutes: string[]; emptyRoutes: string[] }> {
  const file = join(root, 'src/web/routes.ts');
  const routes: RouteConfigEntry[] = await (await import(pathToFileURL(file).href)).default;
  const all = [...new Set(routes.flatMap((route) => addressesOf({ route, parent: '' })))];
  const isRest = (address: string) => address.endsWith('/*');
  const chapters = readdirSync(join(root, 'content/docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => manual.replace(':section', name.slice(0, -3)));
  const named = all.filter(
    (address) => !isRest(address) && address !== '/404' && address !== manual,
  );
  return {
    appRoutes: [...named, ...chapters],
    emptyRoutes: [...all.filter((address) => isRest(address) && address !== '/*'), manual],
  };
}

function addressesOf({ route, parent }: { route: RouteConfigEntry; parent: string }): string[] {
  const own = route.path ? `${parent}/${route.path.replace(/^\/+|\/+$/g, '')}` : parent;
  const below = (route.children ?? []).flatMap((child) =>
    addressesOf({ route: child, parent: own }),
  );
  const isPage = route.index || (route.path && below.length === 0);
  return isPage ? [own || '/', ...below] : below;
}

/** One classic script at a fixed address: browsers look for a new version of a service worker where they found it. */
function pushWorkerBundle({ root, folder }: { root: string; folder: string }): BuildOptions {
  return {
    cwd: root,
    input: join(root, 'src/push-worker/push-worker.ts'),
    platform: 'browser',
    transform: { target: 'es2022' },
    output: { dir: folder, format: 'iife', entryFileNames: 'push-worker.js', minify: true },
  };
}
