import type { ReactNode } from 'react';
import { useMay } from '#web/state/permissions.tsx';
import { useDraft } from '#web/state/unsent-work.tsx';
import { Button } from '#web/ui/button.tsx';
import type { ChatbotName } from './chatbot-name.ts';
import { DocumentList } from './document-list.tsx';
import { textDraftKey } from './text-draft.ts';
import { TextEditor } from './text-editor.tsx';

type TextManagerProps = {
  chatbots: readonly ChatbotName[];
  /** Inside a chatbot: a new text is linked to it, and only its own are listed at first. */
  chatbotId?: string;
  limitNotice: ReactNode;
  /** The text that is open in the editor, "new" for one that isn't saved yet. */
  editing: string | null;
  onEdit: (id: string | null) => void;
  failed: (failure: { error: Error; retry: () => void }) => ReactNode;
};

/** Knowledge that is typed or pasted in. */
export function TextManager({
  chatbots,
  chatbotId,
  limitNotice,
  editing,
  onEdit,
  failed,
}: TextManagerProps) {
  const mayEdit = useMay('documents.edit');
  const [draft] = useDraft(textDraftKey(null));
  if (mayEdit && editing) {
    const newIn = chatbotId ? [chatbotId] : chatbots.map(({ id }) => id);
    return (
      <TextEditor
        key={editing}
        id={editing === 'new' ? null : editing}
        chatbotIds={newIn.length === 1 ? newIn : []}
        onClose={() => onEdit(null)}
      />
    );
  }
  return (
    <>
      {mayEdit &&
        (limitNotice ?? (
          <Button className="max-sm:w-full" onClick={() => onEdit('new')}>
            {draft ? 'Continue your draft' : 'Add text'}
          </Button>
        ))}
      <DocumentList
        source="text"
        chatbots={chatbots}
        chatbotId={chatbotId}
        empty={{
          title: 'No texts yet',
          text: 'Type or paste what your chatbot should know: opening hours, prices, how you handle returns. It can answer from it seconds after you save.',
        }}
        failed={failed}
        onEdit={onEdit}
      />
    </>
  );
}
