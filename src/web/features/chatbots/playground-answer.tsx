import type { ReactNode } from 'react';
import type { ChatSource } from '#shared/chat-events.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { AnswerDetails } from './answer-details.tsx';
import { Suggestions } from './suggestions.tsx';
import type { PlaygroundTurn } from './use-playground.ts';

type PlaygroundAnswerProps = {
  turn: PlaygroundTurn;
  improve: ReactNode;
  /** Options are offered until something else is asked. */
  isLast: boolean;
  onPick: (option: string) => void;
};

export function PlaygroundAnswer({ turn, improve, isLast, onPick }: PlaygroundAnswerProps) {
  return (
    <>
      <p className="max-w-[85%] self-end rounded-2xl rounded-br-sm bg-accent px-3.5 py-2.5 text-[14.5px] break-words whitespace-pre-wrap text-accent-ink">
        {turn.question}
      </p>
      <div className="max-w-[92%] self-start rounded-2xl rounded-bl-sm bg-sunken px-3.5 py-2.5 text-[14.5px]">
        {turn.answer && <p className="break-words whitespace-pre-wrap">{turn.answer}</p>}
        {turn.state === 'answering' && !turn.answer && (
          <span className="flex items-center gap-2 text-ink-muted">
            <Spinner /> Reading your documents...
          </span>
        )}
        {turn.handoff && turn.handoff !== turn.answer && (
          <p className="mt-1 text-ink-muted">{turn.handoff}</p>
        )}
        {turn.error && (
          <p role="alert" className="text-bad">
            {turn.error}
          </p>
        )}
        {turn.sources.length > 0 && (
          <ul aria-label="Sources" className="mt-2 flex flex-wrap gap-1.5">
            {turn.sources.map((source) => (
              <SourceChip key={source.number} source={source} />
            ))}
          </ul>
        )}
      </div>
      {turn.state === 'done' && (
        <>
          {isLast && turn.options.length > 0 && (
            <Suggestions texts={turn.options} onPick={onPick} />
          )}
          <AnswerDetails turn={turn} />
          {improve}
        </>
      )}
    </>
  );
}

function SourceChip({ source }: { source: ChatSource }) {
  const place = source.page ? ` · page ${source.page}` : source.row ? ` · row ${source.row}` : '';
  return (
    <li className="min-w-0">
      <details className="rounded-xl border border-line bg-surface text-[13px] open:w-full">
        <summary className="flex min-h-7 list-none items-center px-2.5 break-all">
          [{source.number}] {source.title}
          {place}
        </summary>
        <blockquote className="border-t border-line px-2.5 py-2 text-ink-soft">
          {source.quote}
          {source.url && (
            <a
              href={source.url}
              target="_blank"
              rel="noreferrer"
              className="mt-1 block text-accent underline"
            >
              Open the page
            </a>
          )}
        </blockquote>
      </details>
    </li>
  );
}
