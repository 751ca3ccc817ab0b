import type { Deps } from '#server/deps.ts';
import { getAdvanced, getAnalytics, listGaps } from '#server/features/analytics/index.ts';
import { narrow } from '#server/features/api/chatbot-bounds.ts';
import { defineOperation } from '#server/features/api/operation.ts';
import { apiQueries } from '#shared/contract/api.ts';
import { AppError } from '#shared/errors.ts';

export const analyticsOperations = [
  defineOperation({
    id: 'getAnalytics',
    method: 'get',
    path: '/analytics',
    tag: 'Analytics',
    summary: 'Get the counts of the last days',
    scope: 'read',
    query: apiQueries.analytics,
    answer: 'Analytics',
    async handle({ deps, caller, query }) {
      assertOn(deps);
      const { workspaceId } = caller;
      return getAnalytics({ deps, workspaceId, query: narrow({ caller, query }) });
    },
  }),
  defineOperation({
    id: 'getAdvancedAnalytics',
    method: 'get',
    path: '/analytics/advanced',
    tag: 'Analytics',
    summary: 'Get hours, pages, sources and answer time',
    description: 'With the counts of the time before, of the same length.',
    scope: 'read',
    query: apiQueries.analytics,
    answer: 'AdvancedAnalytics',
    async handle({ deps, caller, query }) {
      assertOn(deps);
      const { workspaceId } = caller;
      return getAdvanced({ deps, workspaceId, query: narrow({ caller, query }) });
    },
  }),
  defineOperation({
    id: 'listGaps',
    method: 'get',
    path: '/analytics/gaps',
    tag: 'Analytics',
    summary: 'List unanswered questions',
    description: 'Questions of one meaning stand together, the most asked first; at most 50.',
    scope: 'read',
    query: apiQueries.analytics,
    answer: 'Gaps',
    async handle({ deps, caller, query }) {
      assertOn(deps);
      const { workspaceId } = caller;
      return listGaps({ deps, workspaceId, query: narrow({ caller, query }) });
    },
  }),
];

function assertOn({ env }: Deps): void {
  if (env.flags.analytics) return;
  throw new AppError('not_found', 'Analytics are switched off on this installation.');
}
