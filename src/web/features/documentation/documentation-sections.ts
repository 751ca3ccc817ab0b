/** The manual's pages in reading order. Each is content/docs/<slug>.md, at /documentation/<slug>. */
export const documentationSections = [
  { slug: 'getting-started', title: 'Getting started' },
  { slug: 'creating-chatbot', title: 'Creating a chatbot' },
  { slug: 'configuration', title: 'Configuration' },
  { slug: 'deployment', title: 'Deployment' },
  { slug: 'theming', title: 'Theming' },
  { slug: 'testing', title: 'Testing' },
  { slug: 'actions', title: 'Actions' },
  { slug: 'booking', title: 'Booking' },
  { slug: 'versions', title: 'Versions' },
  { slug: 'inbox', title: 'Inbox' },
  { slug: 'document-management', title: 'Managing documents' },
  { slug: 'answers', title: 'How answers work' },
  { slug: 'best-practices', title: 'Best practices' },
  { slug: 'troubleshooting', title: 'Troubleshooting' },
  { slug: 'faq', title: 'Frequently asked questions' },
  { slug: 'analytics', title: 'Analytics' },
  { slug: 'api', title: 'API' },
  { slug: 'integrations', title: 'Integrations' },
  { slug: 'plans', title: 'Plans and payment' },
  { slug: 'user-management', title: 'Your account and team' },
  { slug: 'self-hosting', title: 'Self-hosting' },
] as const;

export type DocumentationSlug = (typeof documentationSections)[number]['slug'];

/** The first four are what everyone needs; the rest is looked up. */
export const documentationGroups = [
  { title: 'First steps', sections: documentationSections.slice(0, 4) },
  { title: 'Going further', sections: documentationSections.slice(4) },
];

export function documentationPath(slug: string): string {
  return `/documentation/${slug}`;
}

export function findDocumentationSlug(pathname: string): DocumentationSlug | null {
  const slug = pathname.split('/').filter(Boolean).at(-1);
  return documentationSections.find((section) => section.slug === slug)?.slug ?? null;
}
