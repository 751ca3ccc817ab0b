import { Link } from 'react-router';
import type { Lead } from '#shared/contract/leads.ts';
import { useDashboardPath } from '#web/lib/dashboard-path.tsx';
import { shortAddress } from '#web/lib/short-address.ts';
import { useMay } from '#web/state/permissions.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { LeadNote } from './lead-note.tsx';
import { LeadStatusSelect } from './lead-status-select.tsx';
import { statusLabels, statusTones } from './lead-statuses.ts';

/** Someone to follow up. */
export function LeadCard({ lead }: { lead: Lead }) {
  const toDashboard = useDashboardPath();
  const mayEdit = useMay('leads.edit');
  return (
    <li className="p-4">
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 font-[600] wrap-anywhere">
          {lead.name || lead.alias || 'No name given'}
        </p>
        {mayEdit ? (
          <LeadStatusSelect lead={lead} />
        ) : (
          <Badge tone={statusTones[lead.status]}>{statusLabels[lead.status]}</Badge>
        )}
      </div>
      <p className="mt-0.5 flex flex-wrap gap-x-3 text-[14.5px] wrap-anywhere pointer-coarse:gap-y-2">
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
      <OtherFields lead={lead} />
      <p className="mt-1.5 text-[13px] wrap-anywhere text-ink-muted">
        {lead.chatbotName} · <RelativeTime time={lead.createdAt} />
        {lead.pageUrl && <span title={lead.pageUrl}> · on {shortAddress(lead.pageUrl)}</span>}
      </p>
      <LeadNote lead={lead} mayEdit={mayEdit}>
        {lead.conversationId && (
          <Link
            to={toDashboard(`/inbox/${lead.conversationId}`)}
            className={buttonClassNames({ variant: 'ghost', size: 'small' })}
          >
            Conversation
          </Link>
        )}
      </LeadNote>
    </li>
  );
}

/** What the form asked for besides what has a place of its own above. */
function OtherFields({ lead }: { lead: Lead }) {
  const shown = [lead.name, lead.email, lead.phone, lead.question];
  const others = lead.fields.filter(({ value }) => !shown.includes(value));
  if (others.length === 0) return null;
  return (
    <dl className="mt-2 grid gap-1.5 text-[14.5px]">
      {others.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-[13px] text-ink-muted">{label}</dt>
          <dd className="break-words whitespace-pre-wrap text-ink-soft">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const link = 'text-accent underline underline-offset-4';
