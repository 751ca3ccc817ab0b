import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = { to: string; subject: string; text: string; raw: string };
export type SmtpDouble = {
  /** For SMTP_URL. */
  url: string;
  mails: ReceivedMail[];
  /** The next mail to this address that is not in `mails` yet. */
  waitForMail(to: string): Promise<ReceivedMail>;
  /** Answers the next mail with a temporary error, as a busy server does. */
  refuseOnce(): void;
  stop(): Promise<void>;
};

/** A mail server on a free port that speaks SMTP and keeps what it is given. */
export async function startSmtpDouble(): Promise<SmtpDouble> {
  const mails: ReceivedMail[] = [];
  const waiting: { to: string; resolve(mail: ReceivedMail): void }[] = [];
  let isRefusing = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      if (isRefusing) {
        isRefusing = false;
        return callback(Object.assign(new Error('Try again later'), { responseCode: 451 }));
      }
      const raw = Buffer.concat(chunks).toString('utf8');
      for (const { address: to } of session.envelope.rcptTo) {
        const mail = {
          to,
          subject: decodeWords(readHeader(raw, 'Subject')),
          text: readText(raw),
          raw,
        };
        mails.push(mail);
        const index = waiting.findIndex((waiter) => waiter.to === to);
        if (index >= 0) waiting.splice(index, 1)[0]?.resolve(mail);
      }
      callback();
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    waitForMail: (to) => new Promise((resolve) => waiting.push({ to, resolve })),
    refuseOnce() {
      isRefusing = true;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function readHeader(raw: string, name: string): string {
  const head = (raw.split('\r\n\r\n', 1)[0] ?? '').replace(/\r\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';
}

/** The plain text part, decoded. */
function readText(raw: string): string {
  const part = raw.split(/\r\n--/).find((piece) => /content-type: text\/plain/i.test(piece)) ?? '';
  const [head = '', ...rest] = part.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/quoted-printable/i.test(head)) return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** "=?UTF-8?Q?f=C3=BCr?=" is "für"; the space between two such words isn't part of the text. */
function decodeWords(header: string): string {
  return header.replace(/\?=\s+=\?/g, '?==?').replace(/(?:=\?UTF-8\?Q\?[^?]*\?=)+/gi, (words) =>
    decodeURIComponent(
      words
        .replace(/=\?UTF-8\?Q\?|\?=/gi, '')
        .replaceAll('_', ' ')
        .replaceAll('%', '%25')
        .replace(/=([0-9A-F]{2})/gi, '%$1'),
    ),
  );
}
