import { useState } from 'react';
import type { Chatbot, ChatbotSettings } from '#shared/contract/chatbots.ts';
import type { Website, WebsitePreview } from '#shared/contract/websites.ts';
import type { IndustryId } from '#shared/industries.ts';
import { createWebsiteChatbot } from '#web/features/chatbots/chatbot-calls.ts';
import { IndustryPicker } from '#web/features/chatbots/industry-picker.tsx';
import { NewChatbotForm } from '#web/features/chatbots/new-chatbot-form.tsx';
import { proposeSettings } from '#web/features/chatbots/new-chatbot-settings.ts';
import { ProposedChatbot } from '#web/features/chatbots/proposed-chatbot.tsx';
import { type Creation, useCreation } from '#web/features/chatbots/use-creation.ts';
import { PreviewAnswers } from '#web/features/websites/preview-answers.tsx';
import { ReadingStrip } from '#web/features/websites/reading-strip.tsx';
import { useWebsitePreview } from '#web/features/websites/use-websites.ts';
import { useDataClient } from '#web/state/data-client.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';

type WebsiteChatbotDialogProps = {
  website: Website;
  chosenIndustries: readonly IndustryId[];
  onClose: () => void;
  /** Gives up this website for another address. */
  onLeave: () => void;
  onCreated: (chatbot: Chatbot) => void;
};

const nothing: WebsitePreview = { profile: null, logoUrl: null, answers: [] };
const steps = {
  industry: {
    title: 'What kind of business is it for?',
    description: 'You get instructions and questions to start with while we read your website.',
  },
  answers: {
    title: 'Your chatbot already knows this',
    description: 'These are real answers from your website. You can change everything later.',
  },
  details: {
    title: 'Name your assistant',
    description: 'Everything is filled in and can be changed at any time.',
  },
};

/** While a website is being read: the industry, then what the chatbot can answer, then its texts for those who want to. */
export function WebsiteChatbotDialog({
  website,
  chosenIndustries,
  onClose,
  onLeave,
  onCreated,
}: WebsiteChatbotDialogProps) {
  const client = useDataClient();
  const { data: preview = nothing } = useWebsitePreview(website);
  const [industryId, setIndustryId] = useState<IndustryId | null>();
  /** What the form started with: what is read later must not change what is being typed. */
  const [details, setDetails] = useState<ChatbotSettings | null>(null);
  const creation = useCreation({
    create: (settings) =>
      createWebsiteChatbot({
        ...{ client, websiteId: website.id, input: { settings, usesLogo: true } },
      }),
    onCreated,
  });
  const step = details ? 'details' : industryId === undefined ? 'industry' : 'answers';
  const proposed = proposeSettings({ industryId: industryId ?? null, preview });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      className="sm:w-[min(46rem,calc(100vw-2rem))]"
      {...steps[step]}
      {...(step === 'answers' && {
        footer: (
          <AnswersFooter
            creation={creation}
            onBack={() => setIndustryId(undefined)}
            onCreate={() => creation.mutate(proposed)}
          />
        ),
      })}
    >
      {step !== 'details' && <ReadingStrip website={website} onLeave={onLeave} />}
      {step === 'industry' && <IndustryPicker chosen={chosenIndustries} onPick={setIndustryId} />}
      {step === 'answers' && (
        <div className="flex flex-col gap-5">
          {creation.error && (
            <FormFailure title="Chatbot not created">{creation.error.message}</FormFailure>
          )}
          <ProposedChatbot
            settings={proposed}
            logoUrl={preview.logoUrl}
            onEdit={() => setDetails(proposed)}
          />
          <PreviewAnswers answers={preview.answers} isReading={website.state === 'finding'} />
        </div>
      )}
      {details && (
        <NewChatbotForm start={details} onBack={() => setDetails(null)} creation={creation} />
      )}
    </Dialog>
  );
}

type AnswersFooterProps = {
  creation: Creation;
  onBack: () => void;
  onCreate: () => void;
};

function AnswersFooter({ creation, onBack, onCreate }: AnswersFooterProps) {
  return (
    <>
      <Button variant="ghost" className="sm:mr-auto" onClick={onBack}>
        Back
      </Button>
      <Button
        busyLabel={creation.isPending && 'Creating...'}
        onClick={() => {
          if (!creation.isPending) onCreate();
        }}
      >
        Create chatbot
      </Button>
    </>
  );
}
