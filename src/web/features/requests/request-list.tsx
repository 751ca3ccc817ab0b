import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReceivedRequest, RequestsResponse } from '#shared/contract/requests.ts';
import { type ContactTopic, contactTopics } from '#shared/request-fields.ts';
import { callApi } from '#web/lib/api.ts';
import { Badge } from '#web/ui/badge.tsx';
import { RecordList } from '#web/ui/record-list.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';

/** Quotes and questions as they came in; they are answered by mail. */
export function RequestList() {
  return (
    <RecordList
      list={useRequests()}
      label="Requests"
      loadingLabel="Loading requests"
      failedTitle="The requests could not be loaded"
      empty="No one has written yet."
    >
      {(request) => <RequestItem key={request.id} request={request} />}
    </RecordList>
  );
}

function RequestItem({ request }: { request: ReceivedRequest }) {
  const { kind, name, email, company, phone, employees, message, topic, isSpam } = request;
  const subject =
    kind === 'quote' ? 'Enterprise quote' : (contactTopics[topic as ContactTopic] ?? 'Message');
  const details = [company, employees && `${employees} people`, phone].filter(Boolean).join(' · ');
  return (
    <li className="px-4 py-3 text-[14.5px]">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-[560]">{subject}</span>
        {isSpam && <Badge>Looks like spam</Badge>}
        <span className="ml-auto text-[13px] text-ink-muted">
          <RelativeTime time={request.createdAt} />
        </span>
      </p>
      <p className="mt-0.5 break-words text-ink-soft">
        {name},{' '}
        <a href={`mailto:${email}`} className="text-accent underline underline-offset-4">
          {email}
        </a>
      </p>
      {details && <p className="break-words text-ink-muted">{details}</p>}
      {message && <p className="mt-1.5 whitespace-pre-wrap break-words">{message}</p>}
    </li>
  );
}

/** What was written to the people who run this installation, newest first. */
function useRequests() {
  return useInfiniteQuery({
    queryKey: ['requests'],
    queryFn: ({ pageParam, signal }) =>
      callApi<RequestsResponse>({
        path: `/api/requests${pageParam ? `?cursor=${encodeURIComponent(pageParam)}` : ''}`,
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}
