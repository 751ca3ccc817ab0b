import { useMutation } from '@tanstack/react-query';
import type { Chatbot, ChatbotSettings } from '#shared/contract/chatbots.ts';
import { toast } from '#web/ui/toast.tsx';
import { useStoreChatbot } from './use-chatbots.ts';

export type Creation = ReturnType<typeof useCreation>;

/** Creates a chatbot in one of several ways, and tells of it. */
export function useCreation({
  create,
  onCreated,
}: {
  create: (settings: ChatbotSettings) => Promise<Chatbot>;
  onCreated: (chatbot: Chatbot) => void;
}) {
  const { store } = useStoreChatbot();
  return useMutation({
    mutationFn: create,
    onSuccess: (chatbot) => {
      store(chatbot);
      toast.success({ title: 'Chatbot created!', text: `${chatbot.name} is ready to learn.` });
      onCreated(chatbot);
    },
  });
}
