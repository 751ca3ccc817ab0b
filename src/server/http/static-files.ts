/** The built web app, read into memory once: a request can only ever name something that was in the build. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync, constants as zlib } from 'node:zlib';
import { originPlaceholder } from '#shared/origin-placeholder.ts';
import type { Encoding } from './accept-encoding.ts';
import { type Page, pageManifest } from './page-manifest.ts';
import { pagePolicy } from './security-headers.ts';

export type StoredFile = {
  headers: Record<string, string>;
  etag: string;
  plain: Uint8Array<ArrayBuffer>;
  packed: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>;
};

export type StaticFiles = {
  files: ReadonlyMap<string, StoredFile>;
  pages: ReadonlyMap<string, StoredFile>;
  fallback: StoredFile;
  notFound: StoredFile;
  /** What stands for those two under the prefix of another language. */
  languages: ReadonlyMap<string, { fallback: StoredFile; notFound: StoredFile }>;
  appRoutes: readonly string[];
  emptyRoutes: readonly string[];
};

/** `null` when the web app has not been built, as in tests and while its own development server runs. */
export function loadStaticFiles({
  folder,
  publicUrl,
}: {
  folder: string;
  publicUrl: string;
}): StaticFiles | null {
  const manifestFile = join(folder, '../pages.json');
  if (!existsSync(manifestFile)) return null;
  const manifest = pageManifest.parse(JSON.parse(readFileSync(manifestFile, 'utf8')));
  const { origin, protocol } = new URL(publicUrl);
  const isHttps = protocol === 'https:';
  const loadPage = ({ file, scriptHashes }: Page) =>
    loadFile({
      path: join(folder, file),
      origin,
      headers: {
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': pagePolicy({ scriptHashes, isHttps }),
      },
    });
  return {
    files: new Map(
      listFiles(folder).map((name) => [`/${name}`, loadAsset({ folder, name, origin })]),
    ),
    pages: new Map(Object.entries(manifest.pages).map(([path, page]) => [path, loadPage(page)])),
    fallback: loadPage(manifest.fallback),
    notFound: loadPage(manifest.notFound),
    languages: new Map(
      Object.entries(manifest.languages).map(([language, { fallback, notFound }]) => [
        language,
        { fallback: loadPage(fallback), notFound: loadPage(notFound) },
      ]),
    ),
    appRoutes: manifest.appRoutes,
    emptyRoutes: manifest.emptyRoutes,
  };
}

const hidden = /(^|\/)\.|\.(?:html|map|br|gz)$/;

/** Pages go through the manifest, packed files beside their original; source maps and dotfiles are no one's business. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((name) => name.split(sep).join('/'))
    .filter((name) => !hidden.test(name));
}

/** The build names assets by their content, so they never change; everything else is asked for again. */
function loadAsset({
  name,
  folder,
  origin,
}: {
  folder: string;
  name: string;
  origin: string;
}): StoredFile {
  const isHashed = /^(assets|widget)\//.test(name);
  const caching = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
  const isWidget = /^widget[./]/.test(name);
  return loadFile({
    path: join(folder, name),
    origin,
    headers: { 'Cache-Control': caching, ...(isWidget && widgetHeaders({ isHashed })) },
  });
}

/** What other sites load from here. The launcher's address never changes, so a new one reaches them within minutes. */
const widgetHeaders = ({ isHashed }: { isHashed: boolean }) => ({
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  ...(!isHashed && { 'Cache-Control': 'public, max-age=300, stale-while-revalidate=86400' }),
});

function loadFile({
  path,
  origin,
  headers,
}: {
  path: string;
  origin: string;
  headers: Record<string, string>;
}): StoredFile {
  const filled = namesOrigin.has(extname(path)) ? fillOrigin({ path, origin }) : null;
  const packed = filled ? null : readIfThere(`${path}.br`);
  const kept = filled ?? packed ?? read(path);
  const isPacked = filled !== null || packed !== null;
  const stored = {
    headers: {
      ...headers,
      'Content-Type': contentTypes[extname(path)] ?? 'application/octet-stream',
      ...(isPacked && { Vary: 'Accept-Encoding' }),
    },
    etag: createHash('sha256').update(kept).digest('base64url').slice(0, 22),
  };
  if (packed) return unpackWhenAsked({ stored, packed });
  return { ...stored, plain: kept, packed: filled ? packWhenAsked(filled) : {} };
}

const read = (path: string): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(path));

const readIfThere = (path: string): Uint8Array<ArrayBuffer> | null =>
  existsSync(path) ? read(path) : null;

const namesOrigin = new Set(['.html', '.xml', '.txt']);

/** `null` where the file does not name it, so that what the build has packed can be served as it is. */
function fillOrigin({
  path,
  origin,
}: {
  path: string;
  origin: string;
}): Uint8Array<ArrayBuffer> | null {
  const text = readFileSync(path, 'utf8');
  if (!text.includes(originPlaceholder)) return null;
  return new TextEncoder().encode(text.replaceAll(originPlaceholder, origin));
}

/** Nearly every browser takes Brotli, a third of the bytes of all three; the others are made for the first that doesn't. */
function unpackWhenAsked({
  stored,
  packed,
}: {
  stored: Pick<StoredFile, 'headers' | 'etag'>;
  packed: Uint8Array<ArrayBuffer>;
}): StoredFile {
  let plain: Uint8Array<ArrayBuffer> | undefined;
  let gzip: Uint8Array<ArrayBuffer> | undefined;
  return {
    ...stored,
    get plain() {
      plain ??= new Uint8Array(brotliDecompressSync(packed));
      return plain;
    },
    packed: {
      br: packed,
      get gzip() {
        gzip ??= new Uint8Array(gzipSync(brotliDecompressSync(packed), { level: 9 }));
        return gzip;
      },
    },
  };
}

/**
 * What the server filled in is packed when it's first asked for: the start must not wait for pages of every language. A
 * little less tightly than the build does.
 */
function packWhenAsked(plain: Uint8Array): StoredFile['packed'] {
  let br: Uint8Array<ArrayBuffer> | undefined;
  let gzip: Uint8Array<ArrayBuffer> | undefined;
  return {
    get br() {
      const params = { [zlib.BROTLI_PARAM_QUALITY]: 9 };
      br ??= new Uint8Array(brotliCompressSync(plain, { params }));
      return br;
    },
    get gzip() {
      gzip ??= new Uint8Array(gzipSync(plain));
      return gzip;
    },
  };
}

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};
