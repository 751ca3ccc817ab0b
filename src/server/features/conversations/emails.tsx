import type { ReactElement } from 'react';
import {
  MailAction,
  MailLayout,
  type MailSender,
  MailText,
} from '#server/adapters/mail/mail-layout.tsx';
import type { MailPhrase, MailWords } from '#server/adapters/mail/mail-words.ts';
import { readSpokenLanguage } from '#server/engine/language/language-code.ts';
import { textsOfEach } from '#server/engine/language/languages.ts';
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
    /** As the conversation has it. */
    visitorLanguage?: string;
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
} as const satisfies Record<ConversationMails['not-answering']['reason'], MailPhrase>;

/** What owners and visitors are mailed about conversations. Visitors' words are text here, never markup. */
const replyMailTexts = textsOfEach(({ visitorTexts }) => visitorTexts.replyMail);

export const conversationEmails: {
  [T in keyof ConversationMails]: (props: ConversationMails[T] & { words: MailWords }) => {
    subject: string;
    body: ReactElement;
    replyTo?: string;
    senderName?: string;
  };
} = {
  'handoff-waiting': ({ chatbot, question, visitor, pageUrl, link, words }) => {
    const { say, language } = words;
    return {
      subject: say('{visitor} is waiting in {chatbot}', { visitor: oneLine(visitor), chatbot }),
      body: (
        <MailLayout
          language={language}
          preview={question.slice(0, 120)}
          heading={say('Someone would like to talk to you')}
          footnote={say('Sent because a visitor of {chatbot} asked for a person.', { chatbot })}
        >
          <MailText>{say('{visitor} asked:', { visitor })}</MailText>
          <MailText>{question}</MailText>
          {pageUrl && <MailText>{say('On the page {pageUrl}', { pageUrl })}</MailText>}
          <MailAction href={link} label={say('Open the conversation')} words={words} />
        </MailLayout>
      ),
    };
  },
  'handoff-missed': ({ chatbot, question, visitor, link, words }) => {
    const { say, language } = words;
    return {
      subject: say('Missed: {visitor} waited in {chatbot}', { visitor: oneLine(visitor), chatbot }),
      body: (
        <MailLayout
          language={language}
          preview={question.slice(0, 120)}
          heading={say('No one joined in time')}
          footnote={say('Sent because a visitor of {chatbot} waited for a person.', { chatbot })}
        >
          <MailText>
            {say(
              '{visitor} waited and was asked to leave contact details instead. You can still answer: who left an email address is sent your reply.',
              { visitor },
            )}
          </MailText>
          <MailAction href={link} label={say('Open the conversation')} words={words} />
        </MailLayout>
      ),
    };
  },
  // Written in the language of the visitor, which may be one that our pages don't have.
  'human-reply': ({ chatbot, replies, link, replyTo, sender, senderName, visitorLanguage }) => {
    const language = readSpokenLanguage(visitorLanguage) ?? 'en';
    const texts = replyMailTexts[language];
    return {
      subject: texts.subject.replace('{chatbot}', () => chatbot),
      replyTo,
      ...(senderName && { senderName }),
      body: (
        <MailLayout
          language={language}
          sender={sender}
          preview={replies[0]?.slice(0, 120) ?? ''}
          heading={texts.heading}
          footnote={texts.footnote.replace('{chatbot}', () => chatbot)}
        >
          {replies.map((text, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: written once, never reordered
            <MailText key={at}>{text}</MailText>
          ))}
          <MailAction href={link} label={texts.button} hint={texts.openAddress} />
        </MailLayout>
      ),
    };
  },
  'not-answering': ({ chatbot, reason, question, link, words }) => {
    const { say, language } = words;
    return {
      subject: say('{chatbot} could not answer a visitor', { chatbot }),
      body: (
        <MailLayout
          language={language}
          preview={say(whyNot[reason])}
          heading={say('A visitor asked, and no one answered')}
          footnote={say('Sent at most once a day for each chatbot by {brand}.', {
            brand: brand.name,
          })}
        >
          <MailText>
            {say('{why} The visitor was asked for contact details instead.', {
              why: say(whyNot[reason]),
            })}
          </MailText>
          <MailText>{say('They asked: {question}', { question })}</MailText>
          <MailAction href={link} label={say('Open the conversation')} words={words} />
        </MailLayout>
      ),
    };
  },
  'model-refused': ({ chatbot, link, words }) => {
    const { say, language } = words;
    return {
      subject: say('The model key of {chatbot} was refused', { chatbot }),
      body: (
        <MailLayout
          language={language}
          preview={say('Answers come from the built-in engine until the key works again.')}
          heading={say('Your model key was refused')}
          footnote={say('Sent at most once a day for each chatbot by {brand}.', {
            brand: brand.name,
          })}
        >
          <MailText>
            {say(
              'The provider no longer takes the key of {chatbot}. Until it works again, answers are quoted from your documents without a language model.',
              { chatbot },
            )}
          </MailText>
          <MailAction href={link} label={say('Check the settings')} words={words} />
        </MailLayout>
      ),
    };
  },
};

/** A subject is a header: what a visitor typed must not begin another one. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 80);
