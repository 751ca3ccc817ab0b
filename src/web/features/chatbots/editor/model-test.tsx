import { useMutation } from '@tanstack/react-query';
import { testModel } from '#web/features/chatbots/chatbot-calls.ts';
import type { ChatbotSaving } from '#web/features/chatbots/use-chatbot-saving.ts';
import { useDataClient } from '#web/state/data-client.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Asks the stored model for a sentence and says how it went. */
export function ModelTest({ saving }: { saving: ChatbotSaving }) {
  const client = useDataClient();
  const test = useMutation({ mutationFn: () => testModel({ client, id: saving.loaded.id }) });
  return (
    <div className="flex flex-col items-start gap-3">
      <Button
        variant="secondary"
        disabled={saving.isChanged}
        busyLabel={test.isPending && 'Testing...'}
        onClick={() => test.mutate()}
      >
        Test connection
      </Button>
      {saving.isChanged && (
        <p className="text-[13.5px] text-ink-muted">Save your changes first, then test them.</p>
      )}
      {test.data && (
        <Notice
          tone={test.data.works ? 'good' : 'bad'}
          title={
            test.data.works
              ? `It works: answered in ${(test.data.milliseconds / 1000).toFixed(1)} s`
              : 'Connection failed'
          }
        >
          {test.data.message}
        </Notice>
      )}
      {test.error && (
        <Notice tone="bad" title="The test couldn't run">
          {test.error.message}
        </Notice>
      )}
    </div>
  );
}
