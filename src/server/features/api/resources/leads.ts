import { assertChatbot, narrow } from '#server/features/api/chatbot-bounds.ts';
import { defineOperation } from '#server/features/api/operation.ts';
import { deleteLead, getLead, listLeads, updateLead } from '#server/features/leads/index.ts';
import { apiQueries } from '#shared/contract/api.ts';

const one = '/leads/{leadId}';

export const leadOperations = [
  defineOperation({
    id: 'listLeads',
    method: 'get',
    path: '/leads',
    tag: 'Leads',
    summary: 'List leads, the latest first',
    scope: 'read',
    query: apiQueries.leads,
    answer: { list: 'Lead' },
    async handle({ deps, caller, query }) {
      const { workspaceId } = caller;
      const found = await listLeads({ deps, workspaceId, query: narrow({ caller, query }) });
      return { items: found.items, nextCursor: found.nextCursor };
    },
  }),
  defineOperation({
    id: 'getLead',
    method: 'get',
    path: one,
    tag: 'Leads',
    summary: 'Get a lead',
    scope: 'read',
    answer: 'Lead',
    async handle({ deps, caller, params: { leadId: id } }) {
      const lead = await getLead({ deps, workspaceId: caller.workspaceId, id });
      assertChatbot({ caller, chatbotId: lead.chatbotId });
      return lead;
    },
  }),
  defineOperation({
    id: 'updateLead',
    method: 'patch',
    path: one,
    tag: 'Leads',
    summary: 'Change the status or the note of a lead',
    scope: 'write',
    body: 'UpdateLead',
    answer: 'Lead',
    async handle({ deps, caller, params: { leadId: id }, body }) {
      const of = { deps, workspaceId: caller.workspaceId, id };
      assertChatbot({ caller, chatbotId: (await getLead(of)).chatbotId });
      return updateLead({ ...of, change: body });
    },
  }),
  defineOperation({
    id: 'deleteLead',
    method: 'delete',
    path: one,
    tag: 'Leads',
    summary: 'Delete a lead',
    scope: 'write',
    answer: 'Deleted',
    async handle({ deps, caller, params: { leadId: id } }) {
      const of = { deps, workspaceId: caller.workspaceId, id };
      assertChatbot({ caller, chatbotId: (await getLead(of)).chatbotId });
      await deleteLead(of);
      return { deleted: true };
    },
  }),
];
