import { ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { demoShopLimits } from '#shared/contract/demo-shop-limits.ts';
import { demoShops } from '#shared/demo-shops.ts';
import {
  Answer,
  ChatFrame,
  footerClassNames,
  inputClassNames,
  logClassNames,
  offerClassNames,
  placeholder,
  Question,
  SuggestedQuestions,
  sourceClassNames,
} from '#web/features/demo-shops/chat-parts.tsx';
import { buttonClassNames } from '#web/ui/button-class-names.ts';

const shop = demoShops.restaurants;

/**
 * A picture of a conversation with the demo restaurant, whose answers are the real ones. With script its input and
 * suggested questions start the working chat (hero-chat.tsx); without, it's a figure with the words in order.
 */
export function ChatDemo() {
  return (
    <ChatFrame label="Example of a conversation on a restaurant's website" shop={shop}>
      <div className={logClassNames}>
        <Answer>{shop.greeting}</Answer>
        <Question>How much is the Margherita, and are you open on Sunday?</Question>
        <Answer>
          Pizza Margherita costs $11.00. Tomato sauce with mozzarella and fresh basil.
          <span className="mt-2 block">Yes, on Sundays we're open from 12 pm to 9 pm.</span>
          <span className="mt-2 flex flex-wrap gap-1.5">
            <Source>menu.csv · row 9</Source>
            <Source>about-us.md</Source>
          </span>
        </Answer>
        <Question>Can you cater for 60 people on the 14th?</Question>
        <div className={offerClassNames.card}>
          <p>
            I couldn't find that in the information I have. Would you like me to pass your question
            on to the team?
          </p>
          <p className={offerClassNames.buttons}>
            <span className={offerClassNames.ask}>Ask the team</span>
            <span className={offerClassNames.leave}>Leave my details</span>
          </p>
        </div>
      </div>
      <div
        aria-hidden
        className="hidden items-center border-t border-line py-2.5 pr-3 pl-4 noscript:flex"
      >
        <span className="flex-1 text-[14.5px] text-ink-muted">{placeholder}</span>
        <span className="grid size-9 place-items-center rounded-full bg-accent text-accent-ink">
          <ArrowUp className="size-4" />
        </span>
      </div>
      <div className={`${footerClassNames} noscript:hidden`}>
        <SuggestedQuestions texts={shop.suggestedQuestions} />
        <div className="flex items-center gap-2">
          <input
            aria-label={placeholder}
            placeholder={placeholder}
            autoComplete="off"
            maxLength={demoShopLimits.questionCharacters}
            className={inputClassNames}
          />
          <button
            type="button"
            aria-label="Ask"
            className={buttonClassNames({ size: 'icon', className: 'rounded-full' })}
          >
            <ArrowUp aria-hidden />
          </button>
        </div>
      </div>
    </ChatFrame>
  );
}

function Source({ children }: { children: ReactNode }) {
  return <span className={sourceClassNames}>{children}</span>;
}
