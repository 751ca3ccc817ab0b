/** Which plan a workspace has, and what it has used of it. */
export { findOwnerAddress, planColumns } from './queries.ts';
export {
  countApiCall,
  countMessagesThisMonth,
  describePlan,
  getPlan,
  getUsage,
  hasFeature,
  lockWorkspace,
  refusal,
  requireFeature,
  reserveMessage,
  reserveRoom,
  type WorkspacePlan,
} from './workspace-plan.ts';
