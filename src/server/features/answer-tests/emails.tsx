import { MailAction, MailLayout, MailText } from '#server/adapters/mail/mail-layout.tsx';
import type { MailWords } from '#server/adapters/mail/mail-words.ts';

type TestsFailed = {
  chatbot: string;
  failed: number;
  total: number;
  questions: { question: string; reason: string }[];
  /** The change is held: visitors still get the version before it. */
  isHeld?: boolean;
  link: string;
  words: MailWords;
};

export const answerTestEmails = {
  'answer-tests-failed': ({
    chatbot,
    failed,
    total,
    questions,
    isHeld,
    link,
    words,
  }: TestsFailed) => {
    const { say, sayKnown, language } = words;
    const count =
      failed === 1
        ? say('A test fails for {chatbot}', { chatbot })
        : say('{failed} tests fail for {chatbot}', { failed, chatbot });
    return {
      subject: count,
      body: (
        <MailLayout
          language={language}
          preview={say('{failed} of {total} answers are no longer what you expect.', {
            failed,
            total,
          })}
          heading={count}
          footnote={say(
            'Sent once, when tests start to fail. You get it because you’re notified about this chatbot.',
          )}
        >
          <MailText>
            {failed === 1
              ? say(
                  'After a change, {chatbot} no longer gives the answer you expect to this question:',
                  { chatbot },
                )
              : say(
                  'After a change, {chatbot} no longer gives the answers you expect to these questions:',
                  { chatbot },
                )}
          </MailText>
          {questions.map(({ question, reason }) => (
            <MailText key={question}>
              {say('“{question}” {reason}', { question, reason: sayKnown(reason) })}
            </MailText>
          ))}
          {failed > questions.length && (
            <MailText>{say('And {count} more.', { count: failed - questions.length })}</MailText>
          )}
          {isHeld && (
            <MailText>
              {say(
                'Visitors still get the version before the change. Fix it, undo it or publish it anyway.',
              )}
            </MailText>
          )}
          <MailAction href={link} label={say('Compare the answers')} words={words} />
        </MailLayout>
      ),
    };
  },
};
