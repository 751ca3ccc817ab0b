import type { ChatbotSettings } from '#shared/contract/chatbots.ts';
import { ChatbotFace } from './chatbot-face.tsx';

/** How a chatbot that isn't created yet will greet visitors. */
export function ProposedChatbot({
  settings: { name, greeting, primaryColor },
  logoUrl,
}: {
  settings: ChatbotSettings;
  logoUrl: string | null;
}) {
  return (
    <div className="flex items-start gap-3 rounded-card border border-line p-4">
      <ChatbotFace chatbot={{ name, primaryColor, avatarUrl: logoUrl }} className="size-11" />
      <div className="min-w-0">
        <p className="font-[600] wrap-anywhere">{name}</p>
        <p className="text-[14.5px] wrap-anywhere text-ink-soft">{greeting}</p>
      </div>
      <span
        aria-hidden
        className="mt-1 ml-auto size-5 shrink-0 rounded-full border border-line"
        style={{ background: primaryColor }}
      />
    </div>
  );
}
