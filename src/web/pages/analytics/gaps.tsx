import { lazy, Suspense, useState } from 'react';
import { type Gap, GapList } from '#web/features/analytics/gap-list.tsx';
import {
  type AnalyticsFilter,
  useDismissGap,
  useGaps,
} from '#web/features/analytics/use-analytics.ts';
import { AnswerDialog } from '#web/features/answers/answer-dialog.tsx';
import { usePublicConfig } from '#web/state/use-public-config.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.tsx';

const TestDialog = lazy(async () => {
  const { TestDialog } = await import('#web/features/answer-tests/test-dialog.tsx');
  return { default: TestDialog };
});

type GapsProps = {
  filter: AnalyticsFilter;
  chatbots: readonly { id: string; name: string }[];
};

/** What the chatbot couldn't answer, and the way to answer it or to put it aside. */
export function Gaps({ filter, chatbots }: GapsProps) {
  const { data, error, refetch } = useGaps(filter);
  const dismissal = useDismissGap();
  const hasTests = usePublicConfig()?.flags.chatbotTesting !== false;
  const [answering, setAnswering] = useState<Gap | null>(null);
  const [closed, setClosed] = useState<Gap | null>(null);
  const [isTesting, setTesting] = useState(false);

  function dismiss({ chatbotId, question }: Gap): void {
    const onError = ({ message }: Error) => toast.error({ title: 'Not saved', text: message });
    const restore = () =>
      dismissal.mutate({ chatbotId, question, isDismissed: false }, { onError });
    const onSuccess = () =>
      toast.success({
        title: 'Question dismissed',
        action: { label: 'Undo', onClick: restore },
      });
    dismissal.mutate({ chatbotId, question, isDismissed: true }, { onSuccess, onError });
  }

  return (
    <>
      {closed && hasTests && (
        <Notice
          tone="good"
          title={`“${closed.question}” is answered now`}
          actions={
            <Button variant="secondary" size="small" onClick={() => setTesting(true)}>
              Save as test
            </Button>
          }
        >
          Save it as a test to be told when a later change breaks the answer.
        </Notice>
      )}
      {data && (
        <GapList
          gaps={data.items}
          chatbots={chatbots}
          onAnswer={setAnswering}
          onDismiss={dismiss}
        />
      )}
      {error && (
        <LoadFailed
          title="The unanswered questions could not be loaded"
          error={error}
          retry={refetch}
        />
      )}
      {answering && (
        <AnswerDialog
          chatbotId={answering.chatbotId}
          start={{ question: answering.question, answer: '' }}
          onSaved={() => {
            setClosed(answering);
            void refetch();
          }}
          onClose={() => setAnswering(null)}
        />
      )}
      {closed && isTesting && (
        <Suspense>
          <TestDialog
            chatbotId={closed.chatbotId}
            start={{ question: closed.question, origin: 'gap' }}
            onSaved={() => setClosed(null)}
            onClose={() => setTesting(false)}
          />
        </Suspense>
      )}
    </>
  );
}
