import type { ReactNode } from 'react';
import type { ChatSource } from '#shared/chat-events.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import type { PlaygroundTurn } from './use-playground.ts';

const levels = { confident: 'High', maybe: 'Medium', unknown: 'Not known' } as const;
const voices = {
  'built-in': 'Built-in, no key',
  model: 'Language model',
  curated: 'Your own answer',
};

type PlaygroundAnswerProps = {
  turn: PlaygroundTurn;
  improve: (turn: PlaygroundTurn) => ReactNode;
};

export function PlaygroundAnswer({ turn, improve }: PlaygroundAnswerProps) {
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
      {turn.state === 'done' && <Reasons turn={turn} improve={improve} />}
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
        </blockquote>
      </details>
    </li>
  );
}

/** Why it did or did not answer. */
function Reasons({ turn, improve }: PlaygroundAnswerProps) {
  const { confidence, why } = turn;
  return (
    <div className="rounded-card border border-line p-3 text-[13.5px]">
      <dl className="grid gap-1.5">
        {confidence && (
          <Reason
            label="Confidence"
            value={`${levels[confidence.level]} · ${percent(confidence.value)}`}
          />
        )}
        {why && (
          <>
            <Reason label="Needed to answer" value={percent(why.threshold)} />
            <Reason
              label="Passages read"
              value={`${why.passages.length} in ${Math.round(why.milliseconds.retrieval)} ms`}
            />
            <Reason
              label="Voice"
              value={voices[why.voice] + (why.fallbackReason ? ` (${why.fallbackReason})` : '')}
            />
          </>
        )}
      </dl>
      {why && why.passages.length > 0 && (
        <details className="mt-2">
          <summary className="inline-flex min-h-7 items-center text-accent underline underline-offset-4 pointer-coarse:min-h-11">
            What it looked at
          </summary>
          <ol className="mt-1.5 grid gap-2">
            {why.passages.map(({ title, page, score, text }) => (
              <li key={`${title}-${text}`} className="rounded-control bg-sunken p-2.5">
                <p className="flex justify-between gap-3 font-[560]">
                  <span className="min-w-0 break-words">
                    {title}
                    {page && `, page ${page}`}
                  </span>
                  <span className="tabular-nums">{score.toFixed(2)}</span>
                </p>
                <p className="mt-0.5 line-clamp-4 text-ink-soft">{text}</p>
              </li>
            ))}
          </ol>
        </details>
      )}
      <div className="mt-2.5">{improve(turn)}</div>
    </div>
  );
}

/** As the setting that it is measured against says it. */
const percent = (share: number) => `${Math.round(share * 100)}%`;

function Reason({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-muted">{label}</dt>
      <dd className="text-right font-[600]">{value}</dd>
    </div>
  );
}
