import { MailAction, MailLayout, MailText } from '#server/adapters/mail/mail-layout.tsx';

type TestsFailed = {
  chatbot: string;
  failed: number;
  total: number;
  questions: { question: string; reason: string }[];
  /** The change is held: visitors still get the version before it. */
  isHeld?: boolean;
  link: string;
};

export const answerTestEmails = {
  'answer-tests-failed': ({ chatbot, failed, total, questions, isHeld, link }: TestsFailed) => {
    const count = failed === 1 ? 'A test fails' : `${failed} tests fail`;
    return {
      subject: `${count} for ${chatbot}`,
      body: (
        <MailLayout
          preview={`${failed} of ${total} answers are no longer what you expect.`}
          heading={`${count} for ${chatbot}`}
          footnote="Sent once, when tests start to fail. You get it because you're notified about this chatbot."
        >
          <MailText>
            After a change, {chatbot} no longer gives the answers you expect to{' '}
            {failed === 1 ? 'this question' : 'these questions'}:
          </MailText>
          {questions.map(({ question, reason }) => (
            <MailText key={question}>
              “{question}” {reason}
            </MailText>
          ))}
          {failed > questions.length && <MailText>And {failed - questions.length} more.</MailText>}
          {isHeld && (
            <MailText>
              Visitors still get the version before the change. Fix it, undo it or publish it
              anyway.
            </MailText>
          )}
          <MailAction href={link} label="Compare the answers" />
        </MailLayout>
      ),
    };
  },
};
