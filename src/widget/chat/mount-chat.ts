/** The chat's own entry: loaded when somebody comes near the launcher, run when they press it. */
import type { IdentifyAnswer } from '#shared/contract/chat.ts';
import type { MountedChat, Shell } from '#widget/launcher/shell.ts';
import { adoptStyles } from '#widget/view/adopt-styles.ts';
import css from '#widget/view/chat.css';
import { draw } from '#widget/view/draw.ts';
import { createPalette } from '#widget/view/palette.ts';
import { Panel } from '#widget/view/panel.tsx';
import { showUnread } from '#widget/view/show-unread.ts';
import { watchSurroundings } from '#widget/view/watch-surroundings.ts';
import { callApi } from './call-api.ts';
import { closeChat, createChat, keep } from './chat.ts';
import { followConversation, loadHistory } from './follow-conversation.ts';
import { sendUnsent } from './send-message.ts';

/** Close enough to the end to be reading along. */
const nearEnd = 80;

export { arrive } from './arrive.ts';

export function mountChat(shell: Shell): MountedChat {
  const frame = document.createElement('div');
  shell.root.append(frame);
  adoptStyles({ root: shell.root, css });
  let isScheduled = false;
  let identity: string | undefined;
  const chat = createChat({ shell, draw: schedule });
  const live = followConversation(chat);
  const surroundings = watchSurroundings({
    frame,
    onLook: schedule,
    onOnline(isOnline) {
      chat.isOnline = isOnline;
      if (isOnline) void sendUnsent(chat);
      live.check();
      schedule();
    },
    onEscape: () => closeChat(chat),
  });

  /** Many changes, one drawing. */
  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(() => {
      isScheduled = false;
      redraw();
      live.check();
    }, 16);
  }

  function redraw(): void {
    const log = frame.querySelector('.log');
    const isAtEnd = !log || log.scrollHeight - log.scrollTop - log.clientHeight < nearEnd;
    const { theme } = shell.config;
    const isDark = theme === 'dark' || (theme === 'auto' && surroundings.isDark());
    frame.className = isDark ? 'frame dark' : 'frame';
    const palette = createPalette({ config: shell.config, isDark });
    for (const name in palette) frame.style.setProperty(name, palette[name] ?? '');
    const before = shell.root.activeElement;
    draw({ into: frame, parts: [Panel({ chat })] });
    // What had the focus may be gone, with a question answered or a form sent: the keyboard stays in the chat.
    if (before && !before.isConnected) frame.querySelector<HTMLElement>('.panel')?.focus();
    if (isAtEnd) frame.querySelector('.log')?.scrollTo(0, 1e9);
  }

  async function identify(): Promise<void> {
    const proof = shell.options.visitor?.identity;
    if (proof && proof !== identity) {
      identity = proof;
      const response = await callApi({ chat, path: 'identify', body: { identity } });
      const { visitorToken }: IdentifyAnswer = await response.json();
      if (visitorToken) keep({ chat, changes: { token: visitorToken } });
    }
  }

  async function begin(): Promise<void> {
    // A proof that is refused leaves an anonymous visitor, who can chat as well.
    await identify().catch(() => undefined);
    await loadHistory(chat);
    await sendUnsent(chat);
  }

  void begin();
  return {
    show(isQuiet) {
      const { isOpen } = shell;
      chat.isOpen = isOpen;
      if (chat.sheet === 'menu') chat.sheet = 'none';
      keep({ chat, changes: isOpen ? { isOpen, unread: 0 } : { isOpen } });
      if (isOpen) showUnread({ shell, count: 0 });
      redraw();
      live.check();
      if (isQuiet) return;
      // On a phone the keyboard would cover what was just opened.
      const target = surroundings.isPhone() ? '.panel' : '.composer textarea';
      const next = isOpen ? frame.querySelector<HTMLElement>(target) : shell.button;
      next?.focus();
    },
    update() {
      void begin();
      schedule();
    },
    destroy() {
      live.stop();
      surroundings.stop();
      frame.remove();
    },
  };
}
