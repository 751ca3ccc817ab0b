import { Download } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useChatbots } from '#web/features/chatbots/use-chatbots.ts';
import { LeadCard } from '#web/features/leads/lead-card.tsx';
import { leadQuery, useLeads } from '#web/features/leads/use-leads.ts';
import { useDataClient } from '#web/lib/data-client.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Input } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** People who left their details because nobody could answer at once. */
export default function Leads() {
  const { data: chatbots = [] } = useChatbots();
  const [search, setSearch] = useState('');
  const [chatbotId, setChatbotId] = useState('');
  const [done, setDone] = useState('');
  const filter = { chatbotId, done, search: useDeferredValue(search.trim()) };
  const list = useLeads(filter);
  const leads = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const download = useDataClient().link(`/api/leads.csv?${leadQuery(filter)}`);
  const isFiltered = Boolean(chatbotId || done || search.trim());
  return (
    <>
      <h2 className="mt-1.5 text-base font-normal tracking-normal text-ink-muted">
        {list.data?.pages[0]
          ? `${list.data.pages[0].openCount} to come back to`
          : 'People to come back to'}
      </h2>
      <div className="mt-4 grid gap-2 sm:grid-cols-[1fr_auto_auto_auto]">
        <Input
          type="search"
          aria-label="Search leads"
          placeholder="Search by name, email or question"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Select
          aria-label="Filter by chatbot"
          value={chatbotId}
          onChange={({ target }) => setChatbotId(target.value)}
        >
          <option value="">All chatbots</option>
          {chatbots.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Select
          aria-label="Filter by state"
          value={done}
          onChange={({ target }) => setDone(target.value)}
        >
          <option value="">Open and done</option>
          <option value="0">Open</option>
          <option value="1">Done</option>
        </Select>
        {download && (
          <a href={download} download className={buttonClassNames({ variant: 'secondary' })}>
            <Download aria-hidden /> CSV
          </a>
        )}
      </div>
      <Card className="mt-4">
        {list.isPending ? (
          <div aria-busy className="grid gap-4 p-4">
            <span className="sr-only">Loading leads</span>
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
          </div>
        ) : list.error && !list.data ? (
          <Notice
            tone="bad"
            className="m-4"
            title="The leads could not be loaded"
            actions={
              <Button variant="secondary" size="small" onClick={() => void list.refetch()}>
                Try Again
              </Button>
            }
          >
            {list.error.message}
          </Notice>
        ) : leads.length > 0 ? (
          <ul aria-label="Leads" className="divide-y divide-line">
            {leads.map((lead) => (
              <LeadCard key={lead.id} lead={lead} />
            ))}
          </ul>
        ) : isFiltered ? (
          <p className="p-6 text-center text-ink-muted">No lead matches.</p>
        ) : (
          <EmptyState
            title="No leads yet"
            text="When your assistant cannot answer, it asks for name and e-mail. Whoever leaves them appears here and in your mail."
          />
        )}
      </Card>
      {list.hasNextPage && (
        <Button
          variant="secondary"
          className="mx-auto mt-4 flex"
          busyLabel={list.isFetchingNextPage && 'Loading...'}
          onClick={() => void list.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </>
  );
}
