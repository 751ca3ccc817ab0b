import {
  readColor,
  type SiteProfile,
  sizeOf,
} from '#server/engine/ingest/web/read-site-profile.ts';
import type { SiteClient } from '#server/features/websites/crawl/site-client.ts';
import { sniffPicture } from '#server/http/read-picture.ts';
import { avatarRules } from '#shared/contract/accounts.ts';

export type Logo = { type: string; image: Buffer };
type Manifest = { icons: string[]; color: string | null };

const mostTried = 5;
const manifestBytes = 64 * 1024;
const smallestIcon = 96;

/** The first of a website's icons that can be a chatbot's picture, and the color of its manifest. */
export async function findLogo({
  client,
  profile,
}: {
  client: SiteClient;
  profile: SiteProfile;
}): Promise<{ logo: Logo | null; color: string | null }> {
  const manifest = await readManifest({ client, address: profile.manifest });
  const [first, ...others] = profile.icons;
  const addresses = [...(first ? [first] : []), ...manifest.icons, ...others];
  for (const url of [...new Set(addresses)].slice(0, mostTried)) {
    const { maxBytes, types } = avatarRules;
    const image = await client.getFile({ url, maxBytes, accept: types.join(',') });
    const type = image && sniffPicture(image);
    if (type) return { logo: { type, image }, color: manifest.color };
  }
  return { logo: null, color: manifest.color };
}

async function readManifest({
  client,
  address,
}: {
  client: SiteClient;
  address: string | null;
}): Promise<Manifest> {
  const accept = 'application/manifest+json,application/json';
  const bytes =
    address && (await client.getFile({ url: address, maxBytes: manifestBytes, accept }));
  if (!bytes) return { icons: [], color: null };
  try {
    const { icons, theme_color: color } = JSON.parse(bytes.toString('utf8'));
    return { icons: listIcons({ icons, address }), color: readColor(String(color ?? '')) };
  } catch {
    return { icons: [], color: null };
  }
}

/** Large enough to look good, but the smallest of these. */
function listIcons({ icons, address }: { icons: unknown; address: string }): string[] {
  if (!Array.isArray(icons)) return [];
  return icons
    .map((icon) => ({ src: String(icon?.src ?? ''), size: sizeOf(String(icon?.sizes ?? '')) }))
    .filter(({ src, size }) => size >= smallestIcon && URL.canParse(src, address))
    .sort((a, b) => a.size - b.size)
    .map(({ src }) => new URL(src, address).href)
    .filter((url) => /^https?:/.test(url));
}
