import type { GivenAnswer, TestSource } from '#shared/contract/answer-tests.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type DiffPart, diffWords } from './diff-words.ts';
import { useComparison } from './use-answer-tests.ts';

type AnswerComparisonProps = { chatbotId: string; testId: string; run: number };

/** The old and the new answer side by side, and which passages made the difference. */
export function AnswerComparison(props: AnswerComparisonProps) {
  const { data, error, refetch } = useComparison(props);
  if (error) return <LoadFailed title="Answers not loaded" error={error} retry={refetch} />;
  if (!data) {
    return (
      <div aria-busy>
        <span className="sr-only">Loading the answers</span>
        <Skeleton className="h-16" />
      </div>
    );
  }
  const { current, before } = data;
  if (!current) return <p className="text-ink-muted">This test hasn’t run yet.</p>;
  const [now, then] = [plain(current.answer), before ? plain(before.answer) : ''];
  const parts = diffWords({ before: then, after: now });
  const sources = compareSources({ before: before?.sources ?? [], current: current.sources });
  return (
    <div className="grid gap-3 text-[14.5px]">
      {before ? (
        <div className="grid gap-3 md:grid-cols-2">
          <Given
            title={before.state === 'passed' ? 'Before, when it passed' : 'Before'}
            given={before}
            parts={parts.filter(({ state }) => state !== 'added')}
          />
          <Given
            title="Now"
            given={current}
            parts={parts.filter(({ state }) => state !== 'removed')}
          />
        </div>
      ) : (
        <Given title="Answer" given={current} parts={[{ text: now, state: 'same' }]} />
      )}
      {before ? (
        <>
          <Passages title="No longer used" sources={sources.removed} />
          <Passages title="Used now" sources={sources.added} />
          {sources.removed.length + sources.added.length === 0 && (
            <p className="text-ink-muted">Both answers use the same passages.</p>
          )}
        </>
      ) : (
        <Passages title="Sources" sources={current.sources} />
      )}
    </div>
  );
}

const plain = (text: string): string => text.replace(/\s?\[\d{1,3}\]/g, '');

type GivenProps = { title: string; given: GivenAnswer; parts: readonly DiffPart[] };

function Given({ title, given, parts }: GivenProps) {
  return (
    <section aria-label={title} className="min-w-0 rounded-control border border-line p-3">
      <p className="text-[13px] text-ink-muted">
        {title} · <RelativeTime time={given.at} />
      </p>
      <p className="mt-1 break-words whitespace-pre-wrap">
        {parts.map((part, at) => {
          const key = at;
          if (part.state === 'same') return <span key={key}>{part.text}</span>;
          if (part.state === 'removed') {
            return (
              <del key={key} className="rounded-sm bg-bad-soft text-bad">
                {part.text}
              </del>
            );
          }
          return (
            <ins key={key} className="rounded-sm bg-good-soft text-good no-underline">
              {part.text}
            </ins>
          );
        })}
        {parts.length === 0 && <span className="text-ink-muted">No answer</span>}
      </p>
    </section>
  );
}

function Passages({ title, sources }: { title: string; sources: readonly TestSource[] }) {
  if (sources.length === 0) return null;
  return (
    <section aria-label={title}>
      <p className="text-[13px] font-[560] text-ink-muted">{title}</p>
      <ul className="mt-1 grid gap-1.5">
        {sources.map((source) => (
          <li key={source.title + source.quote} className="min-w-0 border-l-2 border-line pl-3">
            <p className="text-[13px] wrap-anywhere text-ink-muted">
              {source.title}
              {source.page !== null && ` · page ${source.page}`}
              {source.row !== null && ` · row ${source.row}`}
            </p>
            <p className="line-clamp-4 break-words whitespace-pre-wrap text-ink-soft">
              {source.quote}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Which passages an answer rested on before, and which now. */
function compareSources({
  before,
  current,
}: {
  before: readonly TestSource[];
  current: readonly TestSource[];
}): { removed: TestSource[]; added: TestSource[] } {
  const keyOf = ({ title, quote }: TestSource) => `${title}\n${quote.replace(/\s+/g, ' ').trim()}`;
  const has = (all: readonly TestSource[], one: TestSource) =>
    all.some((other) => keyOf(other) === keyOf(one));
  return {
    removed: before.filter((source) => !has(current, source)),
    added: current.filter((source) => !has(before, source)),
  };
}
