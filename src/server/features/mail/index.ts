/** Mails, written down first and sent by a job. */
export { queueMail, sendMail, spendMailBudget } from './queue-mail.ts';
