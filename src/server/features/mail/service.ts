/** Mails are written down first and sent by a job: a request never waits for a mail server, and none is lost with it. */
import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { consumeRateLimit } from '#server/http/rate-limit.ts';
import { createMail, type NewMail } from './queries.ts';

export const deliverMailJob = 'deliver-mail';

/** Whoever asks for mails to an address that is not theirs must not be able to flood it. */
const perRecipient = { name: 'mail', requests: 10, windowSeconds: 3600 };

export async function sendMail({ deps, mail }: { deps: Deps; mail: NewMail }): Promise<void> {
  const use = await consumeRateLimit({ deps, caller: mail.to, ...perRecipient });
  if (!use.isAllowed) {
    deps.log.warn({ template: mail.template }, 'mail dropped: too many to one recipient');
    return;
  }
  await deps.database.orm.transaction((transaction) => queueMail({ deps, transaction, mail }));
}

/** For mails to ourselves: together with what they tell of, and as many as it takes. */
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
