import type { Shell } from '#widget/launcher/shell.ts';
import { showUnread } from '#widget/view/show-unread.ts';
import { readStoredChat } from './stored-chat.ts';

/** A chat that fills the whole screen of a phone must not open without being asked. */
const phoneWidth = 480;

/** A visitor who has used the chat before comes to a page: a chat that was open on the last one goes on. */
export function arrive(shell: Shell): void {
  const { isLive, isOpen, unread } = readStoredChat(shell.options);
  if (unread) showUnread({ shell, count: unread });
  const goesOn = isOpen && innerWidth > phoneWidth;
  if (!shell.isOpen && (goesOn || isLive)) shell.show(Boolean(goesOn), true);
}
