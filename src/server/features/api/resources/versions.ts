import { assertChatbot, refuseBound } from '#server/features/api/chatbot-bounds.ts';
import { defineOperation } from '#server/features/api/operation.ts';
import {
  getDraftState,
  listVersions,
  publishAnyway,
  restoreVersion,
  undoDraft,
} from '#server/features/versions/index.ts';

const base = '/chatbots/{chatbotId}';

/** What visitors get, what waits, and what was before. */
export const versionOperations = [
  defineOperation({
    id: 'listVersions',
    method: 'get',
    path: `${base}/versions`,
    tag: 'Versions',
    summary: 'List the versions of a chatbot',
    description: 'The newest first, with who changed what, and whether the draft is published.',
    scope: 'read',
    answer: 'Versions',
    async handle({ deps, caller, params: { chatbotId } }) {
      assertChatbot({ caller, chatbotId });
      return listVersions({ deps, workspaceId: caller.workspaceId, chatbotId });
    },
  }),
  defineOperation({
    id: 'restoreVersion',
    method: 'post',
    path: `${base}/versions/restore`,
    tag: 'Versions',
    summary: 'Restore a version',
    description:
      'Settings, answers and documents become what they were, and visitors get them at once. Documents that other chatbots use change there too, so a key of one chatbot may not do this.',
    scope: 'write',
    body: 'RestoreVersion',
    answer: 'Versions',
    async handle({ deps, caller, params: { chatbotId }, body: { number } }) {
      assertChatbot({ caller, chatbotId });
      refuseBound(caller);
      const { workspaceId, userId } = caller;
      await restoreVersion({ deps, workspaceId, userId, chatbotId, number });
      return listVersions({ deps, workspaceId, chatbotId });
    },
  }),
  defineOperation({
    id: 'getDraft',
    method: 'get',
    path: `${base}/draft`,
    tag: 'Versions',
    summary: 'See whether the last change is published',
    description: 'With the changes that visitors don’t get yet, and the tests that fail with them.',
    scope: 'read',
    answer: 'Draft',
    async handle({ deps, caller, params: { chatbotId } }) {
      assertChatbot({ caller, chatbotId });
      return getDraftState({ deps, workspaceId: caller.workspaceId, chatbotId });
    },
  }),
  defineOperation({
    id: 'publishDraft',
    method: 'post',
    path: `${base}/draft/publish`,
    tag: 'Versions',
    summary: 'Publish a change although tests fail',
    scope: 'write',
    answer: 'Draft',
    async handle({ deps, caller, params: { chatbotId } }) {
      assertChatbot({ caller, chatbotId });
      const { workspaceId } = caller;
      await publishAnyway({ deps, workspaceId, chatbotId });
      return getDraftState({ deps, workspaceId, chatbotId });
    },
  }),
  defineOperation({
    id: 'undoDraft',
    method: 'post',
    path: `${base}/draft/undo`,
    tag: 'Versions',
    summary: 'Undo a change that is not published',
    description: 'Everything becomes what visitors get now. A key of one chatbot may not do this.',
    scope: 'write',
    answer: 'Draft',
    async handle({ deps, caller, params: { chatbotId } }) {
      assertChatbot({ caller, chatbotId });
      refuseBound(caller);
      const { workspaceId, userId } = caller;
      await undoDraft({ deps, workspaceId, userId, chatbotId });
      return getDraftState({ deps, workspaceId, chatbotId });
    },
  }),
];
