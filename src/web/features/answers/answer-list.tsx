import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { AnswerInput, CuratedAnswer } from '#shared/contract/answers.ts';
import { pageLanguage } from '#web/lib/page-language.ts';
import { useDataClient } from '#web/state/data-client.tsx';
import { useMay } from '#web/state/permissions.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { offerUndo } from '#web/ui/offer-undo.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { toast } from '#web/ui/toast.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { answersPath, useAnswers, useDeleteAnswer, useSaveAnswer } from './use-answers.ts';

const ImportAnswersDialog = lazy(() => import('./import-answers-dialog.tsx'));

export function AnswerList({ chatbotId }: { chatbotId: string }) {
  const list = useAnswers(chatbotId);
  const answers = list.data ?? [];
  const [editing, setEditing] = useState<(AnswerInput & { id?: string }) | null>(null);
  const [params, setParams] = useSearchParams();
  const asked = params.get('answer');
  const open = answers.find(({ id }) => id === asked) ?? editing;
  const close = () => {
    setEditing(null);
    if (asked === null) return;
    const drop = (before: URLSearchParams) => {
      const rest = new URLSearchParams(before);
      rest.delete('answer');
      return rest;
    };
    setParams(drop, { replace: true, preventScrollReset: true });
  };
  const [isImporting, setIsImporting] = useState(false);
  const mayEdit = useMay('answers.edit');
  // The demo has no server that could read or write files.
  const download = useDataClient().link(answersPath(chatbotId, '.csv'));
  const addButton = mayEdit && (
    <Button onClick={() => setEditing({ question: '', answer: '' })}>
      <Plus aria-hidden /> Add answer
    </Button>
  );
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-3 p-5 sm:p-6">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="text-lg">Answers</h2>
          <p className="mt-1 text-[14.5px] text-ink-muted">
            Questions with the answers you want, word for word. These override your documents.
          </p>
          {answers.length > 0 && <Extent answers={answers} />}
        </div>
        <div className="flex flex-wrap gap-2">
          {download && mayEdit && (
            <Button variant="secondary" onClick={() => setIsImporting(true)}>
              Import CSV
            </Button>
          )}
          {download && answers.length > 0 && (
            <a href={download} download className={buttonClassNames({ variant: 'secondary' })}>
              Export CSV
            </a>
          )}
          {answers.length > 0 && addButton}
        </div>
      </div>
      <div className="border-t border-line">
        <ListFrame
          list={list}
          loadingLabel="Loading the answers"
          failedTitle="The answers could not be loaded"
          isEmpty={answers.length === 0}
          empty={
            <EmptyState
              kind="answers"
              title="No answers of your own yet"
              text="Documents answer most questions. Write a pair where you want the exact wording."
              action={addButton}
            />
          }
        >
          <ul className="divide-y divide-line">
            {answers.map((answer) => (
              <AnswerRow
                key={answer.id}
                answer={answer}
                chatbotId={chatbotId}
                onEdit={() => setEditing(answer)}
              />
            ))}
          </ul>
        </ListFrame>
      </div>
      {isImporting && (
        <Suspense>
          <ImportAnswersDialog chatbotId={chatbotId} onClose={() => setIsImporting(false)} />
        </Suspense>
      )}
      {open && mayEdit && <AnswerDialog chatbotId={chatbotId} start={open} onClose={close} />}
    </Card>
  );
}

/** How much there is and since when. */
function Extent({ answers }: { answers: readonly CuratedAnswer[] }) {
  const newest = answers.map(({ updatedAt }) => updatedAt).reduce((a, b) => (a > b ? a : b));
  return (
    <p className="mt-1 text-[13.5px] text-ink-muted">
      {answers.length === 1
        ? '1 question'
        : `${answers.length.toLocaleString(pageLanguage)} questions`}
      , last changed <RelativeTime time={newest} />
    </p>
  );
}

type AnswerRowProps = { answer: CuratedAnswer; chatbotId: string; onEdit: () => void };

function AnswerRow({ answer, chatbotId, onEdit }: AnswerRowProps) {
  const mayEdit = useMay('answers.edit');
  const deletion = useDeleteAnswer(chatbotId);
  const saving = useSaveAnswer(chatbotId);

  function remove(): void {
    const { question, answer: text } = answer;
    deletion.mutate(answer.id, {
      onSuccess: () =>
        offerUndo({
          title: 'Answer deleted',
          restore: () => saving.mutateAsync({ id: null, input: { question, answer: text } }),
        }),
      onError: (error) => toast.error({ title: 'Answer not deleted', text: error.message }),
    });
  }

  return (
    <li className="px-5 py-4 sm:px-6">
      <p className="font-[600] break-words">{answer.question}</p>
      <p className="mt-1 line-clamp-3 break-words whitespace-pre-wrap text-ink-soft">
        {answer.answer}
      </p>
      {mayEdit && (
        <div className="mt-2 -ml-3 flex gap-1">
          <Button
            variant="ghost"
            size="small"
            aria-label={`Change the answer to ${answer.question}`}
            onClick={onEdit}
          >
            Change
          </Button>
          <Button
            variant="ghost"
            size="small"
            className="text-bad"
            aria-label={`Delete the answer to ${answer.question}`}
            busyLabel={deletion.isPending && 'Deleting...'}
            onClick={remove}
          >
            Delete
          </Button>
        </div>
      )}
    </li>
  );
}
