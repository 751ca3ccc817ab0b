import { deliverMails } from './account-fixtures.ts';
import type { TestApp } from './create-test-app.ts';
import type { ReceivedMail, SmtpDouble } from './smtp-double.ts';

export type Mailbox = {
  /** Delivers what waits and gives the newest mail to this address. */
  latest(to: string): Promise<ReceivedMail>;
  count(to: string): Promise<number>;
};

/** What a person finds in their mailbox, without waiting for the worker. */
export function mailbox({ app, smtp }: { app: TestApp; smtp: SmtpDouble }): Mailbox {
  async function list(to: string) {
    await deliverMails(app);
    return smtp.mails.filter((mail) => mail.to === to);
  }
  return {
    async latest(to) {
      const mail = (await list(to)).at(-1);
      if (!mail) throw new Error(`There is no mail to ${to}`);
      return mail;
    },
    count: async (to) => (await list(to)).length,
  };
}
