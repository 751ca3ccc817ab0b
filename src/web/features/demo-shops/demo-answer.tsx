import { useId, useState } from 'react';
import type { ChatSource } from '#shared/chat-events.ts';
import type { AnswerTurn } from '#web/state/use-answer-turns.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import {
  Answer,
  offerClassNames,
  Question,
  SuggestedQuestions,
  sourceClassNames,
} from './chat-parts.tsx';

type DemoAnswerProps = {
  turn: AnswerTurn;
  /** Options and "Try again" are offered until something else is asked. */
  isLast: boolean;
  onAsk: (question: string) => void;
};

/** A visitor's question, and the answer as far as it has come. */
export function DemoAnswer({ turn, isLast, onAsk }: DemoAnswerProps) {
  const { question, answer, sources, options, handoff, state, error } = turn;
  const said = withoutMarks(answer);
  return (
    <>
      <Question>{question}</Question>
      {handoff !== null ? (
        <Offer text={said} />
      ) : (
        <Answer>
          {said ? (
            <span className="whitespace-pre-wrap">{said}</span>
          ) : (
            state === 'answering' && (
              <span className="flex items-center gap-2 text-ink-muted">
                <Spinner className="motion-reduce:animate-none" /> Reading the documents…
              </span>
            )
          )}
          {error && (
            <span role="alert" className="block text-bad">
              {error}
            </span>
          )}
          {sources.length > 0 && <Sources sources={sources} />}
        </Answer>
      )}
      {isLast && state === 'failed' && (
        <button
          type="button"
          className="min-h-9 self-start px-2 text-accent underline underline-offset-4"
          onClick={() => onAsk(question)}
        >
          Try again
        </button>
      )}
      {isLast && options.length > 0 && <SuggestedQuestions texts={options} onPick={onAsk} />}
    </>
  );
}

/** The sources below the answer take the place of the "[1]" in its text. */
const withoutMarks = (text: string): string => text.replace(/(?: ?\[\d{1,2}\])+/g, '').trim();

/** What appears below the visible part of the log is scrolled to. */
const showInLog = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: 'nearest' });

/** One quote is open at a time. */
function Sources({ sources }: { sources: readonly ChatSource[] }) {
  const quoteId = useId();
  const [opened, setOpened] = useState<number | null>(null);
  const open = sources.find(({ number }) => number === opened);
  return (
    <>
      <span className="mt-2 flex flex-wrap gap-1.5">
        {sources.map(({ number, title, row, page }) => (
          <button
            key={number}
            type="button"
            aria-expanded={number === opened}
            aria-controls={quoteId}
            className={`${sourceClassNames} min-h-6 hover:border-edge hover:text-ink pointer-coarse:min-h-9`}
            onClick={() => setOpened(number === opened ? null : number)}
          >
            <span className="sr-only">Source: </span>
            {title}
            {row ? ` · row ${row}` : page ? ` · page ${page}` : ''}
          </button>
        ))}
      </span>
      <span id={quoteId} className="block">
        {open && (
          <q
            key={open.number}
            ref={showInLog}
            className="mt-2 block border-l-2 whitespace-pre-line border-accent-line pl-2.5 text-[13px] text-ink-soft before:content-none after:content-none"
          >
            {open.quote}
          </q>
        )}
      </span>
    </>
  );
}

/** As in the widget, where each button does what its text says here. */
function Offer({ text }: { text: string }) {
  const [pressed, setPressed] = useState<keyof typeof explanations | null>(null);
  return (
    <div className={offerClassNames.card}>
      <p>{text}</p>
      <p className={offerClassNames.buttons}>
        <button
          type="button"
          className={`${offerClassNames.ask} hover:bg-accent-strong pointer-coarse:min-h-11`}
          onClick={() => setPressed('ask')}
        >
          Ask the team
        </button>
        <button
          type="button"
          className={`${offerClassNames.leave} hover:bg-sunken pointer-coarse:min-h-11`}
          onClick={() => setPressed('leave')}
        >
          Leave my details
        </button>
      </p>
      <p role="status" className="text-[13px] text-ink-soft">
        {pressed && (
          <span key={pressed} ref={showInLog} className="mt-2.5 block">
            {explanations[pressed]}
          </span>
        )}
      </p>
    </div>
  );
}

const explanations = {
  ask: 'On your website, this notifies your team, and they reply right here in the chat. This is a demo, so no one was notified. Ask something else below.',
  leave:
    'On your website, this opens your contact form, and the details arrive in your leads. This is a demo, so nothing was sent. Ask something else below.',
};
