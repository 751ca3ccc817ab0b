import { lazy, Suspense, useState } from 'react';
import type { TestTurn } from '#shared/contract/answer-tests.ts';
import type { ConversationMessage } from '#shared/contract/conversations.ts';
import type { GivenAnswer } from '#web/features/inbox/thread.tsx';
import { startTest } from '#web/pages/dashboard/start-test.ts';
import { usePublicConfig } from '#web/state/use-public-config.ts';
import { Button } from '#web/ui/button.tsx';

const TestDialog = lazy(async () => {
  const { TestDialog } = await import('#web/features/answer-tests/test-dialog.tsx');
  return { default: TestDialog };
});

/** Makes a test of a question that a visitor asked, with what was said before it. */
export function SaveTest({ chatbotId, answer, before }: GivenAnswer) {
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const hasTests = usePublicConfig()?.flags.chatbotTesting !== false;
  const at = before.findLastIndex(({ role }) => role === 'visitor');
  const question = before[at];
  if (!question || !hasTests || !answer.text) return null;
  if (isSaved) return <p className="mt-1 text-[13px] text-good">Saved as test</p>;
  const { text, sources } = answer;
  const earlier = before.slice(0, at).flatMap(toTurn);
  return (
    <>
      <Button variant="ghost" size="small" className="-ml-2" onClick={() => setOpen(true)}>
        Save as test
      </Button>
      {isOpen && (
        <Suspense>
          <TestDialog
            chatbotId={chatbotId}
            start={startTest({
              question: question.text,
              answer: text,
              sources,
              earlier,
              origin: 'conversation',
            })}
            onSaved={() => setSaved(true)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

const toTurn = ({ role, text }: ConversationMessage): TestTurn[] => {
  if (role === 'note' || role === 'system' || !text) return [];
  return [{ role: role === 'visitor' ? 'visitor' : 'bot', text }];
};
