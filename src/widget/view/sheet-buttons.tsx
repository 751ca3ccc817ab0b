import { type Chat, showSheet } from '#widget/chat/chat.ts';
import { type Drawing, h } from './draw.ts';

type Choice = { chat: Chat; yes: string; act?(chat: Chat): void };

/** How a sheet ends: do it, or not now. In a form the first one sends it. */
export function SheetButtons({ chat, yes, act }: Choice): Drawing {
  return (
    <div class="buttons">
      <button type="submit" class="primary" onclick={() => act?.(chat)}>
        {yes}
      </button>
      <button type="button" onclick={() => showSheet({ chat, sheet: 'none' })}>
        Not now
      </button>
    </div>
  );
}
