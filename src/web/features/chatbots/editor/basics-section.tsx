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
        help="What this assistant is for. Only your team sees it."
      />
      <CheckField
        form={form}
        name="active"
        label="Active"
        help="When this is off, the chat doesn’t appear on your site, and visitors in an open chat see a short notice."
      />
      <AvatarField chatbot={loaded} />
    </SectionCard>
  );
}
