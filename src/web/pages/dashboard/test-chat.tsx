import { useState } from 'react';
import type { Chatbot } from '#shared/contract/chatbots.ts';
import { AnswerDialog } from '#web/features/answers/answer-dialog.tsx';
import { Playground } from '#web/features/chatbots/playground.tsx';
import type { PlaygroundTurn } from '#web/features/chatbots/use-playground.ts';
import { Button } from '#web/ui/button.tsx';

/** The playground, from which an answer that is not good enough becomes one of the owner's own. */
export function TestChat({ chatbot }: { chatbot: Chatbot }) {
  const [improving, setImproving] = useState<PlaygroundTurn | null>(null);
  return (
    <>
      <Playground
        chatbot={chatbot}
        improve={(turn) => (
          <Button
            variant="ghost"
            size="small"
            className="-mt-1.5 self-start"
            onClick={() => setImproving(turn)}
          >
            Improve this answer
          </Button>
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
    </>
  );
}
