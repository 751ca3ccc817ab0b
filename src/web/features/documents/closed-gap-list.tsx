import { plural } from '#web/lib/plural.ts';
import { useMay } from '#web/state/permissions.tsx';
import { usePublicConfig } from '#web/state/use-public-config.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';
import { type ClosedGap, useSaveGapTests } from './use-closed-gaps.ts';

type ClosedGapListProps = { documentId: string; gaps: readonly ClosedGap[] };

/** Questions that a document answers now, and a button that makes tests of them. */
export function ClosedGapList({ documentId, gaps }: ClosedGapListProps) {
  const saving = useSaveGapTests(documentId);
  const hasTests = usePublicConfig()?.flags.chatbotTesting !== false;
  const mayTest = useMay('answers.edit') && hasTests;
  return (
    <details className="mt-1 text-[13.5px]">
      <summary className="cursor-pointer text-good pointer-coarse:py-2.5">
        {plural({
          count: gaps.length,
          one: 'Now answers {count} question that had no answer before',
          other: 'Now answers {count} questions that had no answer before',
        })}
      </summary>
      <ul className="mt-1 list-disc pl-5 text-ink-soft">
        {gaps.map(({ question, chatbotId }) => (
          <li key={chatbotId + question} className="break-words">
            {question}
          </li>
        ))}
      </ul>
      {mayTest && (
        <Button
          variant="ghost"
          size="small"
          className="-ml-3"
          disabled={saving.isSuccess}
          busyLabel={saving.isPending && 'Saving...'}
          onClick={() =>
            saving.mutate(gaps, {
              onError: ({ message }) => toast.error({ title: 'Tests not saved', text: message }),
            })
          }
        >
          {saving.isSuccess
            ? 'Saved as tests'
            : gaps.length === 1
              ? 'Save as test'
              : 'Save as tests'}
        </Button>
      )}
    </details>
  );
}
