import type { Website } from '#shared/contract/websites.ts';
import { plural } from '#web/lib/plural.ts';
import { ServerText } from '#web/lib/server-text.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import {
  countPages,
  describeSummary,
  describeWebsiteState,
  percentDone,
} from './describe-website-state.ts';

/** A website's name, what is being done with it, and how far that is. */
export function WebsiteStatus({ website }: { website: Website }) {
  const { name, address } = website;
  const { badge, tone, text } = describeWebsiteState(website);
  const percent = percentDone(website);
  return (
    <div className="min-w-0 flex-1 basis-60">
      <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-[17px] wrap-anywhere">
        <a href={address} target="_blank" rel="noreferrer" className="hover:underline">
          {name}
        </a>
        <Badge tone={tone}>{badge}</Badge>
      </h3>
      <p aria-live="polite" className="mt-0.5 text-[14px] text-ink-muted">
        {text}
      </p>
      {percent !== null && (
        <div className="mt-2 max-w-sm">
          <ProgressBar
            label={`${name}: ${text}`}
            {...(percent === undefined ? {} : { value: percent })}
          />
        </div>
      )}
      {website.state === 'ready' && <LastSync website={website} />}
    </div>
  );
}

function LastSync({ website: { lastSyncedAt, summary } }: { website: Website }) {
  if (!lastSyncedAt) return null;
  return (
    <p className="mt-0.5 text-[14px] text-ink-muted">
      Last read <RelativeTime time={lastSyncedAt} />
      {summary && `: ${describeSummary(summary)}`}
    </p>
  );
}

type WebsiteNoticesProps = { website: Website; pageLimit: number };

/** What an owner should know about the last sync. */
export function WebsiteNotices({
  website: { state, failure, pages },
  pageLimit,
}: WebsiteNoticesProps) {
  return (
    <>
      {state === 'ready' && failure && (
        <Notice tone="warn" className="mt-3" title="The last sync failed">
          <ServerText>{failure.message}</ServerText> Your chatbot keeps using what it read before.
        </Notice>
      )}
      {(pages['over-limit'] ?? 0) > 0 && (
        <Notice tone="warn" className="mt-3">
          {plural({
            count: pages['over-limit'] ?? 0,
            one: 'At least {count} more page was found but not read.',
            other: 'At least {count} more pages were found but not read.',
          })}{' '}
          Your plan reads {countPages(pageLimit)} of each website.
        </Notice>
      )}
    </>
  );
}
