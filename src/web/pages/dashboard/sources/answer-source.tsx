import { lazy, Suspense, useState } from 'react';
import { useChatbots } from '#web/features/chatbots/use-chatbots.ts';
import { SectionFailed } from '#web/pages/dashboard/section-failed.tsx';
import { CardListSkeleton } from '#web/ui/card-list-skeleton.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';

const AnswerList = lazy(() =>
  import('#web/features/answers/answer-list.tsx').then(({ AnswerList: List }) => ({
    default: List,
  })),
);

/** Curated answers belong to one chatbot; outside of one it's chosen here. */
export function AnswerSource({ chatbotId }: { chatbotId?: string }) {
  const { data: chatbots, error, refetch } = useChatbots();
  const [chosen, setChosen] = useState('');
  if (error && !chatbots) {
    return <SectionFailed name="documents" error={error} onRetry={() => void refetch()} />;
  }
  if (!chatbots) return <CardListSkeleton label="Loading your chatbots" />;
  const id = chatbotId ?? (chosen || chatbots[0]?.id);
  if (!id) {
    const text = 'Answers belong to a chatbot. Create one, then write its answers here.';
    return <EmptyState kind="chatbots" title="No chatbots yet" text={text} />;
  }
  return (
    <>
      {!chatbotId && chatbots.length > 1 && (
        <Field label="Chatbot" className="mb-4 max-w-sm">
          {(control) => (
            <Select {...control} value={id} onChange={({ target }) => setChosen(target.value)}>
              {chatbots.map((chatbot) => (
                <option key={chatbot.id} value={chatbot.id}>
                  {chatbot.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Suspense fallback={<CardListSkeleton label="Loading the answers" />}>
        <AnswerList key={id} chatbotId={id} />
      </Suspense>
    </>
  );
}
