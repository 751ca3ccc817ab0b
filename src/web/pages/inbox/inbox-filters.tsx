import type { ConversationsResponse } from '#web/features/inbox/conversation-calls.ts';
import { ChatbotSelect } from '#web/ui/chatbot-select.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import type { InboxFilter } from './use-inbox-filter.ts';

const states = [
  { value: '', label: 'Any state' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'mine', label: 'With me' },
  { value: 'open', label: 'Open' },
  { value: 'missed', label: 'Missed' },
  { value: 'closed', label: 'Closed' },
];

type InboxFiltersProps = {
  filter: InboxFilter;
  onChange: (name: keyof InboxFilter, value: string) => void;
  counts: ConversationsResponse['counts'] | undefined;
  chatbots: readonly { id: string; name: string }[] | undefined;
};

export function InboxFilters({ filter, onChange, counts, chatbots }: InboxFiltersProps) {
  return (
    <div className="grid grid-cols-2 gap-2 border-b border-line p-3">
      <Input
        type="search"
        aria-label="Search conversations"
        aria-keyshortcuts="S"
        placeholder="Search"
        className="col-span-2"
        value={filter.search}
        onChange={({ target }) => onChange('search', target.value)}
      />
      <Select
        aria-label="Filter by state"
        value={filter.state}
        onChange={({ target }) => onChange('state', target.value)}
      >
        {states.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
            {counts && value in counts && ` (${counts[value as keyof typeof counts]})`}
          </option>
        ))}
      </Select>
      {chatbots && chatbots.length > 0 && (
        <ChatbotSelect
          label="Filter by chatbot"
          value={filter.chatbot}
          onChange={(id) => onChange('chatbot', id)}
          chatbots={chatbots}
        />
      )}
    </div>
  );
}
