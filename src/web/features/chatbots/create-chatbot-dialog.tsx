import { useState } from 'react';
import type { Chatbot, ChatbotSettings } from '#shared/contract/chatbots.ts';
import type { IndustryId } from '#shared/industries.ts';
import { useDataClient } from '#web/state/data-client.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { createChatbot } from './chatbot-calls.ts';
import { IndustryPicker } from './industry-picker.tsx';
import { NewChatbotForm } from './new-chatbot-form.tsx';
import { newChatbotSettings } from './new-chatbot-settings.ts';
import { useCreation } from './use-creation.ts';

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
  const client = useDataClient();
  const [start, setStart] = useState<ChatbotSettings | null>(null);
  const creation = useCreation({
    create: (input) => createChatbot({ client, input }),
    onCreated,
  });
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
        <NewChatbotForm start={start} onBack={() => setStart(null)} creation={creation} />
      ) : (
        <IndustryPicker
          chosen={chosenIndustries}
          onPick={(id) => setStart(newChatbotSettings(id))}
        />
      )}
    </Dialog>
  );
}
