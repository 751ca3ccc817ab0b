import { ArrowUp, Eraser } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Chatbot } from '#shared/contract/chatbots.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ChatbotFace } from './chatbot-face.tsx';
import { PlaygroundAnswer } from './playground-answer.tsx';
import { Suggestions } from './suggestions.tsx';
import { type PlaygroundTurn, usePlayground } from './use-playground.ts';
import type { AnswerView } from './versions/view-switch.tsx';

type PlaygroundProps = {
  chatbot: Chatbot;
  answersFrom: AnswerView;
  /** What can be done with an answer, in the light of what was said before it. */
  improve: (turn: PlaygroundTurn, earlier: readonly PlaygroundTurn[]) => ReactNode;
  className?: string | undefined;
};

/** Ask as a visitor would, and see why it answered as it did. */
export function Playground({ chatbot, answersFrom, improve, className }: PlaygroundProps) {
  const { turns, ask, clear } = usePlayground({ chatbotId: chatbot.id, answersFrom });
  const [question, setQuestion] = useState('');
  const end = useRef<HTMLDivElement>(null);
  const isAnswering = turns.at(-1)?.state === 'answering';
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new piece of text moves the end
  useEffect(() => {
    const box = end.current?.parentElement;
    box?.scrollTo({ top: box.scrollHeight });
  }, [turns]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    send(question);
  }

  function send(text: string): void {
    if (!text.trim() || isAnswering) return;
    setQuestion('');
    void ask(text.trim());
  }

  function pick(text: string): void {
    send(text);
    // The picked button disappears, so the keyboard goes on from the chat.
    end.current?.parentElement?.focus({ preventScroll: true });
  }

  return (
    <Card
      className={classNames(
        'flex max-h-[min(46rem,calc(100dvh-10rem))] min-h-96 flex-col overflow-hidden',
        className,
      )}
    >
      <div className="flex items-center gap-3 border-b border-line px-4 py-3">
        <ChatbotFace chatbot={chatbot} className="size-9" />
        <div className="min-w-0 flex-1">
          <p className="truncate font-[600]">{chatbot.name}</p>
          <p className="text-[13px] text-ink-muted">Test chat · costs no messages</p>
        </div>
        {turns.length > 0 && (
          <Button variant="ghost" size="icon" aria-label="Clear the test chat" onClick={clear}>
            <Eraser aria-hidden />
          </Button>
        )}
      </div>
      <div
        role="log"
        aria-label="Test chat"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll what has focus
        tabIndex={0}
        className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto p-4"
      >
        <p className="max-w-[85%] self-start rounded-2xl rounded-bl-sm bg-sunken px-3.5 py-2.5 text-[14.5px] whitespace-pre-wrap">
          {chatbot.greeting}
        </p>
        {turns.map((turn, at) => (
          <PlaygroundAnswer
            key={turn.id}
            turn={turn}
            improve={improve(turn, turns.slice(0, at))}
            isLast={turn === turns.at(-1)}
            onPick={pick}
          />
        ))}
        {turns.length === 0 && <Suggestions texts={chatbot.suggestedQuestions} onPick={pick} />}
        <div ref={end} />
      </div>
      <form onSubmit={submit} className="flex items-center gap-2 border-t border-line p-3">
        <input
          value={question}
          onChange={({ target }) => setQuestion(target.value)}
          aria-label="Your question"
          placeholder={chatbot.placeholder || 'Type your question'}
          maxLength={4000}
          className="h-11 min-w-0 flex-1 rounded-control bg-transparent px-2 text-base placeholder:text-ink-muted sm:text-[15px]"
        />
        <Button
          type="submit"
          size="icon"
          aria-label="Ask"
          disabled={!question.trim() || isAnswering}
          className="rounded-full"
        >
          <ArrowUp aria-hidden />
        </Button>
      </form>
    </Card>
  );
}
