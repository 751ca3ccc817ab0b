/** npm run outbox [-- EMAIL]: the mails that wait for someone to pass them on, because no mail server is configured. */
import { listKeptMails } from '#server/features/mail/queries.ts';
import { withTables } from './operator/with-tables.ts';

const recipient = process.argv[2]?.toLowerCase();

await withTables(async (orm) => {
  const mails = await listKeptMails({ orm });
  if (!recipient) {
    if (mails.length === 0) return 'The outbox is empty.';
    const lines = mails.map((mail) => `${mail.createdAt}  ${mail.to}  ${mail.subject}`);
    return [...lines, '', 'Read the newest mail to someone: npm run outbox -- EMAIL'].join('\n');
  }
  const mail = mails.find(({ to }) => to === recipient);
  if (!mail) throw new Error(`There is no mail to ${recipient}.`);
  return `To: ${mail.to}\nSubject: ${mail.subject}\nDate: ${mail.createdAt}\n\n${mail.text}`;
});
