import type { ReactElement } from 'react';
import {
  MailAction,
  MailLayout,
  type MailSender,
  MailText,
} from '#server/adapters/mail/mail-layout.tsx';
import { brand } from '#shared/brand.ts';

type Handoff = {
  chatbot: string;
  question: string;
  visitor: string;
  pageUrl: string;
  link: string;
};

export type ConversationMails = {
  'handoff-waiting': Handoff;
  'handoff-missed': Handoff;
  'human-reply': {
    chatbot: string;
    replies: string[];
    link: string;
    replyTo: string;
    sender: MailSender;
    /** From whom the mail comes where that is not the installation. */
    senderName?: string;
  };
  'not-answering': {
    chatbot: string;
    reason: 'inactive' | 'plan' | 'quota';
    question: string;
    link: string;
  };
  'model-refused': { chatbot: string; link: string };
};

const whyNot = {
  inactive: 'It is switched off, so it did not answer.',
  plan: 'Your plan does not include answers at the moment, so it did not answer.',
  quota: 'Your plan’s messages of this month are used up, so it did not answer.',
};

/** What owners and visitors are mailed about conversations. Visitors' words are text here, never markup. */
export const conversationEmails: {
  [T in keyof ConversationMails]: (props: ConversationMails[T]) => {
    subject: string;
    body: ReactElement;
    replyTo?: string;
    senderName?: string;
  };
} = {
  'handoff-waiting': ({ chatbot, question, visitor, pageUrl, link }) => ({
    subject: `${oneLine(visitor)} is waiting in ${chatbot}`,
    body: (
      <MailLayout
        preview={question.slice(0, 120)}
        heading="Someone would like to talk to you"
        footnote={`Sent because a visitor of ${chatbot} asked for a person.`}
      >
        <MailText>{visitor} asked:</MailText>
        <MailText>{question}</MailText>
        {pageUrl && <MailText>On the page {pageUrl}</MailText>}
        <MailAction href={link} label="Open the conversation" />
      </MailLayout>
    ),
  }),
  'handoff-missed': ({ chatbot, question, visitor, link }) => ({
    subject: `Missed: ${oneLine(visitor)} waited in ${chatbot}`,
    body: (
      <MailLayout
        preview={question.slice(0, 120)}
        heading="No one joined in time"
        footnote={`Sent because a visitor of ${chatbot} waited for a person.`}
      >
        <MailText>
          {visitor} waited and was asked to leave contact details instead. You can still answer: who
          left an email address is sent your reply.
        </MailText>
        <MailAction href={link} label="Open the conversation" />
      </MailLayout>
    ),
  }),
  'human-reply': ({ chatbot, replies, link, replyTo, sender, senderName }) => ({
    subject: `Reply from ${chatbot}`,
    replyTo,
    ...(senderName && { senderName }),
    body: (
      <MailLayout
        sender={sender}
        preview={replies[0]?.slice(0, 120) ?? ''}
        heading="You have a reply"
        footnote={`You left this address in the chat of ${chatbot}. Reply to this mail to answer.`}
      >
        {replies.map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: written once, never reordered
          <MailText key={at}>{text}</MailText>
        ))}
        <MailAction href={link} label="Back to the chat" />
      </MailLayout>
    ),
  }),
  'not-answering': ({ chatbot, reason, question, link }) => ({
    subject: `${chatbot} could not answer a visitor`,
    body: (
      <MailLayout
        preview={whyNot[reason]}
        heading="A visitor asked, and no one answered"
        footnote={`Sent at most once a day for each chatbot by ${brand.name}.`}
      >
        <MailText>{whyNot[reason]} The visitor was asked for contact details instead.</MailText>
        <MailText>They asked: {question}</MailText>
        <MailAction href={link} label="Open the conversation" />
      </MailLayout>
    ),
  }),
  'model-refused': ({ chatbot, link }) => ({
    subject: `The model key of ${chatbot} was refused`,
    body: (
      <MailLayout
        preview="Answers come from the built-in engine until the key works again."
        heading="Your model key was refused"
        footnote={`Sent at most once a day for each chatbot by ${brand.name}.`}
      >
        <MailText>
          The provider no longer takes the key of {chatbot}. Until it works again, answers are
          quoted from your documents without a language model.
        </MailText>
        <MailAction href={link} label="Check the settings" />
      </MailLayout>
    ),
  }),
};

/** A subject is a header: what a visitor typed must not begin another one. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 80);
