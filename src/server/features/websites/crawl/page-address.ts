/** What makes two addresses the same page, and which addresses belong to a website. */
import { getDomain } from 'tldts';

/** Added by campaigns and shops to follow a visitor; the page is the same without them. */
const trackingParameter =
  /^(?:utm_\w+|gclid|gclsrc|dclid|gbraid|wbraid|fbclid|msclkid|yclid|twclid|ttclid|li_fat_id|mc_cid|mc_eid|igshid|_ga|_gl|_hsenc|_hsmi|hsCtaTracking|mkt_tok|ref|ref_src|referrer|sessionid|phpsessid|jsessionid|sid)$/i;
const binaryFile =
  /\.(?:7z|aac|apk|avi|avif|bmp|bz2|css|dmg|docx?|eot|epub|exe|gif|gz|ico|ics|iso|jpe?g|js|json|m4a|map|mov|mp3|mp4|mpe?g|msi|ogg|otf|pdf|png|pptx?|rar|rss|atom|svg|tar|tgz|tiff?|ttf|txt|vcf|wav|webm|webp|wmv|woff2?|xlsx?|xml|zip)$/i;
const longestAddress = 1_000;

/** The address that is requested: absolute, without fragment and tracking parameters. Null for what is no web page. */
export function readAddress(address: string, base?: string): string | null {
  if (!URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  url.hash = '';
  url.pathname = url.pathname.replace(/\/{2,}/g, '/').replace(/;jsessionid=[^/]*/i, '');
  for (const name of [...url.searchParams.keys()]) {
    if (trackingParameter.test(name)) url.searchParams.delete(name);
  }
  if ([...url.searchParams.keys()].length === 0) url.search = '';
  return url.href.length <= longestAddress ? url.href : null;
}

/** Equal for addresses that lead to the same page: with or without www, https, a slash or index file at the end. */
export function pageKey(address: string): string {
  const url = new URL(address);
  url.searchParams.sort();
  const path = safeDecode(url.pathname)
    .replace(/\/(?:index|default)\.(?:html?|php|aspx?)$/i, '/')
    .replace(/\/+$/, '');
  return `${hostOf(address)}${path}${url.search}`;
}

/**
 * The registrable domain; for a bare IP address or a name of the own network, the host itself. Each shop on a host of
 * many, such as "name.myshopify.com", is a website of its own.
 */
export function siteOf(address: string): string {
  const { hostname, host } = new URL(address);
  return getDomain(hostname, { allowPrivateDomains: true }) ?? host;
}

/** The same for a host with and without www. */
export const hostOf = (address: string): string => new URL(address).host.replace(/^www\./, '');

/** What decides which addresses belong to a website. */
export type SiteScope = {
  /** Its registrable domain. */
  site: string;
  /** What its owner added. Only these hosts are read, not the domains they belong to. */
  otherSites: readonly { address: string }[];
};

export const isOnWebsite = ({ url, website }: { url: string; website: SiteScope }): boolean =>
  siteOf(url) === website.site ||
  website.otherSites.some(({ address }) => hostOf(address) === hostOf(url));

export const isPageOf = ({ url, website }: { url: string; website: SiteScope }): boolean =>
  isOnWebsite({ url, website }) && !binaryFile.test(new URL(url).pathname);

/** Addresses that the owner entered on other hosts. They are read whatever the paths say, like the start page. */
export const isOtherStart = ({
  key,
  otherSites,
}: {
  key: string;
  otherSites: SiteScope['otherSites'];
}): boolean => otherSites.some(({ address }) => pageKey(address) === key);

/** The part of the website that a page belongs to: the first folder of its path, "" for what is at the top. */
export function sectionOf(address: string): string {
  const [first, ...rest] = new URL(address).pathname.split('/').filter(Boolean);
  return first && rest.length > 0 ? safeDecode(first) : '';
}

/**
 * Addresses made by counting, such as the days of a calendar, have the same shape. Null for addresses that are one of
 * a kind.
 */
export function shapeOf(address: string): string | null {
  const { host, pathname, searchParams } = new URL(address);
  const names = [...new Set(searchParams.keys())].sort();
  if (names.length === 0 && !/\d/.test(pathname)) return null;
  return `${host}${pathname.replace(/\d+/g, '0')}?${names.join('&')}`;
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
