import { Download } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { type LeadStatus, leadStatuses } from '#shared/contract/leads.ts';
import { useChatbots } from '#web/features/chatbots/use-chatbots.ts';
import { LeadCard } from '#web/features/leads/lead-card.tsx';
import { statusLabels } from '#web/features/leads/lead-statuses.ts';
import { leadQuery, useLeads } from '#web/features/leads/use-leads.ts';
import { pageLanguage } from '#web/lib/page-language.ts';
import { NextStepLink } from '#web/pages/dashboard/next-step-link.tsx';
import { useDataClient } from '#web/state/data-client.tsx';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { Card } from '#web/ui/card.tsx';
import { ChatbotSelect } from '#web/ui/chatbot-select.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Input } from '#web/ui/input.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** People who left their details because no one could answer at once. */
export default function Leads() {
  const { data: chatbots } = useChatbots();
  const [search, setSearch] = useState('');
  const [chatbotId, setChatbotId] = useState('');
  const [status, setStatus] = useState<LeadStatus | ''>('');
  const filter = { chatbotId, status, search: useDeferredValue(search.trim()) };
  const list = useLeads(filter);
  const leads = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const download = useDataClient().link(`/api/leads.csv?${leadQuery(filter)}`);
  const counts = list.data?.pages[0]?.counts;
  const open = counts?.new ?? 0;
  const isFiltered = Boolean(chatbotId || status || search.trim());
  return (
    <>
      <h2 className="mt-1.5 text-base font-normal tracking-normal text-ink-muted">
        {open > 0 ? `${open.toLocaleString(pageLanguage)} to follow up` : 'People to follow up'}
      </h2>
      {list.isPending && !isFiltered && <FiltersSkeleton />}
      {(leads.length > 0 || isFiltered) && (
        <div className={filterRow}>
          <Input
            type="search"
            aria-label="Search leads"
            placeholder="Search by name, email, question or note"
            className="max-sm:col-span-2"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          <ChatbotSelect
            label="Filter by chatbot"
            value={chatbotId}
            onChange={setChatbotId}
            chatbots={chatbots ?? []}
          />
          <Select
            aria-label="Filter by status"
            value={status}
            onChange={({ target }) => setStatus(target.value as LeadStatus | '')}
          >
            <option value="">All statuses</option>
            {leadStatuses.map((each) => (
              <option key={each} value={each}>
                {statusLabels[each]} ({(counts?.[each] ?? 0).toLocaleString(pageLanguage)})
              </option>
            ))}
          </Select>
          {download && (
            <a
              href={download}
              download
              className={buttonClassNames({ variant: 'secondary', className: 'max-sm:col-span-2' })}
            >
              <Download aria-hidden /> Download CSV
            </a>
          )}
        </div>
      )}
      <Card className="mt-4">
        <ListFrame
          list={list}
          loadingLabel="Loading leads"
          failedTitle="The leads could not be loaded"
          isEmpty={leads.length === 0}
          empty={
            isFiltered ? (
              'No lead matches.'
            ) : (
              <EmptyState
                kind="leads"
                title="No leads yet"
                text="When your assistant cannot answer, it asks for a name and an email address. Anyone who leaves them appears here and in your email."
                action={<NextStepLink chatbots={chatbots} />}
              />
            )
          }
        >
          <ul aria-label="Leads" className="divide-y divide-line">
            {leads.map((lead) => (
              <LeadCard key={lead.id} lead={lead} />
            ))}
          </ul>
        </ListFrame>
      </Card>
    </>
  );
}

const filterRow =
  'mt-4 grid grid-cols-2 gap-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,12rem)_11rem_auto]';

/** Keeps the list where it will be once there is something to filter. */
function FiltersSkeleton() {
  return (
    <div className={filterRow}>
      <Skeleton className="h-11 rounded-control max-sm:col-span-2" />
      <Skeleton className="h-11 rounded-control" />
      <Skeleton className="h-11 rounded-control" />
      <Skeleton className="h-11 rounded-control max-sm:col-span-2 sm:w-40" />
    </div>
  );
}
