/** Mails are written down first and sent by a job: a request never waits for a mail server, and none is lost with it. */
import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { consumeRateLimit } from '#server/http/rate-limit.ts';
import { createMail, listKeptMails, type NewMail } from './queries.ts';

export const deliverMailJob = 'deliver-mail';

/**
 * Anyone who causes mails to an address that is not theirs must not be able to flood it. Each kind has a budget of its own,
 * so that no one can keep a warning away by using up the budget with something else.
 */
const perRecipient = {
  /** Links that anyone can ask for: to confirm an address, to reset a password. */
  links: { name: 'mail', requests: 10, windowSeconds: 3600 },
  /** What tells an owner that their account was used or changed. */
  security: { name: 'mail-security', requests: 20, windowSeconds: 3600 },
  /** What a shop's team writes to a visitor who is away. */
  replies: { name: 'mail-replies', requests: 10, windowSeconds: 3600 },
  /** What visitors are mailed about their appointments. */
  bookings: { name: 'mail-bookings', requests: 10, windowSeconds: 3600 },
};
export type MailBudget = keyof typeof perRecipient;

export async function sendMail({
  deps,
  mail,
  budget,
}: {
  deps: Deps;
  mail: NewMail;
  budget: MailBudget;
}): Promise<void> {
  const { isAllowed } = await spendMailBudget({ deps, to: mail.to, budget });
  if (!isAllowed) {
    deps.log.warn({ template: mail.template }, 'mail dropped: too many to one recipient');
    return;
  }
  await deps.database.orm.transaction((transaction) => queueMail({ deps, transaction, mail }));
}

/** For mails that are queued together with something else. */
export function spendMailBudget({
  deps,
  to,
  budget,
}: {
  deps: Deps;
  to: string;
  budget: MailBudget;
}) {
  return consumeRateLimit({ deps, caller: to.toLowerCase(), ...perRecipient[budget] });
}

/** Together with what it tells of. Limits are the caller's to count. */
export async function queueMail({
  deps,
  transaction,
  mail,
}: {
  deps: Deps;
  transaction: Transaction;
  mail: NewMail;
}): Promise<void> {
  const id = await createMail({ transaction, mail, now: deps.clock.now() });
  await deps.queue.enqueue({ name: deliverMailJob, data: { mailId: id }, transaction });
}

/** The latest mails with their links, for development. */
export const listOutbox = ({ database }: Deps) => listKeptMails(database);
