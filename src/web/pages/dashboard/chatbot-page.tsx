import { lazy, Suspense } from 'react';
import { Navigate, useParams } from 'react-router';
import { sections } from '#web/features/chatbots/changed-settings.ts';
import { useChatbot } from '#web/features/chatbots/use-chatbots.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useDashboardPath } from '#web/lib/dashboard-path.tsx';
import { NotFoundScreen } from '#web/pages/errors/not-found-screen.tsx';
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

function EditorSkeleton() {
  return (
    <div aria-busy className="mt-8 grid gap-6 lg:grid-cols-[11rem_1fr]">
      <span className="sr-only">Loading this chatbot</span>
      <Skeleton className="h-64 max-lg:h-10" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  );
}
