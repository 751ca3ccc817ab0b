import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import type { Conversation } from '#shared/contract/conversations.ts';
import { shortAddress } from '#web/lib/short-address.ts';
import { useMay } from '#web/state/permissions.tsx';
import { Assignee } from './assignee.tsx';
import { StateBadge, visitorName } from './conversation-list.tsx';
import { describePlace } from './describe-place.ts';
import { ThreadActions } from './thread-actions.tsx';

type ThreadHeadProps = { conversation: Conversation; backTo: string; userId: string };

/** Who writes, from where, and who answers. */
export function ThreadHead({ conversation, backTo, userId }: ThreadHeadProps) {
  const { visitor, pageUrl, referrer } = conversation;
  const mayAnswer = useMay('conversations.edit');
  const place = visitor.timeZone && describePlace({ timeZone: visitor.timeZone, now: new Date() });
  return (
    <div className="border-b border-line px-4 py-3 max-lg:px-3 max-lg:py-2">
      <div className="flex items-center gap-2">
        <BackLink to={backTo} />
        <h2 className="line-clamp-2 min-w-0 flex-1 text-[16px] wrap-anywhere lg:line-clamp-1 lg:text-lg">
          {visitorName(conversation)}
        </h2>
        <div className="shrink-0 max-lg:-mr-2">
          {mayAnswer && <ThreadActions conversation={conversation} backTo={backTo} />}
        </div>
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-0.5 text-[13px] wrap-anywhere text-ink-muted">
        <span className="flex items-center gap-1.5">
          <Assignee conversation={conversation} userId={userId} />
          <StateBadge conversation={conversation} userId={userId} />
        </span>
        <span>{conversation.chatbotName}</span>
        {visitor.email && (
          <span>
            <a href={`mailto:${encodeURIComponent(visitor.email)}`} className={contactLink}>
              {visitor.email}
            </a>
            {visitor.isVerified && ' (verified)'}
          </span>
        )}
        {visitor.phone && (
          <a href={`tel:${visitor.phone.replace(/[^\d+]/g, '')}`} className={contactLink}>
            {visitor.phone}
          </a>
        )}
        {pageUrl && (
          <a
            href={pageUrl}
            title={pageUrl}
            target="_blank"
            rel="noreferrer"
            className={contactLink}
          >
            on {shortAddress(pageUrl)}
          </a>
        )}
        {place && <span title={visitor.timeZone ?? undefined}>{place}</span>}
        {referrer && <span title={referrer}>from {shortAddress(referrer)}</span>}
        {visitor.isBlocked && <span className="text-bad">blocked</span>}
      </p>
    </div>
  );
}

const contactLink = 'text-accent underline underline-offset-4';

/** On a phone the list is a page of its own. */
export function BackLink({ to }: { to: string }) {
  return (
    <Link
      to={to}
      aria-label="Back to the list"
      className="-ml-2 grid size-11 place-items-center rounded-control hover:bg-sunken lg:hidden"
    >
      <ArrowLeft aria-hidden className="size-5" />
    </Link>
  );
}
