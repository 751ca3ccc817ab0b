import type { Deps } from '#server/deps.ts';
import type { JobHandler } from '#server/jobs/queue.ts';
import { deleteOldAudit } from './record-audit.ts';

const deleteOldAuditJob = 'delete-old-audit';

export function auditJobs(deps: Deps): JobHandler[] {
  return [{ name: deleteOldAuditJob, handle: (_, signal) => deleteOldAudit({ deps, signal }) }];
}

export const auditSchedules = [{ name: deleteOldAuditJob, cron: '40 3 * * *' }];
