import { BookOpenCheck, CircleAlert, Globe, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { HomeResponse } from '#shared/contract/home.ts';
import { useDashboardPath } from '#web/lib/dashboard-path.tsx';
import { plural } from '#web/lib/plural.ts';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { Card } from '#web/ui/card.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import type { NextStep } from './choose-next-step.ts';
import { dailyCounts } from './daily-counts.ts';
import { DayBars } from './day-bars.tsx';
import { describeWeek } from './describe-week.ts';

type HowItGoesProps = { home: HomeResponse; nextStep: NextStep | null };

/** The last week in one number, and whether everything works. */
export function HowItGoes({ home, nextStep }: HowItGoesProps) {
  const toDashboard = useDashboardPath();
  const { figures, documents, sites } = home;
  const latest = sites.toSorted((a, b) => b.lastAt.localeCompare(a.lastAt))[0];
  return (
    <Card className="flex flex-col gap-4 p-5">
      {figures && <Week figures={figures} />}
      <ul className="grid gap-2.5 text-[14.5px]">
        <State
          icon={<Globe aria-hidden />}
          tone={latest ? 'text-good' : 'text-ink-muted'}
          text={
            latest ? (
              <>
                Live on {new URL(latest.origin).host}, last seen{' '}
                <RelativeTime time={latest.lastAt} />
              </>
            ) : (
              'Not on a site yet'
            )
          }
        />
        {documents && <Documents documents={documents} />}
      </ul>
      {nextStep && (
        <div className="border-t border-line pt-4">
          <h3 className="text-[13.5px] font-[560] tracking-normal text-ink-muted">
            Suggested next step
          </h3>
          <p className="mt-1 text-[14.5px] wrap-anywhere">{nextStep.text}</p>
          <Link
            to={toDashboard(nextStep.path)}
            className={buttonClassNames({
              variant: 'secondary',
              size: 'small',
              className: 'mt-2.5',
            })}
          >
            {nextStep.label}
          </Link>
        </div>
      )}
    </Card>
  );
}

function Week({ figures }: { figures: NonNullable<HomeResponse['figures']> }) {
  const { share, detail, change } = describeWeek(figures);
  const days = dailyCounts({ days: figures.days, length: 30, now: new Date() });
  const total = days.reduce((sum, { conversations }) => sum + conversations, 0);
  return (
    <section>
      <h2 className="text-[17px]">Handled without help</h2>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-2.5">
        <span className="text-[32px] leading-tight font-[640] tabular-nums">{share}</span>
        <span className="text-sm text-ink-muted">{detail}</span>
      </p>
      <p className="text-[13px] text-ink-muted">{change}</p>
      <DayBars days={days} className="mt-3 h-10 w-full" />
      <p className="mt-1 text-[13px] text-ink-muted">
        {plural({
          count: total,
          one: '{count} conversation in the last 30 days',
          other: '{count} conversations in the last 30 days',
        })}
      </p>
    </section>
  );
}

function Documents({ documents }: { documents: NonNullable<HomeResponse['documents']> }) {
  const { ready, inProgress, failed } = documents;
  if (failed > 0)
    return (
      <State
        icon={<CircleAlert aria-hidden />}
        tone="text-bad"
        text={plural({
          count: failed,
          one: '{count} document couldn’t be read',
          other: '{count} documents couldn’t be read',
        })}
      />
    );
  if (inProgress > 0)
    return (
      <State
        icon={<LoaderCircle aria-hidden />}
        tone="text-ink-muted"
        text={plural({
          count: inProgress,
          one: 'Reading {count} document',
          other: 'Reading {count} documents',
        })}
      />
    );
  return (
    <State
      icon={<BookOpenCheck aria-hidden />}
      tone={ready > 0 ? 'text-good' : 'text-ink-muted'}
      text={
        ready > 0
          ? plural({
              count: ready,
              one: 'Knows {count} document',
              other: 'Knows {count} documents',
            })
          : 'No documents yet'
      }
    />
  );
}

function State({ icon, tone, text }: { icon: ReactNode; tone: string; text: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      <span className={`mt-0.5 [&_svg]:size-[18px] ${tone}`}>{icon}</span>
      <span className="min-w-0 wrap-anywhere">{text}</span>
    </li>
  );
}
