import {
  MailAction,
  MailLayout,
  type MailSender,
  MailText,
} from '#server/adapters/mail/mail-layout.tsx';
import { type BookingTexts, bookingTextsFor, fillText } from './booking-texts.ts';
import { type CalendarEntry, writeIcs } from './write-ics.ts';

export type BookingChange = 'booked' | 'moved' | 'canceled';

export type VisitorBookingMail = {
  change: BookingChange;
  byTeam: boolean;
  language: string;
  business: string;
  service: string;
  when: string;
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
  when: string;
  staff: string;
  reference: string;
  name: string;
  email: string;
  phone: string;
  note: string;
  link: string;
};

const teamHeadings: Record<BookingChange, string> = {
  booked: 'New appointment',
  moved: 'An appointment was moved',
  canceled: 'An appointment was canceled',
};

/** What visitors and the team are mailed about appointments. What a visitor typed is only in the team's. */
export const bookingEmails = {
  'booking-visitor': (mail: VisitorBookingMail) => {
    const texts = bookingTextsFor(mail.language);
    return {
      subject: oneLine(`${texts[mail.change]}: ${mail.service}, ${mail.when}`, 150),
      replyTo: mail.replyTo,
      ...(mail.senderName && { senderName: mail.senderName }),
      calendar: {
        method: mail.change === 'canceled' ? ('CANCEL' as const) : ('REQUEST' as const),
        content: writeIcs({ entry: mail.entry, isInvitation: true }),
      },
      body: (
        <MailLayout
          language={mail.language}
          sender={mail.sender}
          preview={`${mail.service}, ${mail.when}`}
          heading={texts[mail.change]}
          footnote={fillText(texts.footnote, { business: mail.business })}
        >
          {listDetails({ mail, texts }).map(([label, value]) => (
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
              <MailAction href={mail.link} label={texts.changeButton} orOpen={texts.orOpen} />
            </>
          )}
        </MailLayout>
      ),
    };
  },
  'booking-team': (mail: TeamBookingMail) => ({
    subject: oneLine(`${teamHeadings[mail.change]}: ${mail.service}, ${mail.when}`, 150),
    ...(mail.email && { replyTo: mail.email }),
    body: (
      <MailLayout
        preview={`${mail.service}, ${mail.when}`}
        heading={teamHeadings[mail.change]}
        footnote={`Sent because visitors can book appointments with ${mail.chatbot}.`}
      >
        <MailText>
          {mail.service}, {mail.when}, with {mail.staff}
        </MailText>
        <MailText>{[mail.name, mail.email, mail.phone].filter(Boolean).join(', ')}</MailText>
        {mail.note && <MailText>{mail.note}</MailText>}
        <MailText>Reference: {mail.reference}</MailText>
        <MailAction href={mail.link} label="Open the conversation" />
      </MailLayout>
    ),
  }),
};

function listDetails({
  mail: { service, when, staff, price, reference },
  texts,
}: {
  mail: VisitorBookingMail;
  texts: BookingTexts;
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
