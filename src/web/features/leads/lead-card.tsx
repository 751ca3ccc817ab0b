import { Link } from 'react-router';
import type { Lead } from '#shared/contract/leads.ts';
import { useDashboardPath } from '#web/lib/dashboard-path.tsx';
import { useMay } from '#web/lib/permissions.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useMarkLead } from './use-leads.ts';

/** Somebody to come back to. */
export function LeadCard({ lead }: { lead: Lead }) {
  const mark = useMarkLead();
  const toDashboard = useDashboardPath();
  const mayEdit = useMay('leads.edit');
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 p-4">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-2 font-[600]">
          <span className="break-words">{lead.name || lead.email || lead.phone || 'Somebody'}</span>
          <Badge tone={lead.isDone ? 'quiet' : 'warn'}>{lead.isDone ? 'Done' : 'Open'}</Badge>
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-[14.5px] break-all">
          {lead.email && (
            <a href={`mailto:${encodeURIComponent(lead.email)}`} className={link}>
              {lead.email}
            </a>
          )}
          {lead.phone && (
            <a href={`tel:${lead.phone.replace(/[^\d+]/g, '')}`} className={link}>
              {lead.phone}
            </a>
          )}
        </p>
        {lead.question && (
          <p className="mt-2 break-words whitespace-pre-wrap text-ink-soft">{lead.question}</p>
        )}
        <p className="mt-1.5 text-[13px] break-all text-ink-muted">
          {lead.chatbotName} · <RelativeTime time={lead.createdAt} />
          {lead.pageUrl && ` · on ${lead.pageUrl}`}
        </p>
      </div>
      <div className="flex gap-1.5">
        {lead.conversationId && (
          <Link
            to={toDashboard(`/inbox/${lead.conversationId}`)}
            className="inline-flex min-h-9 items-center px-2 text-sm text-accent underline underline-offset-4"
          >
            Conversation
          </Link>
        )}
        {mayEdit && (
          <Button
            variant="secondary"
            size="small"
            busyLabel={mark.isPending && 'Saving...'}
            onClick={() =>
              mark.mutate(
                { id: lead.id, isDone: !lead.isDone },
                { onError: (error) => toast.error({ title: 'Not saved', text: error.message }) },
              )
            }
          >
            {lead.isDone ? 'Open again' : 'Mark done'}
          </Button>
        )}
      </div>
    </li>
  );
}

const link = 'text-accent underline underline-offset-4';
