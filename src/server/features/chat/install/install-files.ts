/** What an owner downloads for their kind of site: the files of `installs`, with address and id filled in, as one archive. */
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { installsFolder } from '#server/config/paths.ts';
import { brand } from '#shared/brand.ts';
import type { InstallKind } from '#shared/contract/install.ts';

type Filled = { origin: string; chatbotId: string };

/** The folder in `installs`, and what the archive's only folder is called; null where the archive has several. */
const kinds: Record<InstallKind, { folder: string; wrap: string | null; file: string }> = {
  wordpress: { folder: 'wordpress', wrap: null, file: 'askwell-chat.zip' },
  shopify: { folder: 'shopify', wrap: 'askwell-shopify', file: 'askwell-shopify.zip' },
  react: { folder: 'react', wrap: 'askwell-react', file: 'askwell-react.zip' },
  'google-tag-manager': { folder: 'google-tag-manager', wrap: null, file: 'askwell-chat.tpl' },
};

export async function createInstallFile({
  kind,
  ...filled
}: Filled & { kind: InstallKind }): Promise<{ name: string; type: string; content: Uint8Array }> {
  const { folder, wrap, file } = kinds[kind];
  const root = join(installsFolder, folder);
  const found = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const files: Record<string, Uint8Array> = {};
  for (const path of paths) {
    const inside = relative(root, path).split(sep);
    const name = [...(wrap ? [wrap] : []), ...inside].join('/');
    files[name] = strToU8(fillIn({ ...filled, text: await readFile(path, 'utf8') }));
  }
  const [only] = paths;
  if (paths.length === 1 && only && basename(only) === file) {
    return { name: file, type: 'text/plain; charset=utf-8', content: files[file] ?? strToU8('') };
  }
  // The same files give the same bytes.
  return { name: file, type: 'application/zip', content: zipSync(files, { mtime: '2026-01-01' }) };
}

const fillIn = ({ text, origin, chatbotId }: Filled & { text: string }): string =>
  text
    .replaceAll('__ORIGIN__', origin)
    .replaceAll('__CHATBOT_ID__', chatbotId)
    .replaceAll('__NAME__', brand.name);
