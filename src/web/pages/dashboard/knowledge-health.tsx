import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Chatbot } from '#shared/contract/chatbots.ts';
import type { HealthResponse } from '#shared/contract/health.ts';
import { useGaps } from '#web/features/analytics/use-analytics.ts';
import { useAnswerTests } from '#web/features/answer-tests/use-answer-tests.ts';
import { NewVersionPrompt } from '#web/features/documents/new-version-prompt.tsx';
import { ConflictList } from '#web/features/health/conflict-list.tsx';
import { DatedSources, UnusedSources, WeakSources } from '#web/features/health/source-health.tsx';
import { useConflicts, useSourceHealth } from '#web/features/health/use-health.ts';
import { useDashboardPath } from '#web/lib/dashboard-path.tsx';
import { Gaps } from '#web/pages/analytics/gaps.tsx';
import { useMay } from '#web/state/permissions.tsx';
import { usePublicConfig } from '#web/state/use-public-config.ts';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { Card } from '#web/ui/card.tsx';
import { CardListSkeleton } from '#web/ui/card-list-skeleton.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';

const gapDays = 30;

/** Everything that is right or wrong with what a chatbot answers from, each with what fixes it. */
export default function Health({ chatbot }: { chatbot: Pick<Chatbot, 'id' | 'name'> }) {
  const { id } = chatbot;
  const flags = usePublicConfig()?.flags;
  const toDashboard = useDashboardPath();
  const hasGaps = useMay('analytics.read') && flags?.analytics !== false;
  const mayEdit = useMay('documents.edit');
  const conflicts = useConflicts(id);
  const sources = useSourceHealth(id);
  const gapFilter = { chatbotId: id, days: gapDays, from: '', to: '' };
  const error = conflicts.error ?? sources.error;
  if (error) {
    const retry = () => void Promise.all([conflicts.refetch(), sources.refetch()]);
    return <LoadFailed title="The knowledge could not be checked" error={error} retry={retry} />;
  }
  if (!conflicts.data || !sources.data) return <CardListSkeleton label="Checking the knowledge" />;
  const { items, isChecking } = conflicts.data;
  const open = items.filter(({ state }) => state === 'open').length;
  const { weak } = sources.data;
  if (sources.data.sources === 0) {
    return (
      <Card>
        <h2 className="sr-only">Knowledge health</h2>
        <EmptyState
          kind="health"
          title="Nothing to check yet"
          text="Add what your chatbot should know. Then this page shows what it can answer, what contradicts itself and what’s missing."
          action={
            <Link to={toDashboard(`/chatbots/${id}/knowledge`)} className={buttonClassNames({})}>
              Add documents
            </Link>
          }
        />
      </Card>
    );
  }
  return (
    <div className="grid gap-5">
      <Card className="p-5">
        <h2 className="text-lg">Knowledge health</h2>
        <p className="mt-1 text-[14.5px] text-ink-muted">
          What your chatbot can answer, and what to fix next.
        </p>
        <dl className="mt-4 grid gap-3 sm:grid-cols-2">
          {flags?.chatbotTesting !== false && <TestFigure chatbotId={id} />}
          {hasGaps && <GapFigure filter={gapFilter} />}
          <Figure
            label="Conflicts"
            value={open === 0 ? 'None' : `${open} to decide`}
            isGood={open === 0}
          />
          <Figure
            label="Sources"
            value={
              weak.length === 0
                ? `${sources.data.sources} read`
                : `${weak.length} of ${sources.data.sources} to fix`
            }
            isGood={weak.length === 0}
          />
        </dl>
      </Card>
      <ConflictList chatbotId={id} conflicts={items} isChecking={isChecking} />
      {hasGaps && <Gaps filter={gapFilter} chatbots={[chatbot]} />}
      {mayEdit && <NewVersions replaceable={sources.data.replaceable} />}
      <DatedSources chatbotId={id} health={sources.data} />
      <WeakSources chatbotId={id} health={sources.data} />
      <UnusedSources chatbotId={id} health={sources.data} />
    </div>
  );
}

function NewVersions({ replaceable }: Pick<HealthResponse, 'replaceable'>) {
  if (replaceable.length === 0) return null;
  return (
    <Card>
      <div className="p-5">
        <h2 className="text-[17px]">New versions</h2>
        <p className="mt-1 text-sm text-ink-muted">
          Two versions of the same document contradict each other. Replace the old one, or keep both
          if you need them.
        </p>
      </div>
      <ul aria-label="New versions" className="divide-y divide-line border-t border-line">
        {replaceable.map(({ older, ...document }) => (
          <li key={document.id} className="px-5 py-3.5">
            <p className="font-[560] wrap-anywhere">{document.name}</p>
            <NewVersionPrompt document={document} older={older} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function TestFigure({ chatbotId }: { chatbotId: string }) {
  const { data } = useAnswerTests(chatbotId);
  const toDashboard = useDashboardPath();
  if (!data) return <Figure label="Tests" value="…" />;
  const total = data.items.length;
  const failed = data.items.filter(({ result }) => result?.state === 'failed').length;
  const value = total === 0 ? 'None yet' : `${total - failed} of ${total} pass`;
  return (
    <Figure label="Tests" value={value} isGood={total > 0 && failed === 0}>
      {(total === 0 || failed > 0) && (
        <Link
          to={toDashboard(`/chatbots/${chatbotId}/tests`)}
          className="inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {total === 0 ? 'Suggest tests' : 'See what failed'}
        </Link>
      )}
    </Figure>
  );
}

function GapFigure({ filter }: { filter: Parameters<typeof useGaps>[0] }) {
  const { data } = useGaps(filter);
  const count = data?.items.length;
  const value = count === undefined ? '…' : count === 0 ? 'None' : `${count} open`;
  return <Figure label="Unanswered questions" value={value} isGood={count === 0} />;
}

type FigureProps = { label: string; value: string; isGood?: boolean; children?: ReactNode };

function Figure({ label, value, isGood = false, children }: FigureProps) {
  return (
    <div className="min-w-0 rounded-control border border-line p-3.5">
      <dt className="text-[13.5px] text-ink-muted">{label}</dt>
      <dd className="flex flex-wrap items-center justify-between gap-x-3">
        <span className={classNames('text-[17px] font-[600]', isGood && 'text-good')}>{value}</span>
        {children}
      </dd>
    </div>
  );
}
