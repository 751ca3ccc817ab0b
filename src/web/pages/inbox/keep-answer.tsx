import { lazy, Suspense, useState } from 'react';
import type { Reply } from '#web/features/inbox/thread.tsx';
import { Button } from '#web/ui/button.tsx';

const AnswerDialog = lazy(async () => {
  const { AnswerDialog } = await import('#web/features/answers/answer-dialog.tsx');
  return { default: AnswerDialog };
});

/** Makes a curated answer of a reply, after the owner has looked at both: the next visitor who asks gets it at once. */
export function KeepAnswer({ chatbotId, text, questions }: Reply) {
  const [isOpen, setOpen] = useState(false);
  const [isKept, setKept] = useState(false);
  if (isKept) return <p className="mt-1 text-[13px] text-good">Kept as an answer</p>;
  return (
    <>
      <Button variant="ghost" size="small" className="-ml-2" onClick={() => setOpen(true)}>
        Keep as answer
      </Button>
      {isOpen && (
        <Suspense>
          <AnswerDialog
            chatbotId={chatbotId}
            title="Keep this reply as an answer"
            start={{ question: questions.likely, answer: text }}
            questions={questions.all}
            onSaved={() => setKept(true)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
