import { lazy, Suspense } from 'react';
import { Navigate, useParams } from 'react-router';
import { sections } from '#web/features/chatbots/changed-settings.ts';
import { useChatbot } from '#web/features/chatbots/use-chatbots.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useDashboardPath } from '#web/lib/dashboard-path.tsx';
import { NotFoundScreen } from '#web/pages/errors/not-found-screen.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SectionFailed } from './section-failed.tsx';

const ChatbotEditor = lazy(() => import('./chatbot-editor.tsx'));

/** One chatbot, section by section; each has its own address. */
export default function ChatbotPage() {
  const { chatbotId = '', section } = useParams();
  const toDashboard = useDashboardPath();
  const { data: chatbot, error, refetch } = useChatbot(chatbotId);
  const known = sections.find(({ id }) => id === section);
  if (!known) return <Navigate to={toDashboard(`/chatbots/${chatbotId}/basics`)} replace />;
  if (chatbot) {
    return (
      <Suspense fallback={<EditorSkeleton />}>
        <ChatbotEditor key={chatbot.id} chatbot={chatbot} section={known.id} />
      </Suspense>
    );
  }
  if (!error) return <EditorSkeleton />;
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) {
    return <NotFoundScreen />;
  }
  return (
    <div className="mt-8">
      <SectionFailed name="chatbots" error={error} onRetry={() => void refetch()} />
    </div>
  );
}

/** The head, the column of sections and the first card, where they will stand. */
function EditorSkeleton() {
  return (
    <div aria-busy className="mt-3">
      <span className="sr-only">Loading this chatbot</span>
      <div className="flex h-8 items-center pointer-coarse:h-11">
        <Skeleton className="w-24" />
      </div>
      <div className="mt-1 flex h-9 items-center max-sm:h-20 max-sm:items-start">
        <Skeleton className="h-7 w-64 max-w-full" />
      </div>
      <div className="mt-5 grid gap-6 lg:grid-cols-[11rem_1fr] xl:grid-cols-[11rem_1fr_22rem]">
        <div className="flex gap-5 overflow-hidden lg:flex-col lg:px-3 lg:pt-3">
          {['w-16', 'w-24', 'w-24', 'w-20', 'w-16', 'w-24', 'w-14'].map((width, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they never change
            <Skeleton key={index} className={`${width} shrink-0`} />
          ))}
        </div>
        <Card className="p-5 sm:p-6">
          <Skeleton className="h-5 w-32" />
          {['h-11', 'h-24', 'h-11'].map((height, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they never change
            <div key={index} className="mt-7">
              <Skeleton className="w-24" />
              <Skeleton className={`mt-2.5 rounded-control ${height}`} />
            </div>
          ))}
        </Card>
        <Card className="h-96 p-4 max-xl:hidden">
          <Skeleton className="h-9 w-40" />
          <Skeleton className="mt-8 h-12 w-52 rounded-2xl" />
        </Card>
      </div>
    </div>
  );
}
