import { ArrowUp } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { demoShopLimits } from '#shared/contract/demo-shop-limits.ts';
import type { DemoShopIndustry } from '#shared/demo-shop-industries.ts';
import { demoShops } from '#shared/demo-shops.ts';
import { Button } from '#web/ui/button.tsx';
import {
  Answer,
  ChatFrame,
  footerClassNames,
  inputClassNames,
  logClassNames,
  placeholder,
  SuggestedQuestions,
} from './chat-parts.tsx';
import { DemoAnswer } from './demo-answer.tsx';
import { useDemoChat } from './use-demo-chat.ts';

export type DemoChatProps = {
  industry: DemoShopIndustry;
  height?: number | undefined;
  /** What was done in the picture before this chat took its place. */
  start: { typed: string; asked: string; hadFocus: boolean };
};

/** The hero's chat: ask a demo shop, and get a real answer with its sources. */
export function DemoChat({ industry, height, start }: DemoChatProps) {
  const shop = demoShops[industry];
  const { turns, isAnswering, send } = useDemoChat(industry);
  const [text, setText] = useState(start.asked ? '' : start.typed);
  const log = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was done before the first view counts
  useEffect(() => {
    if (start.hadFocus) input.current?.focus({ preventScroll: true });
    else if (start.asked) log.current?.focus({ preventScroll: true });
    // A moment later, because React's strict mode mounts twice and the first mount's question would be stopped.
    const timer = setTimeout(() => send(start.asked));
    return () => clearTimeout(timer);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new piece of text moves the end
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [turns]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (send(text)) setText('');
  }

  function pick(question: string): void {
    send(question);
    // The picked button disappears, so the keyboard goes on from the chat.
    log.current?.focus({ preventScroll: true });
  }

  return (
    <ChatFrame label={`Live demo: ask ${shop.name}`} shop={shop} height={height}>
      <div
        ref={log}
        role="log"
        aria-label={`Chat with ${shop.name}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll what has focus
        tabIndex={0}
        className={`${logClassNames} min-h-48 flex-1 overflow-y-auto`}
      >
        {/* The first messages are beside the input, as in other chats. */}
        <div className="mt-auto flex flex-col">
          <Answer>{shop.greeting}</Answer>
        </div>
        {turns.map((turn) => (
          <DemoAnswer key={turn.id} turn={turn} isLast={turn === turns.at(-1)} onAsk={pick} />
        ))}
      </div>
      <form onSubmit={submit} className={footerClassNames}>
        {turns.length === 0 && <SuggestedQuestions texts={shop.suggestedQuestions} onPick={pick} />}
        <div className="flex items-center gap-2">
          <input
            ref={input}
            value={text}
            onChange={({ target }) => setText(target.value)}
            aria-label={placeholder}
            placeholder={placeholder}
            autoComplete="off"
            maxLength={demoShopLimits.questionCharacters}
            className={inputClassNames}
          />
          <Button
            type="submit"
            size="icon"
            aria-label="Ask"
            disabled={!text.trim() || isAnswering}
            className="rounded-full"
          >
            <ArrowUp aria-hidden />
          </Button>
        </div>
      </form>
    </ChatFrame>
  );
}
