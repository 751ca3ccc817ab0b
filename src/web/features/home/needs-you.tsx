import { CircleCheckBig } from 'lucide-react';
import { Link } from 'react-router';
import type { HomeResponse } from '#shared/contract/home.ts';
import { useDashboardPath } from '#web/lib/dashboard-path.tsx';
import { useMay } from '#web/state/permissions.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { Card } from '#web/ui/card.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { WaitingGroup, WaitingRow } from './waiting-group.tsx';

export type Gap = NonNullable<HomeResponse['unanswered']>[number];
type NeedsYouProps = {
  home: HomeResponse;
  onAnswer: (gap: Gap) => void;
};

/** Everything that waits for a person, the most urgent first. */
export function NeedsYou({ home, onAnswer }: NeedsYouProps) {
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
      {waiting && waiting.count > 0 && <WaitingVisitors waiting={waiting} />}
      {held.length > 0 && <HeldChanges held={held} />}
      {unanswered && unanswered.length > 0 && (
        <UnansweredQuestions unanswered={unanswered} onAnswer={onAnswer} />
      )}
      {conflicts.length > 0 && <OpenConflicts conflicts={conflicts} />}
      {leads && leads.count > 0 && <OpenLeads leads={leads} />}
    </Card>
  );
}

type Shown<Part extends keyof HomeResponse> = Record<Part, NonNullable<HomeResponse[Part]>>;

function WaitingVisitors({ waiting }: Shown<'waiting'>) {
  const toDashboard = useDashboardPath();
  const mayReply = useMay('conversations.edit');
  return (
    <WaitingGroup
      title="Waiting for a reply"
      count={waiting.count}
      more={{ to: toDashboard('/inbox?state=waiting'), shown: waiting.items.length }}
    >
      {waiting.items.map(({ conversationId, visitorName, lastText, since, chatbotName }) => (
        <WaitingRow
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
        </WaitingRow>
      ))}
    </WaitingGroup>
  );
}

function HeldChanges({ held }: Shown<'held'>) {
  const toDashboard = useDashboardPath();
  return (
    <WaitingGroup
      title="Changes that aren’t live"
      count={held.length}
      more={{ to: '', shown: held.length }}
    >
      {held.map(({ chatbotId, name }) => (
        <WaitingRow
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
        </WaitingRow>
      ))}
    </WaitingGroup>
  );
}

type UnansweredProps = Shown<'unanswered'> & Pick<NeedsYouProps, 'onAnswer'>;

function UnansweredQuestions({ unanswered, onAnswer }: UnansweredProps) {
  const toDashboard = useDashboardPath();
  const mayAnswer = useMay('answers.edit');
  return (
    <WaitingGroup title="Couldn’t be answered" more={{ to: toDashboard('/analytics'), shown: 0 }}>
      {unanswered.map((gap) => (
        <WaitingRow
          key={gap.chatbotId + gap.question}
          title={gap.question}
          note={
            gap.count === 1 ? (
              <>
                Asked <RelativeTime time={gap.lastAskedAt} />
              </>
            ) : (
              <>
                Asked {gap.count} times, last <RelativeTime time={gap.lastAskedAt} />
              </>
            )
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
        </WaitingRow>
      ))}
    </WaitingGroup>
  );
}

function OpenConflicts({ conflicts }: Shown<'conflicts'>) {
  const toDashboard = useDashboardPath();
  return (
    <WaitingGroup
      title="Sources that contradict each other"
      count={conflicts.length}
      more={{ to: '', shown: conflicts.length }}
    >
      {conflicts.map(({ chatbotId, name, count }) => (
        <WaitingRow
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
        </WaitingRow>
      ))}
    </WaitingGroup>
  );
}

function OpenLeads({ leads }: Shown<'leads'>) {
  const toDashboard = useDashboardPath();
  return (
    <WaitingGroup
      title="Leads to follow up"
      count={leads.count}
      more={{ to: toDashboard('/leads'), shown: leads.items.length }}
    >
      {leads.items.map(({ id, name, question, createdAt }) => (
        <WaitingRow
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
        </WaitingRow>
      ))}
    </WaitingGroup>
  );
}
