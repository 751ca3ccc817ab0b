/** One widget on a page: asks for its settings, shows its button, and calls the chat when someone wants it. */
import type { ChatConfig } from '#shared/contract/chat.ts';
import { createButton } from './create-button.ts';
import type {
  ChatModule,
  MountedChat,
  Shell,
  VisitorIdentity,
  WidgetEvent,
  WidgetOptions,
} from './shell.ts';

type Listener = (event: CustomEvent) => void;

export type Widget = {
  open(): void;
  close(): void;
  toggle(): void;
  update(options: Partial<WidgetOptions>): void;
  identify(visitor: VisitorIdentity): void;
  on(name: WidgetEvent, listener: Listener): void;
  off(name: WidgetEvent, listener: Listener): void;
  destroy(): void;
};

let chatModule: Promise<ChatModule | null> | null = null;
/** Those on the page, by chatbot. */
export const widgets: Record<string, Widget> = {};

export function createWidget({
  origin,
  options,
}: {
  origin: string;
  options: WidgetOptions;
}): Widget {
  const { chatbotId, mode } = options;
  const host = document.createElement('div');
  // Inline and important: no rule of the page is stronger.
  host.style.cssText = 'all:initial!important;position:fixed!important;z-index:999999999!important';
  // Frameworks that swap the page's content take what they do not know with it.
  const attach = () => host.isConnected || document.documentElement.append(host);
  const observer = new MutationObserver(attach);
  /** Null once the widget is destroyed: what was under way then comes to nothing. */
  let settings: ChatConfig | undefined | null;
  let chat: MountedChat | undefined;

  const shell: Shell = {
    root: host.attachShadow({ mode: 'open' }),
    button: document.createElement('button'),
    place: options.level ?? Object.keys(widgets).length,
    origin,
    options,
    get config() {
      return { ...settings, ...shell.options } as ChatConfig;
    },
    isOpen: false,
    async show(isOpen, isQuiet) {
      if (isOpen !== shell.isOpen) shell.emit(isOpen ? 'open' : 'close');
      shell.isOpen = isOpen;
      const module = settings && (await load());
      // Before the settings are here, the wish is kept.
      if (!settings) return;
      // Asked only after waiting: two clicks in a row wait for the same file.
      chat ??= module?.mountChat(shell);
      if (chat) chat.show(isQuiet);
      else shell.isOpen = false;
      draw();
    },
    emit: (name, detail) => host.dispatchEvent(new CustomEvent(name, { detail })),
  };
  const draw = createButton(shell);
  // Until there is something to close, a second click wants it open as well.
  const toggle = () => shell.show(!chat || !shell.isOpen);
  shell.button.onclick = toggle;
  shell.button.onpointerenter = shell.button.onfocus = load;

  function load(): Promise<ChatModule | null> {
    chatModule ??= import(origin + __CHAT_FILE__).catch(() => {
      // The next one who wants it tries again.
      chatModule = null;
    }) as Promise<ChatModule | null>;
    return chatModule;
  }

  async function start(): Promise<void> {
    const response = await fetch(`${origin}/api/chat/${chatbotId}/config`);
    const answer: ChatConfig = await response.json();
    if (settings === null) return;
    // Refused, unknown or switched off: the page stays as it is.
    if (!answer.active && !mode) throw answer;
    settings = answer;
    draw();
    if (!mode) shell.root.append(shell.button);
    attach();
    observer.observe(document.documentElement, { childList: true });
    shell.emit('ready');
    if (mode || shell.isOpen) shell.show(true, true);
    try {
      // Nothing more is loaded until someone wants the chat, or has used it before.
      if (localStorage[`askwell:${chatbotId}`]) (await load())?.arrive(shell);
    } catch {
      // No storage here, so nothing in it.
    }
  }

  function update(changes: Partial<WidgetOptions>): void {
    shell.options = { ...shell.options, ...changes };
    if (settings) draw();
    chat?.update();
  }

  start().catch((error) => shell.emit('error', error));
  return {
    open: () => shell.show(true),
    close: () => shell.show(false),
    toggle,
    update,
    identify: (visitor) => update({ visitor }),
    on: host.addEventListener.bind(host) as Widget['on'],
    off: host.removeEventListener.bind(host) as Widget['off'],
    destroy() {
      settings = null;
      delete widgets[chatbotId];
      observer.disconnect();
      chat?.destroy();
      host.remove();
    },
  };
}
