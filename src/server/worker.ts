import { accountJobs, accountSchedules } from '#server/features/accounts/jobs.ts';
import { actionJobs, actionSchedules } from '#server/features/actions/jobs.ts';
import { analyticsJobs, analyticsSchedules } from '#server/features/analytics/jobs.ts';
import { answerTestJobs, answerTestSchedules } from '#server/features/answer-tests/jobs.ts';
import { answerJobs, answerSchedules } from '#server/features/answers/jobs.ts';
import { apiJobs, apiSchedules } from '#server/features/api/jobs.ts';
import { auditJobs, auditSchedules } from '#server/features/audit/jobs.ts';
import { billingJobs, billingSchedules } from '#server/features/billing/jobs.ts';
import { bookingJobs, bookingSchedules } from '#server/features/booking/jobs.ts';
import { conflictJobs, conflictSchedules } from '#server/features/conflicts/jobs.ts';
import { conversationJobs, conversationSchedules } from '#server/features/conversations/jobs.ts';
import { countJobs, countSchedules } from '#server/features/counts/jobs.ts';
import { documentJobs, documentSchedules } from '#server/features/documents/jobs.ts';
import { mailJobs, mailSchedules } from '#server/features/mail/jobs.ts';
import { webhookJobs, webhookSchedules } from '#server/features/webhooks/jobs.ts';
import { websiteJobs, websiteSchedules } from '#server/features/websites/jobs.ts';
import { deleteExpiredRateLimits } from '#server/http/rate-limit.ts';
import { type JobHandler, startWorker } from '#server/jobs/queue.ts';
import type { Deps } from './deps.ts';
import { mailTemplates } from './mail-templates.ts';

export type Worker = { stop(): Promise<void> };

/** Runs the jobs of every feature, in this process or, with --services=worker, in one of its own. */
export function createWorker(deps: Deps): Promise<Worker> {
  const { database, log, telemetry } = deps;
  const handlers: JobHandler[] = [
    { name: 'delete-expired-rate-limits', handle: () => deleteExpiredRateLimits(deps) },
    ...mailJobs({ deps, templates: mailTemplates }),
    ...accountJobs(deps),
    ...billingJobs(deps),
    ...actionJobs(deps),
    ...bookingJobs(deps),
    ...answerJobs(deps),
    ...auditJobs(deps),
    ...apiJobs(deps),
    ...documentJobs(deps),
    ...websiteJobs(deps),
    ...conversationJobs(deps),
    ...webhookJobs(deps),
    ...analyticsJobs(deps),
    ...answerTestJobs(deps),
    ...conflictJobs(deps),
    ...countJobs(deps),
  ];
  const schedules = [
    { name: 'delete-expired-rate-limits', cron: '*/10 * * * *' },
    ...mailSchedules,
    ...accountSchedules,
    ...billingSchedules,
    ...actionSchedules,
    ...bookingSchedules,
    ...answerSchedules,
    ...auditSchedules,
    ...apiSchedules,
    ...documentSchedules,
    ...websiteSchedules,
    ...conversationSchedules,
    ...webhookSchedules,
    ...analyticsSchedules,
    ...answerTestSchedules,
    ...conflictSchedules,
    ...countSchedules,
  ];
  return startWorker({ database, log, telemetry, handlers, schedules });
}
