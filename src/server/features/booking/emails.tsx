import {
  MailAction,
  MailLayout,
  type MailSender,
  MailText,
} from '#server/adapters/mail/mail-layout.tsx';
import type { MailPhrase, MailWords } from '#server/adapters/mail/mail-words.ts';
import { readSpokenLanguage } from '#server/engine/language/language-code.ts';
import type { BookingTexts } from '#server/engine/language/visitor-texts.ts';
import { bookingTextsFor, fillText, sayWhen } from './booking-texts.ts';
import { type CalendarEntry, writeIcs } from './write-ics.ts';

export type BookingChange = 'booked' | 'moved' | 'canceled';

export type VisitorBookingMail = {
  change: BookingChange;
  byTeam: boolean;
  /** As the conversation has it. */
  visitorLanguage: string;
  business: string;
  service: string;
  /** The visitor's own. */
  timeZone: string;
  staff: string;
  price: string;
  reference: string;
  cancelHours: number;
  link: string;
  replyTo: string;
  sender: MailSender;
  senderName?: string;
  entry: CalendarEntry;
};

export type TeamBookingMail = {
  change: BookingChange;
  chatbot: string;
  service: string;
  /** As the team's clock shows it. */
  start: string;
  timeZone: string;
  staff: string;
  reference: string;
  name: string;
  email: string;
  phone: string;
  note: string;
  link: string;
};

const teamHeadings = {
  booked: 'New appointment',
  moved: 'An appointment was moved',
  canceled: 'An appointment was canceled',
} as const satisfies Record<BookingChange, MailPhrase>;

/** What visitors and the team are mailed about appointments. What a visitor typed is only in the team's. */
export const bookingEmails = {
  'booking-visitor': (mail: VisitorBookingMail) => {
    const language = readSpokenLanguage(mail.visitorLanguage) ?? 'en';
    const texts = bookingTextsFor(language);
    const { timeZone, service } = mail;
    const when = sayWhen({ at: new Date(mail.entry.start), timeZone, language });
    return {
      subject: oneLine(`${texts[mail.change]}: ${service}, ${when}`, 150),
      replyTo: mail.replyTo,
      ...(mail.senderName && { senderName: mail.senderName }),
      calendar: {
        method: mail.change === 'canceled' ? ('CANCEL' as const) : ('REQUEST' as const),
        content: writeIcs({ entry: mail.entry, isInvitation: true }),
      },
      body: (
        <MailLayout
          language={language}
          sender={mail.sender}
          preview={`${service}, ${when}`}
          heading={texts[mail.change]}
          footnote={fillText(texts.footnote, { business: mail.business })}
        >
          {listDetails({ mail, texts, when }).map(([label, value]) => (
            <MailText key={label}>
              {label}: {value}
            </MailText>
          ))}
          {mail.change === 'canceled' ? (
            mail.byTeam && <MailText>{texts.byTeam}</MailText>
          ) : (
            <>
              <MailText>
                {mail.cancelHours > 0
                  ? fillText(texts.changeUntil, { hours: String(mail.cancelHours) })
                  : texts.changeAnytime}
              </MailText>
              <MailAction href={mail.link} label={texts.changeButton} hint={texts.orOpen} />
            </>
          )}
        </MailLayout>
      ),
    };
  },
  'booking-team': ({ words, ...mail }: TeamBookingMail & { words: MailWords }) => {
    const { say, language } = words;
    const { service, staff, reference, chatbot } = mail;
    const when = sayWhen({ at: new Date(mail.start), timeZone: mail.timeZone, language });
    const heading = say(teamHeadings[mail.change]);
    return {
      subject: oneLine(`${heading}: ${service}, ${when}`, 150),
      ...(mail.email && { replyTo: mail.email }),
      body: (
        <MailLayout
          language={language}
          preview={`${service}, ${when}`}
          heading={heading}
          footnote={say('Sent because visitors can book appointments with {chatbot}.', { chatbot })}
        >
          <MailText>{[service, when, staff].join(', ')}</MailText>
          <MailText>{[mail.name, mail.email, mail.phone].filter(Boolean).join(', ')}</MailText>
          {mail.note && <MailText>{mail.note}</MailText>}
          <MailText>{say('Reference: {reference}', { reference })}</MailText>
          <MailAction href={mail.link} label={say('Open the conversation')} words={words} />
        </MailLayout>
      ),
    };
  },
};

function listDetails({
  mail: { service, staff, price, reference },
  texts,
  when,
}: {
  mail: VisitorBookingMail;
  texts: BookingTexts;
  when: string;
}): [label: string, value: string][] {
  return [
    [texts.service, service],
    [texts.when, when],
    [texts.staff, staff],
    ...(price ? [[texts.price, price] as [string, string]] : []),
    [texts.reference, reference],
  ];
}

/** A subject is a header: nothing in it may begin another one. */
const oneLine = (text: string, max: number): string => text.replace(/\s+/g, ' ').slice(0, max);
