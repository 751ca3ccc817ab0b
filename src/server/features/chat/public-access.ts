import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { noteWorkspace } from '#server/config/active-span.ts';
import type { Deps } from '#server/deps.ts';
import { readSpokenLanguage } from '#server/engine/language/language-code.ts';
import { findPreview } from '#server/features/chat/conversation/preview-token.ts';
import { verifyIdentity } from '#server/features/chat/conversation/verify-identity.ts';
import {
  readVisitorToken,
  type VisitorToken,
} from '#server/features/chat/conversation/visitor-token.ts';
import { recordPing } from '#server/features/chat/install/ping.ts';
import {
  findIdentitySecret,
  findLiveChatbot,
  type LiveChatbot,
} from '#server/features/chatbots/index.ts';
import { isBlocked, type Visitor } from '#server/features/conversations/index.ts';
import { allowReading, isAllowedOrigin } from '#server/http/cors.ts';
import type { HttpEnv } from '#server/http/http-env.ts';
import { chatbotParam, type VisitorDetails } from '#shared/contract/chat.ts';
import { AppError } from '#shared/errors.ts';
import { addressKeyOf } from './chat-limits.ts';

export type ChatEnv = HttpEnv & { Variables: { chatbot: LiveChatbot } };

const notFound = () => new AppError('not_found', 'There is no such chatbot.');

/** Finds the chatbot that the address names, and refuses pages on which its owner does not want it. */
export function openChatbot(deps: Deps): MiddlewareHandler<ChatEnv> {
  return async (c, next) => {
    const id = chatbotParam.safeParse({ chatbotId: c.req.param('chatbotId') });
    const chatbot = id.success
      ? await findLiveChatbot({ deps, id: id.data.chatbotId.toLowerCase() })
      : null;
    if (!chatbot) throw notFound();
    const origin = c.req.header('origin');
    const domains = chatbot.settings.allowedDomains;
    if (origin === undefined) {
      // Only a page leaves this out and tells on itself; programs and our own pages may call.
      const site = c.req.header('sec-fetch-site') ?? 'none';
      if (domains.length > 0 && !['same-origin', 'none'].includes(site)) throw refused();
    } else {
      const isAllowed = isAllowedOrigin({ origin, ownOrigin: ownOriginOf({ deps, c }), domains });
      if (!isAllowed) {
        const address = c.get('clientAddress');
        await recordPing({ deps, chatbot, address, origin, isRefused: true });
        throw refused();
      }
      allowReading({ c, origin });
    }
    c.set('chatbot', chatbot);
    noteWorkspace(chatbot.workspaceId);
    c.header('Cache-Control', 'no-store');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    await next();
  };
}

const refused = () =>
  new AppError('forbidden', 'This chatbot may not be used on this site. Its owner can allow it.');

/** Where PUBLIC_URL is not set, people come by any name of the machine: then the page's own host is ours. */
export function ownOriginOf({ deps, c }: { deps: Deps; c: Context }): string {
  const origin = c.req.header('origin') ?? '';
  const isOwnHost = URL.canParse(origin) && new URL(origin).host === c.req.header('host');
  return isOwnHost ? origin : new URL(deps.env.http.publicUrl).origin;
}

export const bearerOf = (c: Context<ChatEnv>): string | undefined =>
  /^Bearer\s+(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];

/** The visitor behind a token, or null where none was sent or it is not good for this chatbot. */
export function findVisitor({ deps, c }: { deps: Deps; c: Context<ChatEnv> }): VisitorToken | null {
  const token = bearerOf(c);
  return token ? readVisitorToken({ deps, token, chatbotId: c.get('chatbot').id }) : null;
}

export function getVisitor(input: { deps: Deps; c: Context<ChatEnv> }): VisitorToken {
  const visitor = findVisitor(input);
  if (!visitor) throw new AppError('not_found', 'This conversation does not exist any more.');
  return visitor;
}

/** Everything known of who writes: by token, by a proof of the owner's server, else a newcomer. Blocked visitors stop here. */
export async function describeCaller({
  deps,
  c,
  input,
}: {
  deps: Deps;
  c: Context<ChatEnv>;
  input: {
    visitor: VisitorDetails;
    identity?: string | undefined;
    language?: string | undefined;
    consent: boolean;
  };
}): Promise<Visitor & { isNew: boolean }> {
  const chatbot = c.get('chatbot');
  const token = findVisitor({ deps, c });
  const identity = input.identity
    ? await findIdentity({ deps, chatbot, jwt: input.identity })
    : null;
  const { sub, ...proven } = identity ?? { sub: null };
  const visitor = {
    visitorId: sub === null ? (token?.visitorId ?? randomUUID()) : `user:${sub}`,
    conversationId: token?.conversationId ?? null,
    isVerified: sub !== null,
    details: { ...withoutEmpty(input.visitor), ...proven },
    addressKey: addressKeyOf({ deps, address: c.get('clientAddress') }),
    isNew: token === null,
    hasConsented: input.consent,
    language: readSpokenLanguage(`${input.language},${c.req.header('accept-language')}`),
  };
  const { workspaceId } = chatbot;
  const now = deps.clock.now();
  if (await isBlocked({ connection: deps.database.orm, workspaceId, ...visitor, now })) {
    throw new AppError('forbidden', 'You cannot write here any more.');
  }
  return visitor;
}

export async function findIdentity({
  deps,
  jwt,
  chatbot,
}: {
  deps: Deps;
  chatbot: LiveChatbot;
  jwt: string;
}) {
  const { id, workspaceId, hasIdentitySecret } = chatbot;
  if (findPreview({ deps, token: jwt, chatbotId: id })) {
    throw new AppError('conflict', 'The preview has not begun yet. Please load the page again.');
  }
  const secret = hasIdentitySecret ? await findIdentitySecret({ deps, workspaceId, id }) : null;
  return secret ? verifyIdentity({ jwt, secret, chatbotId: id, now: deps.clock.now() }) : null;
}

function withoutEmpty({ name, email, timeZone }: VisitorDetails): VisitorDetails {
  return { ...(name && { name }), ...(email && { email }), ...(timeZone && { timeZone }) };
}
