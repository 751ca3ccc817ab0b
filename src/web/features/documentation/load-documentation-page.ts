import type { DocumentationSlug } from './documentation-sections.ts';

export type DocumentationPage = {
  title: string;
  summary: string;
  html: string;
  headings: readonly { id: string; text: string }[];
};

/** One page's text at a time: no one waits for a manual to read a page of it. */
export async function loadDocumentationPage(slug: DocumentationSlug): Promise<DocumentationPage> {
  return (await loaders[slug]()).default;
}

// Written out, because the bundler must see each address.
const loaders: Record<DocumentationSlug, () => Promise<{ default: DocumentationPage }>> = {
  'getting-started': () => import('virtual:content/docs/getting-started'),
  'creating-chatbot': () => import('virtual:content/docs/creating-chatbot'),
  configuration: () => import('virtual:content/docs/configuration'),
  deployment: () => import('virtual:content/docs/deployment'),
  theming: () => import('virtual:content/docs/theming'),
  testing: () => import('virtual:content/docs/testing'),
  actions: () => import('virtual:content/docs/actions'),
  booking: () => import('virtual:content/docs/booking'),
  versions: () => import('virtual:content/docs/versions'),
  inbox: () => import('virtual:content/docs/inbox'),
  'document-management': () => import('virtual:content/docs/document-management'),
  answers: () => import('virtual:content/docs/answers'),
  faq: () => import('virtual:content/docs/faq'),
  'best-practices': () => import('virtual:content/docs/best-practices'),
  troubleshooting: () => import('virtual:content/docs/troubleshooting'),
  analytics: () => import('virtual:content/docs/analytics'),
  api: () => import('virtual:content/docs/api'),
  integrations: () => import('virtual:content/docs/integrations'),
  plans: () => import('virtual:content/docs/plans'),
  'user-management': () => import('virtual:content/docs/user-management'),
  'self-hosting': () => import('virtual:content/docs/self-hosting'),
};
