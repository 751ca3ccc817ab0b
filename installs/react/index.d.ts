export type AskwellChatProps = {
  /** Which chatbot answers. */
  chatbotId: string;
  /** The address of the server; the one this package was downloaded from where it's left out. */
  server?: string;
  position?: 'bottom-right' | 'bottom-left';
  theme?: 'light' | 'dark' | 'auto';
  primaryColor?: string;
  secondaryColor?: string;
  launcherText?: string;
  greeting?: string;
  placeholder?: string;
  /** Of the chat window, such as "de". */
  language?: string;
  /** Someone your site knows. `identity` is a signed token that proves it. */
  visitor?: { name?: string; email?: string; identity?: string };
  onReady?: (event: CustomEvent) => void;
  onOpen?: (event: CustomEvent) => void;
  onClose?: (event: CustomEvent) => void;
  onMessage?: (event: CustomEvent<{ role: string; text: string }>) => void;
  onUnread?: (event: CustomEvent<number>) => void;
  onError?: (error: CustomEvent | Error) => void;
};

/** Puts the chat on the page for as long as it's rendered. Renders nothing itself. */
export declare function AskwellChat(props: AskwellChatProps): null;
export declare function openChat(): void;
export declare function closeChat(): void;
export declare function toggleChat(): void;
