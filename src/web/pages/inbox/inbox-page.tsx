import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { pageMeta } from '#web/lib/page-meta.ts';
import { classNames } from '#web/ui/class-names.ts';
import { InboxSkeleton } from './inbox-skeleton.tsx';

const Inbox = lazy(() => import('./inbox.tsx'));

export function meta() {
  return pageMeta({ title: 'Inbox', indexable: false });
}

export default function InboxPage() {
  const { conversationId } = useParams();
  return (
    <>
      {/* On a phone an open conversation needs the room. */}
      <h1 className={classNames('mt-7 text-[26px]', conversationId && 'max-lg:sr-only')}>Inbox</h1>
      <Suspense fallback={<InboxSkeleton hasThread={conversationId !== undefined} />}>
        <Inbox />
      </Suspense>
    </>
  );
}
