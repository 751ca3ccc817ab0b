/** What the launcher and the chat, two files that load apart, know of each other. */
import type { ChatConfig } from '#shared/contract/chat.ts';

/** What a page may say about its widget. Everything but the id has its place in the chatbot's settings; here it wins. */
export type WidgetOptions = Partial<Omit<ChatConfig, 'id'>> & {
  chatbotId: string;
  /** `page`: the chat fills its window and has no launcher, as at /chat/… */
  mode?: 'page' | undefined;
  visitor?: VisitorIdentity;
  /** Of the chat's own texts, such as `de`; the visitor's where the page does not say. */
  language?: string;
  /** How many launchers stand below it; counted where the page does not say. */
  level?: number;
};

/** `identity` is a JWT that the site's own server signed; without it name and address are only a hint. */
export type VisitorIdentity = { name?: string; email?: string; identity?: string };

export type WidgetEvent = 'ready' | 'open' | 'close' | 'message' | 'unread' | 'error';

/** The launcher, as the chat sees it. */
export type Shell = {
  root: ShadowRoot;
  button: HTMLButtonElement;
  /** How many widgets are below it. */
  place: number;
  /** Of the server that the widget came from. */
  origin: string;
  options: WidgetOptions;
  /** The chatbot's settings with the page's wishes over them. */
  config: ChatConfig;
  isOpen: boolean;
  /** Quietly: the focus stays where it is. */
  show(isOpen: boolean, isQuiet?: boolean): void;
  emit(name: WidgetEvent, detail?: unknown): void;
};

/** The chat, as the launcher sees it. */
export type MountedChat = {
  show(isQuiet?: boolean): void;
  /** Options, settings or identity are new. */
  update(): void;
  destroy(): void;
};

export type ChatModule = {
  /** Once a page, for visitors who have used the chat: what an earlier page left open goes on. */
  arrive(shell: Shell): void;
  mountChat(shell: Shell): MountedChat;
};
