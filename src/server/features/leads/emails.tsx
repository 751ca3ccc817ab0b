import { MailAction, MailLayout, MailText } from '#server/adapters/mail/mail-layout.tsx';
import type { MailWords } from '#server/adapters/mail/mail-words.ts';

type NewLead = {
  chatbot: string;
  visitor: string;
  email: string;
  question: string;
  fields: { label: string; value: string }[];
  pageUrl: string;
  link: string;
  words: MailWords;
};

/** What an owner is mailed about someone who left their details. The answer goes straight to that person. */
export const leadEmails = {
  'new-lead': ({ chatbot, visitor, email, question, fields, pageUrl, link, words }: NewLead) => {
    const { say, language } = words;
    return {
      subject: say('New contact from {chatbot}: {visitor}', {
        chatbot,
        visitor: visitor.replace(/\s+/g, ' ').slice(0, 80),
      }),
      ...(email && { replyTo: email }),
      body: (
        <MailLayout
          language={language}
          preview={question.slice(0, 120)}
          heading={say('Someone left their details')}
          footnote={say('Sent by the contact form of {chatbot}.', { chatbot })}
        >
          {fields.map(({ label, value }) => (
            <MailText key={label}>
              {label}: {value}
            </MailText>
          ))}
          {question && <MailText>{say('Question: {question}', { question })}</MailText>}
          {pageUrl && <MailText>{say('Page: {pageUrl}', { pageUrl })}</MailText>}
          <MailAction href={link} label={say('Open the conversation')} words={words} />
        </MailLayout>
      ),
    };
  },
};
