import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { DeleteChatbotDialog } from '#web/features/chatbots/delete-chatbot-dialog.tsx';
import type { ChatbotSaving } from '#web/features/chatbots/use-chatbot-saving.ts';
import { useDashboardPath } from '#web/lib/dashboard-path.tsx';
import { useMay } from '#web/lib/permissions.tsx';
import { Button } from '#web/ui/button.tsx';
import { AvatarField } from './avatar-field.tsx';
import { CheckField, TextAreaField, TextLineField } from './form-fields.tsx';
import { SectionCard } from './section-card.tsx';

type BasicsSectionProps = { saving: ChatbotSaving; onDeleted: () => void };

export function BasicsSection({ saving, onDeleted }: BasicsSectionProps) {
  const { form, loaded } = saving;
  const [isDeleting, setDeleting] = useState(false);
  const mayEdit = useMay('chatbots.edit');
  const navigate = useNavigate();
  const toDashboard = useDashboardPath();
  return (
    <div className="flex flex-col gap-5">
      <SectionCard title="Basics" text="Who this assistant is.">
        <TextLineField
          form={form}
          name="name"
          label="Name"
          help="Visitors see it above the chat."
        />
        <TextAreaField
          form={form}
          name="description"
          label="Description"
          rows={2}
          help="For you: what this assistant is there for."
        />
        <CheckField
          form={form}
          name="active"
          label="Active"
          help="Switched off, the chat does not appear on your site; an open chat gets a polite line."
        />
        <AvatarField chatbot={loaded} />
      </SectionCard>
      {mayEdit && (
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
      )}
      {isDeleting && (
        <DeleteChatbotDialog
          chatbot={loaded}
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            saving.discard();
            onDeleted();
            void navigate(toDashboard(), { replace: true });
          }}
        />
      )}
    </div>
  );
}
