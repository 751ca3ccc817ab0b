import { ArrowUp, Copy, ThumbsDown, ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { LogoMark } from '#web/ui/logo.tsx';

/**
 * A picture of a conversation, not a live one: nothing in it takes the focus, and a screen reader gets it as
 * one figure with the words in order.
 */
export function ChatDemo() {
  return (
    <figure
      aria-label="Example of a conversation on a restaurant's website"
      className="rounded-[22px] border border-line bg-sunken p-3 sm:p-6"
    >
      <div className="mx-auto max-w-md overflow-hidden rounded-2xl border border-line bg-surface shadow-raised">
        <div className="flex items-center gap-3 border-b border-line px-4 py-3.5">
          <span className="grid size-9 place-items-center rounded-full bg-accent-soft">
            <LogoMark className="size-5" />
          </span>
          <div className="leading-tight">
            <p className="text-[14.5px] font-[620]">Bella Cucina</p>
            <p className="text-[12.5px] text-ink-muted">Answers from our menu and hours</p>
          </div>
        </div>
        <div className="flex flex-col gap-2.5 p-4 text-[14.5px] leading-snug">
          <Answer>Ciao! Ask me about the menu, opening hours or a table.</Answer>
          <Question>How much is the Margherita, and are you open on Sunday?</Question>
          <Answer>
            Pizza Margherita costs $11.00. Tomato and mozzarella; gluten-free dough for $3 more.
            <span className="mt-2 block">Yes, on Sundays we're open from 12 pm to 9 pm.</span>
            <span className="mt-2 flex flex-wrap gap-1.5">
              <Source>menu.csv · row 9</Source>
              <Source>about-us.pdf · page 1</Source>
            </span>
          </Answer>
          <span aria-hidden className="-mt-1 flex gap-3.5 px-2 text-ink-muted [&>svg]:size-3.5">
            <ThumbsUp />
            <ThumbsDown />
            <Copy />
          </span>
          <Question>Can you cater for 60 people on the 14th?</Question>
          <div className="rounded-xl border border-dashed border-line-strong p-3">
            <p>
              I couldn't find that in the information I have. Would you like me to pass your
              question on to the team?
            </p>
            <p className="mt-2.5 flex flex-wrap gap-2 text-[13px] font-[560]">
              <span className="rounded-md bg-accent px-3 py-1.5 text-accent-ink">Ask the team</span>
              <span className="rounded-md border border-line-strong px-3 py-1.5">
                Leave my details
              </span>
            </p>
          </div>
        </div>
        <div aria-hidden className="flex items-center border-t border-line py-2.5 pr-3 pl-4">
          <span className="flex-1 text-[14.5px] text-ink-muted">Type your question</span>
          <span className="grid size-9 place-items-center rounded-full bg-accent text-accent-ink">
            <ArrowUp className="size-4" />
          </span>
        </div>
      </div>
    </figure>
  );
}

function Question({ children }: { children: ReactNode }) {
  return (
    <p className="max-w-[86%] self-end rounded-[14px] rounded-br-sm bg-accent px-3.5 py-2.5 text-accent-ink">
      <span className="sr-only">Visitor: </span>
      {children}
    </p>
  );
}

function Answer({ children }: { children: ReactNode }) {
  return (
    <p className="max-w-[86%] self-start rounded-[14px] rounded-bl-sm bg-sunken px-3.5 py-2.5">
      <span className="sr-only">Assistant: </span>
      {children}
    </p>
  );
}

function Source({ children }: { children: ReactNode }) {
  return (
    <span className="rounded-full border border-line-strong bg-surface px-2.5 py-0.5 text-xs text-ink-soft">
      {children}
    </span>
  );
}
