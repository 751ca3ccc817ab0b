import type { ReactElement } from 'react';
import { MailLayout, MailText } from '#server/adapters/mail/mail-layout.tsx';
import type { MailWords } from '#server/adapters/mail/mail-words.ts';
import { brand } from '#shared/brand.ts';
import type { ContactInput, QuoteInput } from '#shared/contract/requests.ts';
import { contactTopics } from '#shared/request-fields.ts';

type RequestMails = {
  'contact-request': Omit<ContactInput, 'website'>;
  'quote-request': Omit<QuoteInput, 'website'>;
};

/** What the support address receives. The reply goes straight to the person who wrote. */
export const requestEmails: {
  [T in keyof RequestMails]: (props: RequestMails[T] & { words: MailWords }) => {
    subject: string;
    replyTo: string;
    body: ReactElement;
  };
} = {
  'contact-request': ({ name, email, topic, message, words }) => {
    const heading = words.sayKnown(contactTopics[topic]);
    return {
      subject: `${heading}: ${name}`,
      replyTo: email,
      body: (
        <RequestMail heading={heading} name={name} email={email} message={message} words={words} />
      ),
    };
  },
  'quote-request': ({ name, email, company, phone, employees, message, words }) => {
    const { say, sayKnown } = words;
    return {
      subject: say('Enterprise quote: {company}', { company }),
      replyTo: email,
      body: (
        <RequestMail
          heading={say('{company} asks for a quote', { company })}
          name={name}
          email={email}
          details={[
            [say('Phone'), phone],
            [say('Company size'), sayKnown(employees)],
          ]}
          message={message}
          words={words}
        />
      ),
    };
  },
};

type RequestMailProps = {
  heading: string;
  name: string;
  email: string;
  details?: readonly (readonly [label: string, value: string])[];
  message: string;
  words: MailWords;
};

function RequestMail({
  heading,
  name,
  email,
  details = [],
  message,
  words: { say, language },
}: RequestMailProps) {
  return (
    <MailLayout
      language={language}
      preview={message.slice(0, 120) || heading}
      heading={heading}
      footnote={say('Sent by a form on {brand}. Reply to this mail to answer {name}.', {
        brand: brand.name,
        name,
      })}
    >
      <MailText>{say('From {name}, {email}', { name, email })}</MailText>
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
