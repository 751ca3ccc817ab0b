import { findAttribute } from './markup.ts';

type Tag = { name: string; attributes: string };

export const voidElements = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);
const skippedElements = new Set(
  'script style noscript template svg math iframe object embed canvas audio video textarea select option button datalist nav'.split(
    ' ',
  ),
);

/** What a visitor of the page cannot see. */
export function isUnseen({ name, attributes }: Tag): boolean {
  if (voidElements.has(name)) return false;
  if (skippedElements.has(name)) return true;
  if (/(?:^|\s)hidden(?=\s|=|$)/i.test(attributes)) return true;
  if (findAttribute(attributes, 'aria-hidden') === 'true') return true;
  const style = findAttribute(attributes, 'style') ?? '';
  return /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d]*[1-9])|opacity\s*:\s*0(?:\.0*)?\s*(?:;|$)/i.test(
    style,
  );
}

const containers = new Set('aside div dialog footer form header p section span ul'.split(' '));
const cookieBanner =
  /cookie[-_ ]?(?:banner|consent|notice|bar|popup|modal|law|overlay|dialog|message|hinweis|wall)|consent[-_ ]?(?:banner|manager|dialog|modal)|gdpr|onetrust|usercentrics|cybot|cookieyes/i;

/** What a visitor sees but no one asks about: the website's own controls. */
export function isPageFurniture({ name, attributes }: Tag): boolean {
  if (!containers.has(name) || attributes === '') return false;
  if (/^(?:navigation|menubar|search)$/i.test(findAttribute(attributes, 'role') ?? '')) return true;
  const names = `${findAttribute(attributes, 'id') ?? ''} ${findAttribute(attributes, 'class') ?? ''}`;
  return names.length < 300 && cookieBanner.test(names);
}
