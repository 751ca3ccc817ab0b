import { CircleCheckBig } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { HomeResponse } from '#shared/contract/home.ts';
import { useDashboardPath } from '#web/lib/dashboard-path.tsx';
import { pageLanguage } from '#web/lib/page-language.ts';
import { useMay } from '#web/state/permissions.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { Card } from '#web/ui/card.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';

export type Gap = NonNullable<HomeResponse['unanswered']>[number];
type NeedsYouProps = {
  home: HomeResponse;
  onAnswer: (gap: Gap) => void;
};

/** Everything that waits for a person, the most urgent first. */
export function NeedsYou({ home, onAnswer }: NeedsYouProps) {
  const toDashboard = useDashboardPath();
  const mayReply = useMay('conversations.edit');
  const mayAnswer = useMay('answers.edit');
  const { waiting, unanswered, leads, held, conflicts } = home;
  const counts = [waiting?.count, unanswered?.length, leads?.count, held.length, conflicts.length];
  const isQuiet = counts.every((count) => !count);
  return (
    <Card className="flex flex-col">
      <h2 className="px-5 pt-5 pb-3.5 text-[17px]">Needs you</h2>
      {isQuiet && (
        <p className="flex flex-1 items-center gap-3 px-5 pt-2 pb-6 text-ink-soft">
          <CircleCheckBig aria-hidden className="size-5 shrink-0 text-good" />
          You’re all caught up. No one is waiting, and no question is open.
        </p>
      )}
      {waiting && waiting.count > 0 && (
        <Group
          title="Waiting for a reply"
          count={waiting.count}
          more={{ to: toDashboard('/inbox?state=waiting'), shown: waiting.items.length }}
        >
          {waiting.items.map(({ conversationId, visitorName, lastText, since, chatbotName }) => (
            <Row
              key={conversationId}
              title={lastText || 'Wants to talk to someone'}
              note={
                <>
                  {visitorName} · {chatbotName} · <RelativeTime time={since} />
                </>
              }
            >
              <Link
                to={toDashboard(`/inbox/${conversationId}`)}
                className={buttonClassNames({ size: 'small' })}
              >
                {mayReply ? 'Reply' : 'Open'}
              </Link>
            </Row>
          ))}
        </Group>
      )}
      {held.length > 0 && (
        <Group
          title="Changes that aren’t live"
          count={held.length}
          more={{ to: '', shown: held.length }}
        >
          {held.map(({ chatbotId, name }) => (
            <Row
              key={chatbotId}
              title={name}
              note="Your last change breaks a test, so visitors still get the version before it."
            >
              <Link
                to={toDashboard(`/chatbots/${chatbotId}/tests`)}
                aria-label={`Review the change of ${name}`}
                className={buttonClassNames({ size: 'small' })}
              >
                Review
              </Link>
            </Row>
          ))}
        </Group>
      )}
      {unanswered && unanswered.length > 0 && (
        <Group title="Couldn’t be answered" more={{ to: toDashboard('/analytics'), shown: 0 }}>
          {unanswered.map((gap) => (
            <Row
              key={gap.chatbotId + gap.question}
              title={gap.question}
              note={
                <>
                  {gap.count === 1 ? 'Asked once' : `Asked ${gap.count} times`}, last{' '}
                  <RelativeTime time={gap.lastAskedAt} />
                </>
              }
            >
              {mayAnswer && (
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={`Answer “${gap.question}”`}
                  onClick={() => onAnswer(gap)}
                >
                  Answer
                </Button>
              )}
            </Row>
          ))}
        </Group>
      )}
      {conflicts.length > 0 && (
        <Group
          title="Sources that contradict each other"
          count={conflicts.length}
          more={{ to: '', shown: conflicts.length }}
        >
          {conflicts.map(({ chatbotId, name, count }) => (
            <Row
              key={chatbotId}
              title={count === 1 ? 'One conflict to decide' : `${count} conflicts to decide`}
              note={name}
            >
              <Link
                to={toDashboard(`/chatbots/${chatbotId}/health`)}
                aria-label={`Decide the conflicts of ${name}`}
                className={buttonClassNames({ variant: 'secondary', size: 'small' })}
              >
                Decide
              </Link>
            </Row>
          ))}
        </Group>
      )}
      {leads && leads.count > 0 && (
        <Group
          title="Leads to follow up"
          count={leads.count}
          more={{ to: toDashboard('/leads'), shown: leads.items.length }}
        >
          {leads.items.map(({ id, name, question, createdAt }) => (
            <Row
              key={id}
              title={name || 'Someone left their details'}
              note={
                <>
                  {question && `${question} · `}
                  <RelativeTime time={createdAt} />
                </>
              }
            >
              <Link
                to={toDashboard('/leads')}
                aria-label={`Open the lead of ${name || 'a visitor'}`}
                className={buttonClassNames({ variant: 'secondary', size: 'small' })}
              >
                Open
              </Link>
            </Row>
          ))}
        </Group>
      )}
    </Card>
  );
}

type GroupProps = {
  title: string;
  /** How many there are in all; left out where only some are counted. */
  count?: number;
  more: { to: string; shown: number };
  children: ReactNode;
};

function Group({ title, count, more, children }: GroupProps) {
  const hasMore = count === undefined || count > more.shown;
  return (
    <section className="border-t border-line pt-2 pb-1.5">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 px-5">
        <h3 className="flex items-center gap-2 text-[13.5px] font-[560] tracking-normal text-ink-muted">
          {title}
          {count !== undefined && <Badge tone="accent">{count.toLocaleString(pageLanguage)}</Badge>}
        </h3>
        {hasMore && (
          <Link
            to={more.to}
            className="inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-4 pointer-coarse:min-h-11"
          >
            See all<span className="sr-only">: {title}</span>
          </Link>
        )}
      </div>
      <ul className="divide-y divide-line">{children}</ul>
    </section>
  );
}

function Row({ title, note, children }: { title: string; note: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-4 px-5 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 font-[560] wrap-anywhere">{title}</p>
        <p className="mt-0.5 line-clamp-2 text-[13px] wrap-anywhere text-ink-muted">{note}</p>
      </div>
      {children}
    </li>
  );
}
