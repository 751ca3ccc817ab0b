import type { ReactElement } from 'react';
import { render, toPlainText } from 'react-email';
import { z } from 'zod';
import { mailWordsIn } from '#server/adapters/mail/mail-words.ts';
import type { OutgoingMail } from '#server/adapters/mail/mailer.ts';
import type { Deps } from '#server/deps.ts';
import type { JobHandler } from '#server/jobs/queue.ts';
import { readPageLanguage } from '#shared/page-languages.ts';
import { deleteMailsBefore, findQueuedMail, keepMail, markMailSent } from './queries.ts';
import { deliverMailJob } from './queue-mail.ts';

/** Every feature brings its own templates; a template's props are what the feature put into the mail, and the words to write it with. */
// biome-ignore lint/suspicious/noExplicitAny: each template names its own props, and the row holds what its sender gave.
export type MailTemplates = Record<string, (props: any) => WrittenMail>;
type WrittenMail = {
  subject: string;
  body: ReactElement;
  replyTo?: string;
  senderName?: string;
  /** An appointment that the reader's calendar takes over. */
  calendar?: OutgoingMail['calendar'];
};

const keptDays = 30;
const jobData = z.object({ mailId: z.uuid() });

export function mailJobs({
  deps,
  templates,
}: {
  deps: Deps;
  templates: MailTemplates;
}): JobHandler[] {
  return [
    {
      name: deliverMailJob,
      // The pauses grow to an hour, so this is most of a day: a mail server may well be away over night.
      options: { retryLimit: 24, retryDelaySeconds: 30, expireInSeconds: 120, concurrency: 2 },
      handle: (data) => deliverMail({ deps, templates, id: jobData.parse(data).mailId }),
    },
    {
      name: 'delete-old-mails',
      handle: (_, signal) => {
        const moment = new Date(deps.clock.now().getTime() - keptDays * 86_400_000);
        return deleteMailsBefore({ database: deps.database, moment, signal });
      },
    },
  ];
}

export const mailSchedules = [{ name: 'delete-old-mails', cron: '17 3 * * *' }];

async function deliverMail({
  deps: { database, mailer, clock },
  templates,
  id,
}: {
  deps: Deps;
  templates: MailTemplates;
  id: string;
}): Promise<void> {
  const mail = await findQueuedMail({ database, id });
  // Already out, or gone with its account.
  if (!mail) return;
  const template = templates[mail.template];
  if (!template) throw new Error(`There is no mail template "${mail.template}"`);
  const words = mailWordsIn(readPageLanguage(mail.language?.slice(0, 2)));
  const props = { ...mail.props, words };
  const { subject, body, replyTo, senderName, calendar } = template(props);
  const html = await render(body);
  const written = { subject, html, text: toPlainText(html) };
  const to = mail.recipient;
  const outcome = await mailer.deliver({ id, to, replyTo, senderName, calendar, ...written });
  if (outcome === 'sent') await markMailSent({ database, id, now: clock.now() });
  else await keepMail({ database, id, written, now: clock.now() });
}
