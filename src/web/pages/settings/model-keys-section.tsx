import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { ChatbotFace } from '#web/features/chatbots/chatbot-face.tsx';
import { useChatbots } from '#web/features/chatbots/use-chatbots.ts';
import { SettingsSection } from '#web/features/settings/settings-section.tsx';

/** The way to each chatbot's model, where its key is entered. */
export function ModelKeysSection() {
  const { data: chatbots } = useChatbots();
  return (
    <SettingsSection
      title="Model keys"
      text="Each chatbot can use your own AI provider. Choose one to enter its key. Keys are encrypted and never shown again."
    >
      {chatbots && chatbots.length > 0 ? (
        <ul className="max-h-[25rem] divide-y divide-line overflow-y-auto rounded-card border border-line bg-surface">
          {chatbots.map((chatbot) => (
            <li key={chatbot.id}>
              <Link
                to={`/app/chatbots/${chatbot.id}/model`}
                className="flex min-h-13 items-center gap-3 px-4 py-2 text-[14.5px] -outline-offset-2 hover:bg-sunken"
              >
                <ChatbotFace chatbot={chatbot} className="size-8" />
                <span className="min-w-0 flex-1 font-[560] wrap-anywhere">{chatbot.name}</span>
                <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-muted" />
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-muted">
          Create a chatbot first. Without any key it answers with the included engine.
        </p>
      )}
    </SettingsSection>
  );
}
