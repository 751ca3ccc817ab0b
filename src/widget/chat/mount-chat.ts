/** The chat's own entry: loaded when someone comes near the launcher, run when they press it. */
import type { MountedChat, Shell } from '#widget/launcher/shell.ts';
import { loadTexts } from '#widget/texts/load-texts.ts';
import css from '#widget/view/chat.css';
import { draw } from '#widget/view/draw.ts';
import { createPalette } from '#widget/view/palette.ts';
import { Panel } from '#widget/view/panel.tsx';
import { showUnread } from '#widget/view/show-unread.ts';
import { watchSurroundings } from '#widget/view/watch-surroundings.ts';
import { callForToken } from './call-api.ts';
import { closeChat, createChat, enter, isBusy, keep, showSheet } from './chat.ts';
import { followConversation, loadHistory } from './follow-conversation.ts';
import { formTools } from './form-tools.ts';
import { loadForms } from './load-forms.ts';
import { sendUnsent } from './send-message.ts';
import { readStoredChat } from './stored-chat.ts';

/** A chat that fills the whole screen of a phone must not open without being asked. */
const phoneWidth = 480;
/** Close enough to the end to be reading along. */
const nearEnd = 80;
/** How long an open chat waits for its language before it starts in English. */
const languageMs = 1_000;

/** A visitor who has used the chat before comes to a page: a chat that was open on the last one goes on. */
export function arrive(shell: Shell): void {
  const { isLive, isOpen, unread } = readStoredChat(shell.options);
  if (unread) showUnread({ shell, count: unread });
  const goesOn = isOpen && innerWidth > phoneWidth;
  if (!shell.isOpen && (goesOn || isLive)) shell.show(Boolean(goesOn), true);
}

export function mountChat(shell: Shell): MountedChat {
  const frame = document.createElement('div');
  shell.root.append(frame);
  adoptStyles({ root: shell.root, css });
  let isScheduled = false;
  let identity: string | undefined | null = null;
  const chat = createChat({ shell, draw: schedule });
  const checkStream = followConversation(chat);
  const surroundings = watchSurroundings({
    frame,
    onLook: schedule,
    onOnline(isOnline) {
      if (isOnline) {
        enter({ chat, phase: 'idle' });
        void sendUnsent(chat);
        checkStream(true);
      } else if (isBusy(chat)) chat.line?.abort();
      else enter({ chat, phase: 'offline' });
    },
    onEscape() {
      if (chat.sheet === 'none') return closeChat(chat);
      showSheet({ chat, sheet: 'none' });
      // Most sheets were opened from the menu, which is beside the only other button that opens one.
      frame.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    },
  });

  async function loadLanguage(): Promise<void> {
    const { language } = shell.options;
    const texts = await loadTexts(shell);
    // The page may have asked for another one meanwhile.
    if (language === shell.options.language) chat.texts = texts;
    void schedule();
  }

  const hasLanguage = Promise.race([
    loadLanguage(),
    new Promise((resolve) => setTimeout(resolve, languageMs)),
  ]);

  /** Many changes, one drawing. */
  async function schedule(): Promise<void> {
    if (isScheduled) return;
    isScheduled = true;
    await hasLanguage;
    setTimeout(() => {
      isScheduled = false;
      if (chat.isDisposed) return;
      redraw();
      checkStream();
    }, 16);
  }

  async function loadSheets(): Promise<void> {
    const forms = await loadForms(chat);
    if (!forms) {
      chat.sheet = 'none';
      chat.notice = chat.texts.noConnection;
    } else if (!chat.drawSheet) {
      adoptStyles({ root: shell.root, css: forms.styles });
      chat.drawSheet = () => forms.drawForm({ ...formTools, chat });
    }
    void schedule();
  }

  function redraw(): void {
    if (chat.sheet !== 'none' && !chat.drawSheet) void loadSheets();
    const log = frame.querySelector('.log');
    const isAtEnd = !log || log.scrollHeight - log.scrollTop - log.clientHeight < nearEnd;
    const { theme } = shell.config;
    const isDark = theme === 'dark' || (theme === 'auto' && surroundings.isDark());
    frame.className = isDark ? 'frame dark' : 'frame';
    const palette = createPalette({ config: shell.config, isDark });
    // A phone's keyboard shrinks what is seen, not the page: the sheet follows what is seen.
    let style = `--seen-height:${visualViewport?.height}px;--seen-top:${visualViewport?.offsetTop}px`;
    for (const name in palette) style += `;${name}:${palette[name]}`;
    frame.style.cssText = style;
    const before = shell.root.activeElement;
    draw({ into: frame, parts: [Panel({ chat })] });
    // What had the focus may be gone, with a question answered or a form sent: the keyboard stays in the chat.
    if (before && !before.isConnected) frame.querySelector<HTMLElement>('.panel')?.focus();
    if (isAtEnd) frame.querySelector('.log')?.scrollTo(0, 1e9);
  }

  /** For the first time, and when the page says who the visitor is. */
  async function begin(): Promise<void> {
    const proof = shell.options.visitor?.identity;
    if (proof === identity) return;
    identity = proof;
    try {
      if (proof) await callForToken({ chat, path: 'identify', body: { identity } });
    } catch {
      // A proof that is refused leaves an anonymous visitor, who can chat as well.
    }
    await loadHistory(chat).catch(() => undefined);
    checkStream(true);
    await sendUnsent(chat);
  }

  void begin();
  return {
    async show(isQuiet) {
      const { isOpen } = shell;
      chat.isOpen = isOpen;
      if (chat.sheet === 'menu') chat.sheet = 'none';
      // A page that opens the chat on its own stores nothing: its visitor hasn't asked for anything yet.
      if (!isQuiet) keep({ chat, changes: isOpen ? { isOpen, unread: 0 } : { isOpen } });
      if (isOpen) showUnread({ shell, count: 0 });
      await hasLanguage;
      redraw();
      checkStream();
      if (isQuiet) return;
      // On a phone the keyboard would cover what was just opened.
      const target = surroundings.isPhone() ? '.panel' : '.composer textarea';
      const next = isOpen ? frame.querySelector<HTMLElement>(target) : shell.button;
      next?.focus();
    },
    update() {
      void begin();
      void loadLanguage();
    },
    destroy() {
      chat.isDisposed = true;
      chat.line?.abort();
      checkStream();
      surroundings.stop();
      frame.remove();
    },
  };
}

/** Styles that a strict policy of the page lets through. Browsers from before 2023 get them as text, which it may refuse. */
function adoptStyles({ root, css }: { root: ShadowRoot; css: string }): void {
  if (root.adoptedStyleSheets) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  } else root.appendChild(document.createElement('style')).textContent = css;
}
