import type { ChatbotForm } from '#web/features/chatbots/use-chatbot-form.ts';

/** What is wrong with the booking settings, by path: `services.0.minutes`. */
export type ProblemOf = (path: string) => string | undefined;

export function problemsOf(form: ChatbotForm): ProblemOf {
  const { errors } = form.formState;
  return (path) => {
    let found: unknown = errors.booking;
    for (const part of path.split('.')) {
      found = (found as Record<string, unknown> | undefined)?.[part];
    }
    const { message, root } = (found ?? {}) as { message?: unknown; root?: { message?: unknown } };
    const text = message ?? root?.message;
    return typeof text === 'string' ? text : undefined;
  };
}
