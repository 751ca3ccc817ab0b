import { type ReactNode, useDeferredValue, useState } from 'react';
import {
  type DocumentSource,
  type DocumentState,
  documentStates,
} from '#shared/contract/documents.ts';
import { Card } from '#web/ui/card.tsx';
import { ChatbotSelect } from '#web/ui/chatbot-select.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Input } from '#web/ui/input.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { Select } from '#web/ui/select.tsx';
import type { ChatbotName } from './chatbot-name.ts';
import { DocumentRow } from './document-row.tsx';
import { useClosedGaps } from './use-closed-gaps.ts';
import { useDocuments } from './use-documents.ts';

type DocumentListProps = {
  source: DocumentSource;
  chatbots: readonly ChatbotName[];
  /** Inside a chatbot only its own are listed at first. */
  chatbotId?: string | undefined;
  empty: { title: string; text: string };
  /** What stands in place of the list when it cannot be read. */
  failed: (failure: { error: Error; retry: () => void }) => ReactNode;
  onEdit?: (id: string) => void;
};

const stateNames: Record<DocumentState, string> = {
  queued: 'Waiting',
  reading: 'Reading',
  splitting: 'Splitting',
  embedding: 'Indexing',
  ready: 'Ready',
  failed: 'Failed',
};

/** Uploaded files or typed texts, with what can be done to each. */
export function DocumentList({
  source,
  chatbots,
  chatbotId,
  empty,
  failed,
  onEdit,
}: DocumentListProps) {
  const isTexts = source === 'text';
  const [search, setSearch] = useState('');
  const [ofChatbot, setOfChatbot] = useState(chatbotId ?? '');
  const [state, setState] = useState<DocumentState | ''>('');
  const filter = {
    source,
    search: useDeferredValue(search.trim()),
    chatbotId: ofChatbot || null,
    state: state || null,
  };
  const list = useDocuments(filter);
  const closedGaps = useClosedGaps(list.documents);
  const isFiltered = Boolean(filter.search || filter.state || ofChatbot !== (chatbotId ?? ''));
  return (
    <>
      {(list.total > 0 || isFiltered) && (
        <div className="mt-5 grid grid-cols-2 gap-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,12rem)_8.5rem]">
          <Input
            type="search"
            aria-label={isTexts ? 'Search texts' : 'Search documents'}
            placeholder="Search by name"
            className="max-sm:col-span-2"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          <ChatbotSelect
            label="Filter by chatbot"
            value={ofChatbot}
            onChange={setOfChatbot}
            chatbots={chatbots}
          />
          <Select
            aria-label="Filter by state"
            value={state}
            onChange={({ target }) => setState(target.value as DocumentState | '')}
          >
            <option value="">Any state</option>
            {documentStates.map((name) => (
              <option key={name} value={name}>
                {stateNames[name]}
              </option>
            ))}
          </Select>
        </div>
      )}
      {list.error && !list.data ? (
        <div className="mt-4">
          {failed({ error: list.error, retry: () => void list.refetch() })}
        </div>
      ) : (
        <Card className="mt-4">
          <ListFrame
            list={list}
            loadingLabel={isTexts ? 'Loading your texts' : 'Loading your documents'}
            failedTitle={
              isTexts ? 'The texts could not be loaded' : 'The documents could not be loaded'
            }
            isEmpty={list.documents.length === 0}
            empty={
              isFiltered ? (
                'No matches.'
              ) : (
                <EmptyState kind={isTexts ? 'texts' : 'documents'} {...empty} />
              )
            }
            left={list.total - list.documents.length}
          >
            <ul
              aria-label={source === 'text' ? 'Texts' : 'Documents'}
              className="divide-y divide-line"
            >
              {list.documents.map((document) => (
                <DocumentRow
                  key={document.id}
                  document={document}
                  chatbots={chatbots}
                  closedGaps={closedGaps.get(document.id)}
                  onEdit={onEdit}
                />
              ))}
            </ul>
          </ListFrame>
        </Card>
      )}
    </>
  );
}
