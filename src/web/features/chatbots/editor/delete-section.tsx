import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { DeleteChatbotDialog } from '#web/features/chatbots/delete-chatbot-dialog.tsx';
import type { ChatbotSaving } from '#web/features/chatbots/use-chatbot-saving.ts';
import { useDashboardPath } from '#web/lib/dashboard-path.tsx';
import { Button } from '#web/ui/button.tsx';
import { SectionCard } from './section-card.tsx';

type DeleteSectionProps = { saving: ChatbotSaving; onDeleted: () => void };

/** Also for a read-only chatbot: deleting one makes room for another. */
export function DeleteSection({ saving, onDeleted }: DeleteSectionProps) {
  const [isDeleting, setDeleting] = useState(false);
  const navigate = useNavigate();
  const toDashboard = useDashboardPath();
  return (
    <>
      <SectionCard
        title="Delete this chatbot"
        text="Its settings, answers and conversations go with it. Your documents stay."
      >
        <Button
          variant="secondary"
          className="self-start text-bad"
          onClick={() => setDeleting(true)}
        >
          <Trash2 aria-hidden /> Delete chatbot
        </Button>
      </SectionCard>
      {isDeleting && (
        <DeleteChatbotDialog
          chatbot={saving.loaded}
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            saving.discard();
            onDeleted();
            void navigate(toDashboard(), { replace: true });
          }}
        />
      )}
    </>
  );
}
