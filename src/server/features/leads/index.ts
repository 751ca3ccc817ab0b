/** Who left their details. */

export {
  createLead,
  deleteLead,
  getLead,
  listLeads,
  readLeadFields,
  updateLead,
} from './manage-leads.ts';
export { deleteLeadsOfConversation, listLeadsOfConversation, listOpenLeads } from './queries.ts';
