import { type ReactNode, useDeferredValue, useState } from 'react';
import { type DocumentState, documentStates } from '#shared/contract/documents.ts';
import { useMay } from '#web/lib/permissions.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChatbotSelect } from '#web/ui/chatbot-select.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Input } from '#web/ui/input.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { Select } from '#web/ui/select.tsx';
import type { ChatbotName } from './chatbot-name.ts';
import { DocumentRow } from './document-row.tsx';
import { DropZone } from './drop-zone.tsx';
import { UploadList } from './upload-list.tsx';
import { useClosedGaps } from './use-closed-gaps.ts';
import { useDocuments } from './use-documents.ts';
import { useUploads } from './use-uploads.ts';

type DocumentManagerProps = {
  chatbots: readonly ChatbotName[];
  /** Inside a chatbot: new files are linked to it, and only its own are listed at first. */
  chatbotId?: string;
  limitNotice: ReactNode;
  upgradeLink: ReactNode;
  /** What the address asks for, and what to do once it was opened. */
  upload: { isAskedFor: boolean; onOpened: () => void };
  /** What stands in place of the list when it cannot be read. */
  failed: (failure: { error: Error; retry: () => void }) => ReactNode;
};

const stateNames: Record<DocumentState, string> = {
  queued: 'Waiting',
  reading: 'Reading',
  splitting: 'Splitting',
  embedding: 'Indexing',
  ready: 'Ready',
  failed: 'Failed',
};

export function DocumentManager({
  chatbots,
  chatbotId,
  limitNotice,
  upgradeLink,
  upload,
  failed,
}: DocumentManagerProps) {
  const uploads = useUploads();
  const mayEdit = useMay('documents.edit');
  const [search, setSearch] = useState('');
  const [ofChatbot, setOfChatbot] = useState(chatbotId ?? '');
  const [state, setState] = useState<DocumentState | ''>('');
  const filter = {
    search: useDeferredValue(search.trim()),
    chatbotId: ofChatbot || null,
    state: state || null,
  };
  const list = useDocuments(filter);
  const closedGaps = useClosedGaps(list.documents);
  const isFiltered = Boolean(filter.search || filter.state || ofChatbot !== (chatbotId ?? ''));
  const newIn = chatbotId ? [chatbotId] : chatbots.length === 1 ? chatbots.map(({ id }) => id) : [];

  return (
    <>
      {mayEdit && (
        <DropZone uploads={uploads} chatbotIds={newIn} limitNotice={limitNotice} {...upload} />
      )}
      <UploadList uploads={uploads} upgradeLink={upgradeLink} />
      {(list.total > 0 || isFiltered) && (
        <div className="mt-5 grid grid-cols-2 gap-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,12rem)_8.5rem]">
          <Input
            type="search"
            aria-label="Search documents"
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
            loadingLabel="Loading your documents"
            failedTitle="The documents could not be loaded"
            isEmpty={list.documents.length === 0}
            empty={
              isFiltered ? (
                'No document matches.'
              ) : (
                <EmptyState
                  title="No documents yet"
                  text="Upload your menu, price list or handbook. Every answer comes from what you put here, with its source."
                />
              )
            }
            left={list.total - list.documents.length}
          >
            <ul aria-label="Documents" className="divide-y divide-line">
              {list.documents.map((document) => (
                <DocumentRow
                  key={document.id}
                  document={document}
                  chatbots={chatbots}
                  questions={closedGaps.get(document.id)}
                />
              ))}
            </ul>
          </ListFrame>
        </Card>
      )}
    </>
  );
}
