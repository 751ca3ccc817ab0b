import { ArrowLeft } from 'lucide-react';
import type { ChatbotSettings } from '#shared/contract/chatbots.ts';
import { Button } from '#web/ui/button.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { TextAreaField, TextLineField } from './editor/form-fields.tsx';
import { useChatbotForm } from './use-chatbot-form.ts';
import type { Creation } from './use-creation.ts';

type NewChatbotFormProps = {
  start: ChatbotSettings;
  onBack: () => void;
  creation: Creation;
};

/** The four texts that every chatbot needs, already filled in. */
export function NewChatbotForm({ start, onBack, creation }: NewChatbotFormProps) {
  const form = useChatbotForm(start);
  return (
    <form
      noValidate
      method="post"
      onSubmit={form.handleSubmit((values) => {
        if (!creation.isPending) creation.mutate(values);
      })}
      className="flex flex-col gap-5"
    >
      {creation.error && (
        <FormFailure title="Chatbot not created">{creation.error.message}</FormFailure>
      )}
      <TextLineField form={form} name="name" label="Name" help="Visitors see it above the chat." />
      <TextLineField
        form={form}
        name="description"
        label="Description"
        help="What this assistant is for. Only your team sees it."
      />
      <TextAreaField
        form={form}
        name="greeting"
        label="Greeting message"
        rows={2}
        help="The first thing a visitor reads. Say what they can ask."
      />
      <TextAreaField
        form={form}
        name="systemPrompt"
        label="System prompt"
        rows={4}
        help="How it should speak. What it knows comes from your documents."
      />
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-between">
        <Button variant="ghost" onClick={onBack}>
          <ArrowLeft aria-hidden /> Back
        </Button>
        <Button type="submit" busyLabel={creation.isPending && 'Creating...'}>
          Create chatbot
        </Button>
      </div>
    </form>
  );
}
