import { useMutation } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import type { Chatbot, ChatbotSettings } from '#shared/contract/chatbots.ts';
import type { IndustryId } from '#shared/industries.ts';
import { useDataClient } from '#web/lib/data-client.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.tsx';
import { createChatbot } from './chatbot-calls.ts';
import { TextAreaField, TextLineField } from './editor/form-fields.tsx';
import { IndustryPicker } from './industry-picker.tsx';
import { newChatbotSettings } from './new-chatbot-settings.ts';
import { useChatbotForm } from './use-chatbot-form.ts';
import { useStoreChatbot } from './use-chatbots.ts';

type CreateChatbotDialogProps = {
  chosenIndustries: readonly IndustryId[];
  onClose: () => void;
  onCreated: (chatbot: Chatbot) => void;
};

/** Two steps: which trade, then the four texts that every chatbot needs, already filled in. */
export function CreateChatbotDialog({
  chosenIndustries,
  onClose,
  onCreated,
}: CreateChatbotDialogProps) {
  const [start, setStart] = useState<ChatbotSettings | null>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      className="sm:w-[min(46rem,calc(100vw-2rem))]"
      title={start ? 'Name your assistant' : 'What kind of business is it for?'}
      description={
        start
          ? 'Everything is filled in and can be changed at any time.'
          : 'You get a greeting, instructions, questions and colors to start with.'
      }
    >
      {start ? (
        <NewChatbotForm start={start} onBack={() => setStart(null)} onCreated={onCreated} />
      ) : (
        <IndustryPicker
          chosen={chosenIndustries}
          onPick={(id) => setStart(newChatbotSettings(id))}
        />
      )}
    </Dialog>
  );
}

type NewChatbotFormProps = {
  start: ChatbotSettings;
  onBack: () => void;
  onCreated: (chatbot: Chatbot) => void;
};

function NewChatbotForm({ start, onBack, onCreated }: NewChatbotFormProps) {
  const client = useDataClient();
  const { store } = useStoreChatbot();
  const form = useChatbotForm(start);
  const creation = useMutation({
    mutationFn: (input: ChatbotSettings) => createChatbot({ client, input }),
    onSuccess: (chatbot) => {
      store(chatbot);
      toast.success({ title: 'Chatbot created!', text: `${chatbot.name} is ready to learn.` });
      onCreated(chatbot);
    },
  });
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
        <Notice tone="bad" title="Chatbot not created">
          {creation.error.message}
        </Notice>
      )}
      <TextLineField form={form} name="name" label="Name" help="Visitors see it above the chat." />
      <TextLineField
        form={form}
        name="description"
        label="Description"
        help="For you: what this assistant is there for."
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
