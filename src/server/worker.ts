import { accountEmails } from '#server/features/accounts/emails.tsx';
import { accountJobs, accountSchedules } from '#server/features/accounts/jobs.ts';
import { actionJobs, actionSchedules } from '#server/features/actions/jobs.ts';
import { analyticsEmails } from '#server/features/analytics/emails.tsx';
import { analyticsJobs, analyticsSchedules } from '#server/features/analytics/jobs.ts';
import { answerTestEmails } from '#server/features/answer-tests/emails.tsx';
import { answerTestJobs, answerTestSchedules } from '#server/features/answer-tests/jobs.ts';
import { answerJobs, answerSchedules } from '#server/features/answers/jobs.ts';
import { apiJobs, apiSchedules } from '#server/features/api/jobs.ts';
import { auditJobs, auditSchedules } from '#server/features/audit/jobs.ts';
import { billingEmails } from '#server/features/billing/emails.tsx';
import { billingJobs, billingSchedules } from '#server/features/billing/jobs.ts';
import { bookingEmails } from '#server/features/booking/emails.tsx';
import { bookingJobs, bookingSchedules } from '#server/features/booking/jobs.ts';
import { conflictJobs, conflictSchedules } from '#server/features/conflicts/jobs.ts';
import { conversationEmails } from '#server/features/conversations/emails.tsx';
import { conversationJobs, conversationSchedules } from '#server/features/conversations/jobs.ts';
import { countJobs, countSchedules } from '#server/features/counts/jobs.ts';
import { documentEmails } from '#server/features/documents/emails.tsx';
import { documentJobs, documentSchedules } from '#server/features/documents/jobs.ts';
import { leadEmails } from '#server/features/leads/emails.tsx';
import { mailJobs, mailSchedules } from '#server/features/mail/jobs.ts';
import { planEmails } from '#server/features/plans/emails.tsx';
import { requestEmails } from '#server/features/requests/emails.tsx';
import { teamEmails } from '#server/features/team/emails.tsx';
import { webhookEmails } from '#server/features/webhooks/emails.tsx';
import { webhookJobs, webhookSchedules } from '#server/features/webhooks/jobs.ts';
import { websiteJobs, websiteSchedules } from '#server/features/websites/jobs.ts';
import { deleteExpiredRateLimits } from '#server/http/rate-limit.ts';
import { type JobHandler, startWorker } from '#server/jobs/queue.ts';
import type { Deps } from './deps.ts';

const templates = {
  ...accountEmails,
  ...planEmails,
  ...billingEmails,
  ...requestEmails,
  ...conversationEmails,
  ...leadEmails,
  ...bookingEmails,
  ...teamEmails,
  ...webhookEmails,
  ...analyticsEmails,
  ...answerTestEmails,
  ...documentEmails,
};

export type Worker = { stop(): Promise<void> };

/** Runs the jobs of every feature, in this process or, with --services=worker, in one of its own. */
export function createWorker(deps: Deps): Promise<Worker> {
  const { database, log } = deps;
  const handlers: JobHandler[] = [
    { name: 'delete-expired-rate-limits', handle: () => deleteExpiredRateLimits(deps) },
    ...mailJobs({ deps, templates }),
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
  return startWorker({ database, log, handlers, schedules });
}
