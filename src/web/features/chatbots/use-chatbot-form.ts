import { zodResolver } from '@hookform/resolvers/zod';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { z } from 'zod';
import { type ChatbotSettings, chatbotSettings } from '#shared/contract/chatbots.ts';

// Compiled validators need eval, which the content security policy refuses.
z.config({ jitless: true });

export type ChatbotForm = UseFormReturn<ChatbotSettings>;

/** One form over all sections: errors on blur and on submit, checked by the same rules as on the server. */
export function useChatbotForm(values: ChatbotSettings): ChatbotForm {
  return useForm<ChatbotSettings>({
    resolver: zodResolver(chatbotSettings) as never,
    defaultValues: values,
    mode: 'onTouched',
  });
}
