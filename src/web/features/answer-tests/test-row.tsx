import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import { useState } from 'react';
import type { AnswerTest } from '#shared/contract/answer-tests.ts';
import { ServerText } from '#web/lib/server-text.tsx';
import { useMay } from '#web/state/permissions.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { offerUndo } from '#web/ui/offer-undo.ts';
import { toast } from '#web/ui/toast.tsx';
import { AnswerComparison } from './answer-comparison.tsx';
import { useDeleteTest, useSaveTest } from './use-answer-tests.ts';

type TestRowProps = {
  test: AnswerTest;
  chatbotId: string;
  /** The number of the last run: a new one may have another answer. */
  run: number;
  onEdit: () => void;
};

const looks = {
  passed: { Icon: CircleCheck, label: 'Passed', color: 'text-good' },
  failed: { Icon: CircleX, label: 'Failed', color: 'text-bad' },
  waiting: { Icon: CircleDashed, label: 'Not run yet', color: 'text-ink-muted' },
} as const;

export function TestRow({ test, chatbotId, run, onEdit }: TestRowProps) {
  const { id, question, history, expectations, origin, result } = test;
  const [isOpen, setOpen] = useState(false);
  const mayEdit = useMay('answers.edit');
  const deletion = useDeleteTest(chatbotId);
  const saving = useSaveTest(chatbotId);
  const { Icon, label, color } = looks[result?.state ?? 'waiting'];
  const showing = result?.hasChanged ? 'Compare answers' : 'Show answer';
  const toggleLabel = isOpen ? 'Hide answer' : showing;

  function remove(): void {
    const input = { question, history, expectations, origin };
    deletion.mutate(id, {
      onSuccess: () =>
        offerUndo({
          title: 'Test deleted',
          restore: () => saving.mutateAsync({ id: null, input }),
        }),
      onError: (error) => toast.error({ title: 'Test not deleted', text: error.message }),
    });
  }

  return (
    <li className="px-5 py-4 sm:px-6">
      <div className="flex items-start gap-3">
        <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${color}`} />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-[600]">
            <span className="sr-only">{label}:</span>
            <span className="min-w-0 break-words">{question}</span>
            {history.length > 0 && <Badge>Follow-up</Badge>}
            {result?.hasChanged && <Badge tone="warn">Changed</Badge>}
          </p>
          <p className="mt-0.5 text-[14px] break-words text-ink-muted">
            {describeExpectations(test)}
          </p>
          {result?.state === 'failed' && (
            <ul className="mt-1 text-[14.5px] text-bad">
              {result.failures.map(({ message }) => (
                <li key={message} className="break-words">
                  <ServerText>{message}</ServerText>
                </li>
              ))}
            </ul>
          )}
          <div className="mt-1.5 -mx-3 flex flex-wrap gap-y-1 sm:gap-x-1">
            {result && (
              <Button
                variant="ghost"
                size="small"
                aria-expanded={isOpen}
                aria-label={`${toggleLabel} to ${question}`}
                onClick={() => setOpen(!isOpen)}
              >
                {toggleLabel}
              </Button>
            )}
            {mayEdit && (
              <>
                <Button
                  variant="ghost"
                  size="small"
                  aria-label={`Change the test ${question}`}
                  onClick={onEdit}
                >
                  Change
                </Button>
                <Button
                  variant="ghost"
                  size="small"
                  className="text-bad"
                  aria-label={`Delete the test ${question}`}
                  busyLabel={deletion.isPending && 'Deleting...'}
                  onClick={remove}
                >
                  Delete
                </Button>
              </>
            )}
          </div>
        </div>
      </div>
      {isOpen && (
        <div className="mt-2 sm:pl-8">
          <AnswerComparison chatbotId={chatbotId} testId={id} run={run} />
        </div>
      )}
    </li>
  );
}

/** What a test looks for, in one line. */
function describeExpectations({
  expectations: { outcome, facts, absent, documentId, exact },
  documentName,
}: Pick<AnswerTest, 'expectations' | 'documentName'>): string {
  if (outcome === 'unknown') return 'Says it doesn’t know';
  if (outcome === 'handoff') return 'Hands over to your team';
  const parts = [
    facts.length > 0 && `Contains ${facts.map(quote).join(', ')}`,
    absent.length > 0 && `Doesn’t contain ${absent.map(quote).join(', ')}`,
    exact !== null && 'Exact wording',
    documentId !== null && `Cites ${documentName ?? 'a document'}`,
  ].filter((part) => part !== false);
  return parts.join(' · ') || 'Gives an answer';
}

const quote = (text: string): string => `“${text}”`;
