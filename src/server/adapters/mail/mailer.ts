/** The way out for mail: an SMTP server where one is configured, else nothing leaves and the operator passes it on. */
import { traceStep } from '#server/config/active-span.ts';
import type { Env } from '#server/config/env.ts';

export type OutgoingMail = {
  /** Stays the same over retries, so that a mail delivered twice can be recognised as one. */
  id: string;
  to: string;
  /** Who it comes from, if not the installation; the address stays. */
  senderName?: string | undefined;
  /** Where answers go, if not to the sender. */
  replyTo?: string | undefined;
  subject: string;
  html: string;
  text: string;
  /** An appointment, as calendars read it. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string } | undefined;
};

export type Mailer = {
  /** `kept`: there is no mail server, the mail has to stay readable here. */
  deliver(mail: OutgoingMail): Promise<'sent' | 'kept'>;
  close(): void;
};

/** Loaded with the first email: it takes five megabytes. */
const loadNodemailer = () => import('nodemailer');

/** Connects and signs in, as sending would; throws with the server's reason. */
export async function checkMailServer({ smtpUrl }: { smtpUrl: string }): Promise<void> {
  const transport = (await loadNodemailer()).createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 10_000,
  });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

export function createMailer({ mail }: Pick<Env, 'mail'>): Mailer {
  if (!mail) return { deliver: async () => 'kept', close() {} };
  const [address, host] = /[^\s<]+@([^\s>]+)/.exec(mail.from) ?? [mail.from, 'localhost'];
  const openTransport = async () =>
    (await loadNodemailer()).createTransport({
      url: mail.smtpUrl,
      pool: true,
      maxConnections: 2,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      // Mails are built from strings only: nothing in one may make the server read a file or an address.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  let opened: ReturnType<typeof openTransport> | null = null;
  return {
    async deliver({ id, to, replyTo, senderName, calendar, ...mailToSend }) {
      const message = {
        ...mailToSend,
        from: senderName ? { name: senderName, address } : mail.from,
        // As an object the address is taken as it stands and cannot become a list of addresses.
        to: { name: '', address: to },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        ...(calendar && { icalEvent: { filename: 'appointment.ics', ...calendar } }),
        messageId: `<${id}@${host}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      };
      opened ??= openTransport();
      const transport = await opened;
      await traceStep({ name: 'send email', kind: 'client' }, () => transport.sendMail(message));
      return 'sent';
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
}
