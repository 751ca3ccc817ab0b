import { lazy, Suspense, useState } from 'react';
import type { Chatbot } from '#shared/contract/chatbots.ts';
import { AnswerDialog } from '#web/features/answers/answer-dialog.tsx';
import { Playground } from '#web/features/chatbots/playground.tsx';
import type { PlaygroundTurn } from '#web/features/chatbots/use-playground.ts';
import type { AnswerView } from '#web/features/chatbots/versions/view-switch.tsx';
import { useMay } from '#web/state/permissions.tsx';
import { Button } from '#web/ui/button.tsx';
import { startTest, type TestedAnswer } from './start-test.ts';

const TestDialog = lazy(async () => {
  const { TestDialog } = await import('#web/features/answer-tests/test-dialog.tsx');
  return { default: TestDialog };
});

/** The playground, from which an answer becomes a test, or one of the owner's own when it isn't good enough. */
export function TestChat({
  chatbot,
  answersFrom,
  className,
}: {
  chatbot: Chatbot;
  answersFrom: AnswerView;
  className?: string;
}) {
  const [improving, setImproving] = useState<PlaygroundTurn | null>(null);
  const [testing, setTesting] = useState<TestedAnswer | null>(null);
  const mayTest = useMay('answers.edit');
  return (
    <>
      <Playground
        chatbot={chatbot}
        answersFrom={answersFrom}
        className={className}
        improve={(turn, earlier) => (
          <div className="-mt-1.5 flex flex-wrap gap-1 self-start">
            <Button variant="ghost" size="small" onClick={() => setImproving(turn)}>
              Improve this answer
            </Button>
            {mayTest && (
              <Button
                variant="ghost"
                size="small"
                onClick={() => setTesting({ ...turn, earlier: earlier.flatMap(toTurns) })}
              >
                Save as test
              </Button>
            )}
          </div>
        )}
      />
      {improving && (
        <AnswerDialog
          chatbotId={chatbot.id}
          start={{
            question: improving.question.slice(0, 500),
            answer: improving.sources.length > 0 ? improving.answer : '',
          }}
          onClose={() => setImproving(null)}
        />
      )}
      {testing && (
        <Suspense>
          <TestDialog
            chatbotId={chatbot.id}
            start={startTest({ ...testing, origin: 'playground' })}
            onClose={() => setTesting(null)}
          />
        </Suspense>
      )}
    </>
  );
}

const toTurns = ({ question, answer, state }: PlaygroundTurn) =>
  state === 'done' && answer
    ? [
        { role: 'visitor' as const, text: question },
        { role: 'bot' as const, text: answer },
      ]
    : [];
