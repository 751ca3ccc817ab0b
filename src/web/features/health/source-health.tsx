import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { HealthResponse, WeakSource } from '#shared/contract/health.ts';
import { useDashboardPath } from '#web/lib/dashboard-path.tsx';
import { pageLanguage } from '#web/lib/page-language.ts';
import { ServerText } from '#web/lib/server-text.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { Card } from '#web/ui/card.tsx';

type SourceHealthProps = { chatbotId: string; health: HealthResponse };

const problems = {
  failed: { label: 'Failed', tone: 'bad', action: 'Fix it' },
  partial: { label: 'Read in part', tone: 'warn', action: 'Check it' },
  thin: { label: 'Hardly any text', tone: 'warn', action: 'Add to it' },
} as const;

/** Sources that couldn't be read, or hardly say anything. */
export function WeakSources({ chatbotId, health: { weak } }: SourceHealthProps) {
  const toSource = useSourcePath(chatbotId);
  return (
    <Card>
      <div className="p-5">
        <h2 className="text-[17px]">Sources to fix</h2>
        <p className="mt-1 text-sm text-ink-muted">
          Your chatbot can’t answer from what it couldn’t read.
        </p>
      </div>
      {weak.length === 0 ? (
        <p className="border-t border-line p-5 text-ink-muted">Every source was read completely.</p>
      ) : (
        <ul aria-label="Sources to fix" className="divide-y divide-line border-t border-line">
          {weak.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5">
              <div className="min-w-0 flex-1 basis-56">
                <p className="flex flex-wrap items-center gap-2 font-[560]">
                  <span className="wrap-anywhere">{one.name}</span>
                  <Badge tone={problems[one.problem].tone}>{problems[one.problem].label}</Badge>
                </p>
                <p className="mt-0.5 text-[13.5px] text-ink-muted">
                  <ServerText>{one.message}</ServerText>
                </p>
              </div>
              <Link
                to={toSource(one)}
                aria-label={`${problems[one.problem].action}: ${one.name}`}
                className={buttonClassNames({ variant: 'secondary', size: 'small' })}
              >
                {problems[one.problem].action}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Passages that no answer has used: outdated, or said in words that no one asks in. */
export function UnusedSources({ chatbotId, health }: SourceHealthProps) {
  const toSource = useSourcePath(chatbotId);
  const { unused, days } = health;
  if (unused.length === 0) return null;
  return (
    <Card>
      <div className="p-5">
        <h2 className="text-[17px]">Never used</h2>
        <p className="mt-1 text-sm text-ink-muted">
          Parts that no answer of the last {days} days came from. Delete what’s outdated; keep what
          customers may still ask about.
        </p>
      </div>
      <ul aria-label="Never used" className="divide-y divide-line border-t border-line">
        {unused.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5">
            <div className="min-w-0 flex-1 basis-56">
              <p className="font-[560] wrap-anywhere">{one.name}</p>
              <p className="mt-0.5 text-[13.5px] text-ink-muted">
                {one.unused === one.passages
                  ? 'Nothing in it was used'
                  : `${one.unused.toLocaleString(pageLanguage)} of ${one.passages.toLocaleString(pageLanguage)} passages unused`}
              </p>
            </div>
            <Link
              to={toSource(one)}
              aria-label={`Review ${one.name}`}
              className={buttonClassNames({ variant: 'secondary', size: 'small' })}
            >
              Review
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What is over or ends soon, and what the texts say about their own time. */
export function DatedSources({ chatbotId, health: { ending, proposed } }: SourceHealthProps) {
  const toSource = useSourcePath(chatbotId);
  if (ending.length + proposed.length === 0) return null;
  return (
    <Card>
      <div className="p-5">
        <h2 className="text-[17px]">Dates</h2>
        <p className="mt-1 text-sm text-ink-muted">
          After their last day, sources aren’t used in answers. We email you a week before.
        </p>
      </div>
      <ul aria-label="Dates" className="divide-y divide-line border-t border-line">
        {ending.map((one) => (
          <DatedSource
            key={one.id + one.label + one.validUntil}
            name={one.name}
            badge={
              one.state === 'expired' ? (
                <Badge tone="bad">Expired</Badge>
              ) : (
                <Badge tone="warn">Expires soon</Badge>
              )
            }
            text={
              one.label === ''
                ? `Valid until ${showDay(one.validUntil)}`
                : `“${one.label}” is valid until ${showDay(one.validUntil)}`
            }
            action="Change dates"
            to={toSource(one)}
          />
        ))}
        {proposed.map((one) => (
          <DatedSource
            key={one.id}
            name={one.name}
            badge={<Badge>Names dates</Badge>}
            text={`It says: “${one.quote}”`}
            action="Review dates"
            to={toSource(one)}
          />
        ))}
      </ul>
    </Card>
  );
}

type DatedSourceProps = {
  name: string;
  badge: ReactNode;
  text: string;
  action: string;
  to: string;
};

function DatedSource({ name, badge, text, action, to }: DatedSourceProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 font-[560]">
          <span className="wrap-anywhere">{name}</span>
          {badge}
        </p>
        <p className="mt-0.5 text-[13.5px] wrap-anywhere text-ink-muted">{text}</p>
      </div>
      <Link
        to={to}
        aria-label={`${action}: ${name}`}
        className={buttonClassNames({ variant: 'secondary', size: 'small' })}
      >
        {action}
      </Link>
    </li>
  );
}

const showDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(pageLanguage, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });

const sourceTabs = { file: '', text: 'source=text&', page: 'source=websites&' } as const;

function useSourcePath(chatbotId: string) {
  const toDashboard = useDashboardPath();
  return ({ id, source, problem }: Pick<WeakSource, 'id' | 'source'> & Partial<WeakSource>) => {
    // Nothing of it could be read, so there is nothing to open.
    const opened = problem === 'failed' ? '' : `document=${id}`;
    return toDashboard(`/chatbots/${chatbotId}/knowledge?${sourceTabs[source]}${opened}`);
  };
}
