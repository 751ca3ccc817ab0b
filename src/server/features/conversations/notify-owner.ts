import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import type { LiveChatbot } from '#server/features/chatbots/index.ts';
import { queueMail } from '#server/features/mail/index.ts';
import { consumeRateLimit } from '#server/http/rate-limit.ts';
import { findOwnerEmail } from './queries.ts';

/** What visitors set off must not flood anyone: beyond this the inbox alone tells of it. */
const perRecipient = { name: 'chat-mail', requests: 20, windowSeconds: 3600 };

export type OwnerMail = {
  queue(options: {
    transaction: Transaction;
    template: string;
    conversationId: string | null;
    props: Record<string, unknown>;
  }): Promise<void>;
};

/** Mails to the people the chatbot's owner named, else to the owner; written down with what they tell of. */
export const notifyOwner = { prepare };

async function prepare({
  deps,
  chatbot: { workspaceId, settings },
}: {
  deps: Deps;
  chatbot: Pick<LiveChatbot, 'workspaceId' | 'settings'>;
}): Promise<OwnerMail> {
  const recipients: string[] = [];
  for (const to of await listRecipients({ deps, workspaceId, settings })) {
    const use = await consumeRateLimit({ deps, caller: to.toLowerCase(), ...perRecipient });
    if (use.isAllowed) recipients.push(to);
  }
  return {
    async queue({ transaction, template, conversationId, props }) {
      const path = conversationId ? `/app/inbox/${conversationId}` : '/app/inbox';
      for (const to of recipients) {
        const link = `${deps.env.http.publicUrl}${path}`;
        const mail = {
          userId: null,
          workspaceId,
          to,
          template,
          props: { ...props, link, chatbot: settings.name },
        };
        await queueMail({ deps, transaction, mail });
      }
    },
  };
}

export async function listRecipients({
  deps,
  workspaceId,
  settings,
}: {
  deps: Deps;
  workspaceId: string;
  settings: Pick<LiveChatbot['settings'], 'notifyEmails'>;
}): Promise<string[]> {
  if (settings.notifyEmails.length > 0) return settings.notifyEmails;
  const email = await findOwnerEmail({ connection: deps.database.orm, workspaceId });
  return email ? [email] : [];
}
