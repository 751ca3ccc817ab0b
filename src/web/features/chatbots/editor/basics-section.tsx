import type { ChatbotSaving } from '#web/features/chatbots/use-chatbot-saving.ts';
import { AvatarField } from './avatar-field.tsx';
import { CheckField, TextAreaField, TextLineField } from './form-fields.tsx';
import { SectionCard } from './section-card.tsx';

export function BasicsSection({ saving: { form, loaded } }: { saving: ChatbotSaving }) {
  return (
    <SectionCard title="Basics" text="Who this assistant is.">
      <TextLineField form={form} name="name" label="Name" help="Visitors see it above the chat." />
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
        help="Switched off, the chat does not appear on your site; visitors in an open chat see a short notice."
      />
      <AvatarField chatbot={loaded} />
    </SectionCard>
  );
}
