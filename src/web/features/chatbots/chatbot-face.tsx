import type { ChatbotSummary } from '#shared/contract/chatbots.ts';
import { classNames } from '#web/ui/class-names.ts';
import { readableInk } from './contrast.ts';

type ChatbotFaceProps = {
  chatbot: Pick<ChatbotSummary, 'name' | 'primaryColor' | 'avatarUrl'>;
  className?: string;
};

/** The chatbot's picture, or its first letter on its own color. Decoration: its name stands beside it. */
export function ChatbotFace({ chatbot, className }: ChatbotFaceProps) {
  const size = classNames('size-10 shrink-0 rounded-full', className);
  if (chatbot.avatarUrl) {
    return <img src={chatbot.avatarUrl} alt="" className={classNames(size, 'object-cover')} />;
  }
  const { primaryColor: background } = chatbot;
  return (
    <span
      aria-hidden
      className={classNames(size, 'grid place-items-center text-[15px] font-[600]')}
      style={{ background, color: readableInk(background) }}
    >
      {[...chatbot.name.trim()][0]?.toUpperCase() ?? '?'}
    </span>
  );
}
