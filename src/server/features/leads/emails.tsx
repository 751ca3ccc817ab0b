import { MailAction, MailLayout, MailText } from '#server/adapters/mail/mail-layout.tsx';

type NewLead = {
  chatbot: string;
  visitor: string;
  email: string;
  question: string;
  fields: { label: string; value: string }[];
  pageUrl: string;
  link: string;
};

/** What an owner is mailed about someone who left their details. The answer goes straight to that person. */
export const leadEmails = {
  'new-lead': ({ chatbot, visitor, email, question, fields, pageUrl, link }: NewLead) => ({
    subject: `New contact from ${chatbot}: ${visitor.replace(/\s+/g, ' ').slice(0, 80)}`,
    ...(email && { replyTo: email }),
    body: (
      <MailLayout
        preview={question.slice(0, 120)}
        heading="Someone left their details"
        footnote={`Sent by the contact form of ${chatbot}.`}
      >
        {fields.map(({ label, value }) => (
          <MailText key={label}>
            {label}: {value}
          </MailText>
        ))}
        {question && <MailText>Question: {question}</MailText>}
        {pageUrl && <MailText>Page: {pageUrl}</MailText>}
        <MailAction href={link} label="Open the conversation" />
      </MailLayout>
    ),
  }),
};
