import { brand } from '#shared/brand.ts';
import { plans } from '#shared/plans.ts';
import { pageOrigin } from '#web/lib/page-origin.ts';
import { faqItems } from './faq-items.ts';

/** The same facts as on the page, in the vocabulary of search engines (schema.org). */
export const structuredData = {
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'Organization',
      '@id': `${pageOrigin}/#organization`,
      name: brand.name,
      url: `${pageOrigin}/`,
      logo: `${pageOrigin}/icon-512.png`,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        email: brand.supportEmail,
        url: `${pageOrigin}/contact`,
      },
    },
    {
      '@type': 'SoftwareApplication',
      name: brand.name,
      description: brand.description,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web',
      publisher: { '@id': `${pageOrigin}/#organization` },
      offers: [plans.starter, plans.business].map(({ name, price }) => ({
        '@type': 'Offer',
        name,
        price: (price.monthly / 100).toFixed(2),
        priceCurrency: 'USD',
        url: `${pageOrigin}/#pricing`,
      })),
    },
    {
      '@type': 'FAQPage',
      mainEntity: faqItems.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ],
};
