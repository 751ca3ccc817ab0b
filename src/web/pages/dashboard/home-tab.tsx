import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useMember } from '#web/features/accounts/member.tsx';
import { useChatbots } from '#web/features/chatbots/use-chatbots.ts';
import { usePings } from '#web/features/chatbots/use-pings.ts';
import { chooseNextStep } from '#web/features/home/choose-next-step.ts';
import { HowItGoes } from '#web/features/home/how-it-goes.tsx';
import { isInUse } from '#web/features/home/is-in-use.ts';
import { type Gap, NeedsYou } from '#web/features/home/needs-you.tsx';
import { useHome } from '#web/features/home/use-home.ts';
import { limitFor } from '#web/features/usage/use-usage.ts';
import { useMay } from '#web/state/permissions.tsx';
import { usePublicConfig } from '#web/state/use-public-config.ts';
import { FirstRunChecklist } from './first-run-checklist.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { SectionFailed } from './section-failed.tsx';

const AnswerDialog = lazy(async () => {
  const { AnswerDialog } = await import('#web/features/answers/answer-dialog.tsx');
  return { default: AnswerDialog };
});

/** What needs the owner and whether it works; the first steps for someone new. */
export default function Home() {
  const { profile } = useMember();
  const { data: chatbots, error: listError } = useChatbots();
  const { data: home, error, refetch } = useHome();
  const [, setParams] = useSearchParams();
  const [answering, setAnswering] = useState<Gap | null>(null);
  const mayEdit = useMay('chatbots.edit');
  const flags = usePublicConfig()?.flags;
  // The steps and the figures appear together, or one would push the other down.
  const only = mayEdit && chatbots?.length === 1 ? chatbots[0] : undefined;
  const pings = usePings(only?.id ?? null);
  if (!chatbots) return listError ? null : <HomeSkeleton />;
  const isWaiting = (!home && !error) || (only !== undefined && pings.isPending);
  if (chatbots.length > 0 && isWaiting) return <HomeSkeleton />;
  const hasNoPlan = limitFor({ profile, resource: 'chatbot' }) === 0;
  return (
    <>
      {mayEdit && !hasNoPlan && (
        <FirstRunChecklist
          chatbots={chatbots}
          onCreate={() => setParams({ tab: 'chatbots', action: 'create' })}
        />
      )}
      {!home && error && (
        <div className="mb-6">
          <SectionFailed name="home" error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {home && isInUse({ home, chatbots }) && (
        <div className="mb-6 grid items-start gap-4 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
          <NeedsYou home={home} onAnswer={setAnswering} />
          <HowItGoes
            home={home}
            nextStep={
              mayEdit
                ? chooseNextStep({
                    ...home,
                    chatbots,
                    now: new Date(),
                    hasPlayground: flags?.chatbotTesting !== false,
                  })
                : null
            }
          />
        </div>
      )}
      {answering && (
        <Suspense>
          <AnswerDialog
            chatbotId={answering.chatbotId}
            start={{ question: answering.question, answer: '' }}
            onSaved={() => void refetch()}
            onClose={() => setAnswering(null)}
          />
        </Suspense>
      )}
    </>
  );
}
