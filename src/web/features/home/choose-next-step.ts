import type { HomeResponse } from '#shared/contract/home.ts';
import { plural } from '#web/lib/plural.ts';

export type NextStep = { text: string; label: string; path: string };

type Known = Pick<HomeResponse, 'documents' | 'sites'> & {
  chatbots: readonly { id: string; name: string; active: boolean; documentsCount: number }[];
  now: Date;
  hasPlayground: boolean;
};

const quietMs = 7 * 86_400_000;

/** The one thing that helps most right now; what is broken comes before what is missing. */
export function chooseNextStep({
  documents,
  sites,
  chatbots,
  now,
  hasPlayground,
}: Known): NextStep | null {
  const first = chatbots.find(({ active }) => active) ?? chatbots[0];
  if (!first) return null;
  const isOnly = chatbots.length === 1;
  const at = (section: string) => `/chatbots/${first.id}/${section}`;
  if (documents && documents.failed > 0) {
    return {
      text: plural({
        count: documents.failed,
        one: '{count} document couldn’t be read, so the chatbot doesn’t know what’s in it.',
        other: '{count} documents couldn’t be read, so the chatbot doesn’t know what’s in them.',
      }),
      label: 'See what failed',
      path: '?tab=documents',
    };
  }
  if (first.documentsCount === 0) {
    return {
      text: isOnly
        ? 'Your chatbot has nothing to answer from yet.'
        : `${first.name} has nothing to answer from yet.`,
      label: 'Add documents',
      path: at('knowledge'),
    };
  }
  const site = sites.find(({ chatbotId }) => chatbotId === first.id);
  if (!site) {
    return {
      text: isOnly
        ? 'Visitors can’t see the chat yet: it isn’t on your site.'
        : `Visitors can’t see ${first.name} yet: it isn’t on your site.`,
      label: 'Put it on your site',
      path: at('install'),
    };
  }
  if (now.getTime() - Date.parse(site.lastAt) > quietMs) {
    return {
      text: isOnly
        ? 'The chat hasn’t been seen on your site for a week. Is the snippet still there?'
        : `${first.name} hasn’t been seen on your site for a week. Is the snippet still there?`,
      label: 'Check the installation',
      path: at('install'),
    };
  }
  return hasPlayground
    ? {
        text: 'Ask it what your customers ask you, and see where the answer comes from.',
        label: 'Try a question',
        path: at('playground'),
      }
    : null;
}
