import type { Context } from 'hono';
import type { Deps } from '#server/deps.ts';
import { bearerOf, type ChatEnv } from '#server/features/chat/public-access.ts';
import { openPreviewConversation } from './preview-conversation.ts';
import { findPreview } from './preview-token.ts';
import { openVisitorConversation } from './visitor-conversation.ts';
import type { WidgetConversation } from './widget-conversation.ts';

/** The conversation behind the call's token. A question may come before the token, with the proof for it. */
export async function openConversation({
  deps,
  c,
  identity,
}: {
  deps: Deps;
  c: Context<ChatEnv>;
  identity?: string | undefined;
}): Promise<WidgetConversation> {
  const token = bearerOf(c) ?? identity ?? '';
  const preview = findPreview({ deps, token, chatbotId: c.get('chatbot').id });
  return preview
    ? openPreviewConversation({ deps, c, preview, token })
    : openVisitorConversation({ deps, c });
}
