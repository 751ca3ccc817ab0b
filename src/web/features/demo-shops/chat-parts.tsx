/** What the picture of the demo chat and the working chat share, so that one can take the other's place unnoticed. */
import type { ReactNode } from 'react';
import type { DemoShop } from '#shared/demo-shops.ts';
import { LogoMark } from '#web/ui/logo.tsx';

type ChatFrameProps = {
  label: string;
  shop: DemoShop;
  /** The height of what it takes the place of; without one it's as high as its content. */
  height?: number | undefined;
  children: ReactNode;
};

export function ChatFrame({ label, shop, height, children }: ChatFrameProps) {
  return (
    <figure aria-label={label} className="rounded-[22px] border border-line bg-sunken p-3 sm:p-5">
      <div
        style={{ height }}
        className="mx-auto flex max-w-md flex-col overflow-hidden rounded-2xl border border-line bg-surface shadow-raised"
      >
        <div className="flex items-center gap-3 border-b border-line px-4 py-3.5">
          <span className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft">
            <LogoMark className="size-5" />
          </span>
          <div className="min-w-0 flex-1 leading-tight">
            <p className="truncate text-[14.5px] font-[620]">{shop.name}</p>
            <p className="text-[12.5px] text-ink-muted">{shop.knows}</p>
          </div>
          <span className="rounded-full bg-accent-soft px-2.5 py-1 text-xs font-[560] text-accent noscript:hidden">
            Live demo
          </span>
        </div>
        {children}
      </div>
    </figure>
  );
}

export function Question({ children }: { children: ReactNode }) {
  return (
    <p className="max-w-[86%] self-end rounded-[14px] rounded-br-sm bg-accent px-3.5 py-2.5 break-words text-accent-ink">
      <span className="sr-only">Visitor: </span>
      {children}
    </p>
  );
}

export function Answer({ children }: { children: ReactNode }) {
  return (
    <div className="max-w-[86%] self-start rounded-[14px] rounded-bl-sm bg-sunken px-3.5 py-2.5 break-words">
      <span className="sr-only">Assistant: </span>
      {children}
    </div>
  );
}

/** In the picture no one listens yet; hero-chat.tsx reads what a button is for from its value. */
export function SuggestedQuestions({
  texts,
  onPick,
}: {
  texts: readonly string[];
  onPick?: (text: string) => void;
}) {
  return (
    <div className="flex flex-wrap gap-1.5">
      {texts.map((text) => (
        <button
          key={text}
          type="button"
          value={text}
          className="min-h-8 rounded-full border border-edge bg-surface px-3 text-left text-[13px] transition-colors duration-150 hover:bg-sunken pointer-coarse:min-h-11"
          onClick={() => onPick?.(text)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

export const logClassNames = 'flex flex-col gap-2.5 p-4 text-[14.5px] leading-snug';
export const sourceClassNames =
  'rounded-full border border-line-strong bg-surface px-2.5 py-0.5 text-xs text-ink-soft';
export const offerClassNames = {
  card: 'rounded-xl border border-dashed border-line-strong p-3',
  buttons: 'mt-2.5 flex flex-wrap gap-2 text-[13px] font-[560]',
  ask: 'rounded-md bg-accent px-3 py-1.5 text-accent-ink',
  leave: 'rounded-md border border-line-strong px-3 py-1.5',
};
export const footerClassNames = 'flex flex-col gap-2 border-t border-line py-2.5 pr-3 pl-4';
export const inputClassNames =
  '-ml-2 h-11 min-w-0 flex-1 rounded-control px-2 bg-transparent text-base placeholder:text-ink-muted sm:text-[14.5px]';
export const placeholder = 'Type your question';
