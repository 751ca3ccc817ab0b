import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { readSpokenLanguage } from '#server/engine/language/language-code.ts';
import { findLiveChatbot } from '#server/features/chatbots/index.ts';
import { findVisitorLabel } from '#server/features/white-label/index.ts';
import type { HttpEnv } from '#server/http/http-env.ts';
import { chatbotParam } from '#shared/contract/chat.ts';

/** /chat/{id}: the widget as a whole page, to link to or to show in a frame. Everything it does goes over the public chat API. */
export function widgetRoutes(deps: Deps): Hono<HttpEnv> {
  return new Hono<HttpEnv>().get('/chat/:chatbotId', async (c, next) => {
    const param = chatbotParam.safeParse(c.req.param());
    const id = param.success ? param.data.chatbotId.toLowerCase() : null;
    const chatbot = id && (await findLiveChatbot({ deps, id }));
    // The page for addresses that do not exist comes last.
    if (!chatbot) return next();
    const { name, theme, allowedDomains } = chatbot.settings;
    c.header('Content-Security-Policy', chatPagePolicy(allowedDomains));
    c.header('Cache-Control', 'no-cache');
    c.header('Vary', 'Accept-Language');
    const label = await findVisitorLabel({ deps, chatbot });
    // With a label and no logo the address answers nothing, which is better than our own sign.
    const icon = label ? `/api/chat/${chatbot.id}/logo` : '/favicon.svg';
    const language = readSpokenLanguage(c.req.header('accept-language')) ?? 'en';
    return c.html(renderPage({ id: chatbot.id, name, theme, icon, language }));
  });
}

/** No list means any site, as for the widget: this page knows no cookie that a frame could abuse. */
export function chatPagePolicy(allowedDomains: readonly string[]): string {
  const framers = allowedDomains.length > 0 ? ["'self'", ...allowedDomains] : ['*'];
  return [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `frame-ancestors ${framers.join(' ')}`,
  ].join('; ');
}

function renderPage({
  theme,
  name,
  icon,
  id,
  language,
}: {
  id: string;
  name: string;
  theme: 'light' | 'dark' | 'auto';
  icon: string;
  /** The page has no text of its own but the chat's, which follows it. */
  language: string;
}): string {
  const scheme = theme === 'auto' ? 'light dark' : theme;
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${scheme}">
<meta name="robots" content="noindex">
<title>${escapeHtml(name)}</title>
<link rel="icon" href="${icon}">
<noscript>This chat needs JavaScript. Please turn it on.</noscript>
<script src="/widget.js" async data-chatbot-id="${id}" data-mode="page"></script>
</html>
`;
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
