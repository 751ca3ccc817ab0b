import type { ReactNode } from 'react';
import { useMay } from '#web/state/permissions.tsx';
import { useDraft } from '#web/state/unsent-work.tsx';
import type { ChatbotName } from './chatbot-name.ts';
import { DocumentList } from './document-list.tsx';
import { DropZone } from './drop-zone.tsx';
import { tableFromCells } from './edit-markdown.ts';
import { type TextDraft, textDraftKey } from './text-draft.ts';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

type DocumentManagerProps = {
  chatbots: readonly ChatbotName[];
  /** Inside a chatbot: new files are linked to it, and only its own are listed at first. */
  chatbotId?: string;
  limitNotice: ReactNode;
  upgradeLink: ReactNode;
  /** What the address asks for, and what to do once it was opened. */
  upload: { isAskedFor: boolean; onOpened: () => void };
  /** Opens the editor of a new text, into which text was pasted. */
  onTextPasted?: (() => void) | undefined;
  /** What stands in place of the list when it cannot be read. */
  failed: (failure: { error: Error; retry: () => void }) => ReactNode;
};

export function DocumentManager({
  chatbots,
  chatbotId,
  limitNotice,
  upgradeLink,
  upload,
  onTextPasted,
  failed,
}: DocumentManagerProps) {
  const uploads = useUploads();
  const mayEdit = useMay('documents.edit');
  const [draft, setDraft] = useDraft<TextDraft>(textDraftKey(null));
  const pasteText = (pasted: string) => {
    const text = tableFromCells(pasted) ?? pasted.trim();
    // What was typed before stays above it.
    const { title = '', text: typed = '', version = 0 } = draft ?? {};
    setDraft({ title, text: typed ? `${typed}\n\n${text}` : text, version });
    onTextPasted?.();
  };
  const newIn = chatbotId ? [chatbotId] : chatbots.length === 1 ? chatbots.map(({ id }) => id) : [];
  return (
    <>
      {mayEdit && (
        <DropZone
          uploads={uploads}
          chatbotIds={newIn}
          limitNotice={limitNotice}
          onText={onTextPasted && pasteText}
          {...upload}
        />
      )}
      <UploadList uploads={uploads} upgradeLink={upgradeLink} />
      <DocumentList
        source="file"
        chatbots={chatbots}
        chatbotId={chatbotId}
        empty={{
          title: 'No documents yet',
          text: 'Upload your menu, price list or handbook. Every answer comes from what you put here, with its source.',
        }}
        failed={failed}
      />
    </>
  );
}
