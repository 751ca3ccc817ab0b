import type { Shell } from '#widget/launcher/shell.ts';
import { loadTexts } from '#widget/texts/load-texts.ts';
import { showUnread } from '#widget/view/show-unread.ts';
import { keepStoredChat, readStoredChat } from './stored-chat.ts';

/** A chat that fills the whole screen of a phone must not come by itself. */
const phoneWidth = 480;

/** A visitor comes to a page: a chat that was open on the last one goes on, and the owner learns that the widget is here. */
export function arrive(shell: Shell): void {
  const { chatbotId, mode } = shell.options;
  const { isLive, isOpen, unread, pinged } = readStoredChat(shell.options);
  // Here before anyone opens the chat.
  void loadTexts(shell);
  if (unread) showUnread({ shell, count: unread });
  const goesOn = isOpen && innerWidth > phoneWidth;
  if (!shell.isOpen && (goesOn || isLive)) shell.show(Boolean(goesOn), true);
  const today = new Date().toDateString();
  if (mode || pinged === today) return;
  keepStoredChat({ of: shell.options, changes: { pinged: today } });
  fetch(`${shell.origin}/api/chat/${chatbotId}/ping`, { method: 'POST' }).catch(() => undefined);
}
