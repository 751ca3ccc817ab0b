import { ChevronDown } from 'lucide-react';
import { type Lead, type LeadStatus, leadStatuses } from '#shared/contract/leads.ts';
import { classNames } from '#web/ui/class-names.ts';
import { toast } from '#web/ui/toast.tsx';
import { statusLabels, statusTones } from './lead-statuses.ts';
import { useChangeLead } from './use-leads.ts';

/** How far a lead has come, in its color, and where that is changed. */
export function LeadStatusSelect({ lead }: { lead: Lead }) {
  const change = useChangeLead(lead.id);
  // What was chosen shows at once; if it isn't saved, the list shows what still holds.
  const status = change.isPending ? (change.variables.status ?? lead.status) : lead.status;
  return (
    <span className={classNames('relative block shrink-0', tones[statusTones[status]])}>
      <select
        aria-label={`Status of ${lead.name || lead.email || 'this lead'}`}
        className="block h-9 w-full appearance-none rounded-control border border-edge bg-transparent pr-9 pl-3 text-base font-[560] transition-colors duration-150 hover:border-ink-muted pointer-coarse:h-11 sm:text-sm [&>option]:bg-surface [&>option]:text-ink"
        value={status}
        onChange={({ target }) =>
          change.mutate(
            { status: target.value as LeadStatus },
            { onError: (error) => toast.error({ title: 'Not saved', text: error.message }) },
          )
        }
      >
        {leadStatuses.map((each) => (
          <option key={each} value={each}>
            {statusLabels[each]}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2"
      />
    </span>
  );
}

const tones = {
  accent: 'rounded-control bg-accent-soft text-accent',
  quiet: 'rounded-control bg-sunken text-ink-soft',
  good: 'rounded-control bg-good-soft text-good',
  warn: 'rounded-control bg-warn-soft text-warn',
} as const;
