import type { ReactElement } from 'react';
import { MailLayout, MailText } from '#server/adapters/mail/mail-layout.tsx';
import { brand } from '#shared/brand.ts';
import type { ContactInput, QuoteInput } from '#shared/contract/requests.ts';
import { contactTopics } from '#shared/request-fields.ts';

type RequestMails = {
  'contact-request': Omit<ContactInput, 'website'>;
  'quote-request': Omit<QuoteInput, 'website'>;
};

/** What the support address receives. The reply goes straight to the person who wrote. */
export const requestEmails: {
  [T in keyof RequestMails]: (props: RequestMails[T]) => {
    subject: string;
    replyTo: string;
    body: ReactElement;
  };
} = {
  'contact-request': ({ name, email, topic, message }) => ({
    subject: `${contactTopics[topic]}: ${name}`,
    replyTo: email,
    body: (
      <RequestMail heading={contactTopics[topic]} name={name} email={email} message={message} />
    ),
  }),
  'quote-request': ({ name, email, company, phone, employees, message }) => ({
    subject: `Enterprise quote: ${company}`,
    replyTo: email,
    body: (
      <RequestMail
        heading={`${company} asks for a quote`}
        name={name}
        email={email}
        details={[
          ['Phone', phone],
          ['Company size', employees],
        ]}
        message={message}
      />
    ),
  }),
};

type RequestMailProps = {
  heading: string;
  name: string;
  email: string;
  details?: readonly (readonly [label: string, value: string])[];
  message: string;
};

function RequestMail({ heading, name, email, details = [], message }: RequestMailProps) {
  return (
    <MailLayout
      preview={message.slice(0, 120) || heading}
      heading={heading}
      footnote={`Sent by a form on ${brand.name}. Reply to this mail to answer ${name}.`}
    >
      <MailText>
        From {name}, {email}
      </MailText>
      {details
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <MailText key={label}>
            {label}: {value}
          </MailText>
        ))}
      {message.split(/\n{2,}/).map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: written once, never reordered
        <MailText key={at}>{paragraph}</MailText>
      ))}
    </MailLayout>
  );
}
