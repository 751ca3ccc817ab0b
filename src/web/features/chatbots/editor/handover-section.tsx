import { text } from '#shared/text.ts';
import type { ChatbotForm } from '#web/features/chatbots/use-chatbot-form.ts';
import { ChoiceCards } from './choice-cards.tsx';
import { ContactFieldsField } from './contact-fields-field.tsx';
import { NumberField } from './form-fields.tsx';
import { ListField } from './list-field.tsx';
import { OpeningHoursField } from './opening-hours-field.tsx';
import { SectionCard } from './section-card.tsx';

/** What happens when the chatbot doesn't know, and who is told. */
export function HandoverSection({ form }: { form: ChatbotForm }) {
  const minutes = form.watch('humanWaitMinutes');
  return (
    <div className="flex flex-col gap-5">
      <SectionCard
        title="When the answer isn't in the documents"
        text="The chatbot never makes one up. Choose what happens instead."
      >
        <ChoiceCards
          label="What happens then"
          columns={3}
          value={form.watch('fallback')}
          onChange={(value) => form.setValue('fallback', value, { shouldDirty: true })}
          options={[
            {
              value: 'offer',
              label: 'Offer help',
              text: 'The visitor chooses: ask your team now, or leave their details.',
            },
            {
              value: 'human',
              label: 'Call the team at once',
              text: `You're notified without asking the visitor. After ${minutes || 'a few'} minutes they get the contact form.`,
            },
            {
              value: 'contact',
              label: 'Take contact details',
              text: 'The contact form opens. You get an email with the question.',
            },
          ]}
        />
        <NumberField
          form={form}
          name="humanWaitMinutes"
          label="Minutes to wait for a human"
          help="After that, the visitor gets the contact form."
          min={1}
          max={120}
          unit={text('minutes')}
        />
        <ListField
          form={form}
          name="notifyEmails"
          label="Addresses to notify"
          help="If empty, we notify you."
          noun={text('address')}
          placeholder="team@example.com"
          max={10}
        />
        <ContactFieldsField form={form} />
      </SectionCard>
      <SectionCard
        title="When your team is there"
        text="Outside these hours visitors leave their details."
      >
        <OpeningHoursField form={form} />
      </SectionCard>
    </div>
  );
}
