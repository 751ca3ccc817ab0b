import type { MetaDescriptor } from 'react-router';
import { brand } from '#shared/brand.ts';
import { addressIn, type PageLanguage, pageLanguages } from '#shared/page-languages.ts';
import { pageLanguage } from './page-language.ts';
import { pageOrigin } from './page-origin.ts';

type PageMeta = {
  /** Without one the page carries the product's name alone. */
  title?: string;
  description?: string;
  /** The page's one address, for pages that search engines should find. */
  path?: `/${string}`;
  /** False keeps a page out of search engines; nothing but error pages and tools should be. */
  indexable?: boolean;
  /** False for texts that we have in English alone: the English page is the one to find. */
  isTranslated?: boolean;
};

/** The head of every page. */
export function pageMeta({
  title,
  description,
  path,
  indexable = true,
  isTranslated = true,
}: PageMeta = {}): MetaDescriptor[] {
  const fullTitle = title ? `${title} · ${brand.name}` : `${brand.name} · ${brand.slogan}`;
  const text = description ?? brand.description;
  const card = `${pageOrigin}/social-card.png`;
  const inLanguage = (language: PageLanguage) =>
    `${pageOrigin}${addressIn({ language, path: path ?? '/' })}`;
  const address = path && inLanguage(isTranslated ? pageLanguage : 'en');
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
    // Search engines read the page as it was written at build time.
    ...(import.meta.env.SSR && address && isTranslated && indexable ? alternates(inLanguage) : []),
    { property: 'og:locale', content: localeOf(pageLanguage) },
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

/** With the country where most people speak it, as social networks want it: "de_DE". */
function localeOf(language: PageLanguage): string {
  return `${language}_${new Intl.Locale(language).maximize().region}`;
}

/** The same page in every language, and the one for people whose language we don't have. */
function alternates(inLanguage: (language: PageLanguage) => string): MetaDescriptor[] {
  const link = (hrefLang: string, language: PageLanguage) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: inLanguage(language),
  });
  const languages = Object.keys(pageLanguages) as PageLanguage[];
  return [...languages.map((language) => link(language, language)), link('x-default', 'en')];
}
