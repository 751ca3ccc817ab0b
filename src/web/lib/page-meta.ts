import type { MetaDescriptor } from 'react-router';
import { brand } from '#shared/brand.ts';
import { pageOrigin } from './page-origin.ts';

type PageMeta = {
  /** Without one the page carries the product's name alone. */
  title?: string;
  description?: string;
  /** The page's one address, for pages that search engines should find. */
  path?: `/${string}`;
  /** False keeps a page out of search engines; nothing but error pages and tools should be. */
  indexable?: boolean;
};

/** The head of every page. */
export function pageMeta({
  title,
  description,
  path,
  indexable = true,
}: PageMeta = {}): MetaDescriptor[] {
  const fullTitle = title ? `${title} · ${brand.name}` : `${brand.name} · ${brand.slogan}`;
  const text = description ?? brand.description;
  const card = `${pageOrigin}/social-card.png`;
  const address = path && `${pageOrigin}${path}`;
  return [
    { title: fullTitle },
    { name: 'description', content: text },
    { name: 'keywords', content: brand.keywords.join(', ') },
    { name: 'robots', content: indexable ? 'index, follow' : 'noindex' },
    ...(address
      ? [
          { tagName: 'link', rel: 'canonical', href: address },
          { property: 'og:url', content: address },
        ]
      : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: text },
    { property: 'og:image', content: card },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: `${brand.name}: ${brand.slogan}` },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: fullTitle },
    { name: 'twitter:description', content: text },
    { name: 'twitter:image', content: card },
  ];
}
