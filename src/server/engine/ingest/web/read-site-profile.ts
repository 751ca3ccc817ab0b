/** How a website presents itself: what search engines, phones and social networks are told about it. */
import type { Element } from 'domhandler';

export type SiteProfile = {
  /** What the business is called; empty where the page doesn't say. */
  name: string;
  description: string;
  /** As #RRGGBB. */
  color: string | null;
  /** Addresses of square pictures, the best first. */
  icons: string[];
  /** The address of the web app manifest, which may name more. */
  manifest: string | null;
};

const longestName = 60;
const longestDescription = 300;
const mostIcons = 6;
const smallestIcon = 48;

export function readSiteProfile({
  elements,
  data,
  title,
  base,
}: {
  elements: readonly Element[];
  /** Scripts of structured data. */
  data: readonly string[];
  title: string;
  base: string;
}): SiteProfile {
  const meta = (name: string) =>
    elements.find(
      (element) =>
        element.name === 'meta' &&
        (element.attribs.name ?? element.attribs.property ?? '').toLowerCase() === name &&
        !/dark/i.test(element.attribs.media ?? ''),
    )?.attribs.content ?? '';
  const business = findBusiness(data);
  const name =
    business.name || meta('og:site_name') || meta('application-name') || nameIn(title, base);
  const description = business.description || meta('description') || meta('og:description');
  return {
    name: oneLine(name).slice(0, longestName),
    description: cutSentence(oneLine(description)),
    color: readColor(meta('theme-color')) ?? readColor(meta('msapplication-tilecolor')),
    icons: listIcons({ elements, logo: business.logo, base }),
    manifest: resolve(linkOf(elements, /\bmanifest\b/i), base),
  };
}

const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/<[^<>]*>/g, '')
    .trim();

/** No longer than fits, and never in the middle of a word. */
function cutSentence(text: string): string {
  if (text.length <= longestDescription) return text;
  const cut = text.slice(0, longestDescription);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '), cut.lastIndexOf('? '));
  return end > 80 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}

function resolve(address: string, base: string): string | null {
  if (!address || !URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  return /^https?:$/.test(url.protocol) ? url.href : null;
}

/** "Prices | Rollwerk" on rollwerk.example: the part of the title that the address names too, else its shortest part. */
function nameIn(title: string, base: string): string {
  const host = plain(new URL(base).hostname.replace(/^www\./, ''));
  const parts = title.split(/\s[|·•»:–—-]\s/).flatMap((part) => part.trim() || []);
  const named = parts.find((part) => plain(part).length > 2 && host.includes(plain(part)));
  if (named) return named;
  if (parts.length < 2) return '';
  return parts.reduce((short, part) => (part.length < short.length ? part : short));
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const linkOf = (elements: readonly Element[], rel: RegExp): string =>
  elements.find(({ name, attribs }) => name === 'link' && rel.test(attribs.rel ?? ''))?.attribs
    .href ?? '';

/** Pictures for the home screen of a phone come first: they are square and have no transparent ground. */
function listIcons({
  elements,
  logo,
  base,
}: {
  elements: readonly Element[];
  logo: string;
  base: string;
}): string[] {
  const links = elements.filter(({ name, attribs }) => name === 'link' && attribs.href);
  const sized = links
    .filter(({ attribs }) => /^(?:shortcut )?icon$/i.test(attribs.rel?.trim() ?? ''))
    .map(({ attribs }) => ({ href: attribs.href ?? '', size: sizeOf(attribs.sizes) }))
    .filter(({ href, size }) => size >= smallestIcon && !/\.(?:svg|ico)(?:$|\?)/i.test(href))
    .sort((a, b) => b.size - a.size);
  const touch = links.filter(({ attribs }) => /apple-touch-icon/i.test(attribs.rel ?? ''));
  const all = [
    ...touch
      .map(({ attribs }) => ({ href: attribs.href ?? '', size: sizeOf(attribs.sizes) }))
      .sort((a, b) => b.size - a.size),
    ...sized,
    { href: logo, size: 0 },
  ];
  const addresses = all.flatMap(({ href }) => resolve(href, base) ?? []);
  return [...new Set(addresses)].slice(0, mostIcons);
}

/** The longest side that `sizes` names: 192 for "96x96 192x192". */
export const sizeOf = (sizes: string | undefined): number =>
  Math.max(
    0,
    ...[...(sizes ?? '').matchAll(/(\d{1,4})x\d{1,4}/gi)].map(([, side]) => Number(side)),
  );

type Thing = Record<string, unknown>;
type Business = { name: string; description: string; logo: string };

const longestScript = 300_000;
const organization =
  /Organization|Business|Store|Shop|Restaurant|Cafe|Bar|Hotel|Lodging|Dentist|Physician|Clinic|Salon|Spa|Service|Attorney|Agency|School|Gym|Museum|Corporation|Brand/;

/** What structured data says about the business itself; the first that has a name counts. */
function findBusiness(scripts: readonly string[]): Business {
  const things = scripts.flatMap(listThings);
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const isOf = (thing: Thing, types: RegExp) =>
    [thing['@type']].flat().some((type) => types.test(text(type)));
  const found =
    things.find((thing) => isOf(thing, organization) && text(thing.name)) ??
    things.find((thing) => isOf(thing, /^WebSite$/) && text(thing.name));
  const logo = [found?.logo].flat()[0];
  return {
    name: text(found?.name),
    description: text(found?.description),
    logo: text(logo) || text((logo as Thing | undefined)?.url),
  };
}

/** The things at the top of a script, or in its graph. */
function listThings(script: string): Thing[] {
  if (script.length > longestScript) return [];
  try {
    const tops = [JSON.parse(script) as unknown].flat();
    return tops
      .flatMap((top) => [top, ...[(top as Thing | null)?.['@graph']].flat()])
      .filter((thing): thing is Thing => typeof thing === 'object' && thing !== null);
  } catch {
    return [];
  }
}

/** A color as styles write it, as #RRGGBB; null for what is none. */
export function readColor(value: string): string | null {
  const text = value.trim().toLowerCase();
  const [, short] = /^#([\da-f]{3})$/.exec(text) ?? [];
  if (short) return `#${[...short].map((digit) => digit + digit).join('')}`.toUpperCase();
  if (/^#[\da-f]{6}(?:[\da-f]{2})?$/.test(text)) return text.slice(0, 7).toUpperCase();
  const parts = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/.exec(text);
  if (!parts) return null;
  const hex = parts.slice(1).map((part) => Math.min(255, Number(part)).toString(16));
  return `#${hex.map((digits) => digits.padStart(2, '0')).join('')}`.toUpperCase();
}
