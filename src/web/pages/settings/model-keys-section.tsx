import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { ChatbotSummary } from '#shared/contract/chatbots.ts';
import { providerNames } from '#shared/model-providers.ts';
import { ChatbotFace } from '#web/features/chatbots/chatbot-face.tsx';
import { useChatbots } from '#web/features/chatbots/use-chatbots.ts';
import { SettingsSection } from '#web/features/settings/settings-section.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';

/** The way to each chatbot's model, where its key is entered. */
export function ModelKeysSection() {
  const list = useChatbots();
  const chatbots = list.data ?? [];
  return (
    <SettingsSection
      title="Model keys"
      text="Each chatbot can use your own AI provider. Choose one to enter its key. Keys are encrypted and never shown again."
    >
      <div className="max-h-[25rem] overflow-y-auto rounded-card border border-line bg-surface">
        <ListFrame
          list={list}
          loadingLabel="Loading your chatbots"
          failedTitle="Your chatbots could not be loaded"
          isEmpty={chatbots.length === 0}
          empty="Create a chatbot first. Without a key, it answers with the included engine."
        >
          <ul aria-label="Model keys" className="divide-y divide-line">
            {chatbots.map((chatbot) => (
              <li key={chatbot.id}>
                <Link
                  to={`/app/chatbots/${chatbot.id}/model`}
                  className="flex min-h-13 items-center gap-3 px-4 py-2 text-[14.5px] -outline-offset-2 hover:bg-sunken"
                >
                  <ChatbotFace chatbot={chatbot} className="size-8" />
                  <span className="min-w-0 flex-1">
                    <span className="block font-[560] wrap-anywhere">{chatbot.name}</span>
                    <span className="block text-[13px] text-ink-muted">
                      <ModelInUse chatbot={chatbot} />
                    </span>
                  </span>
                  <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-muted" />
                </Link>
              </li>
            ))}
          </ul>
        </ListFrame>
      </div>
    </SettingsSection>
  );
}

/** Which model writes the answers, and whether its key is there. */
function ModelInUse({
  chatbot: { model, modelKeyLast4 },
}: {
  chatbot: Pick<ChatbotSummary, 'model' | 'modelKeyLast4'>;
}) {
  if (!model) return 'Included engine';
  const provider = providerNames[model.provider];
  if (modelKeyLast4)
    return (
      <>
        {provider}, key ends in {modelKeyLast4}
      </>
    );
  return model.provider === 'openai-compatible' ? provider : <>{provider}, no key yet</>;
}
