import type { ChatbotSettings } from '#shared/contract/chatbots.ts';
import { Button } from '#web/ui/button.tsx';
import { ChatbotFace } from './chatbot-face.tsx';

type ProposedChatbotProps = {
  settings: ChatbotSettings;
  logoUrl: string | null;
  onEdit: () => void;
};

/** How a chatbot that isn't created yet will greet visitors. */
export function ProposedChatbot({
  settings: { name, greeting, primaryColor },
  logoUrl,
  onEdit,
}: ProposedChatbotProps) {
  return (
    <div className="flex items-start gap-3 rounded-card border border-line p-4">
      <ChatbotFace chatbot={{ name, primaryColor, avatarUrl: logoUrl }} className="size-11" />
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2 font-[600] wrap-anywhere">
          {name}
          <span
            aria-hidden
            className="size-3.5 shrink-0 rounded-full border border-line"
            style={{ background: primaryColor }}
          />
        </p>
        <p className="text-[14.5px] wrap-anywhere text-ink-soft">{greeting}</p>
        <Button variant="ghost" size="small" className="-ml-3 text-accent" onClick={onEdit}>
          Change name and texts
        </Button>
      </div>
    </div>
  );
}
