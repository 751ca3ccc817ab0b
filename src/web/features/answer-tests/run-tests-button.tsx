import { Play } from 'lucide-react';
import { useState } from 'react';
import { plural } from '#web/lib/plural.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useRunTests } from './use-answer-tests.ts';

type RunTestsButtonProps = { chatbotId: string; isRunning: boolean; mostModelCalls: number };

/** Where answers are written by a language model, the price is said before anything is spent. */
export function RunTestsButton({ chatbotId, isRunning, mostModelCalls }: RunTestsButtonProps) {
  const running = useRunTests(chatbotId);
  const [isAsking, setAsking] = useState(false);
  const run = () =>
    running.mutate(undefined, {
      onSuccess: () => setAsking(false),
      onError: (error) => {
        setAsking(false);
        toast.error({ title: 'Tests not started', text: error.message });
      },
    });
  return (
    <>
      <Button
        busyLabel={(running.isPending || isRunning) && 'Running...'}
        onClick={() => (mostModelCalls > 0 ? setAsking(true) : run())}
      >
        <Play aria-hidden /> Run tests
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Run the tests with your language model?"
          text={`${plural({ count: mostModelCalls, one: 'This makes up to {count} call to the model.', other: 'This makes up to {count} calls to the model.' })} Answers that can’t have changed since the last run are reused and cost nothing.`}
          verb="Run tests"
          isHarmless
          busyLabel={running.isPending && 'Starting...'}
          onConfirm={run}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
