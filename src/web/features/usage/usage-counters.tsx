import type { Profile } from '#shared/contract/accounts.ts';
import type { Usage } from '#shared/contract/usage.ts';
import { pageLanguage } from '#web/lib/page-language.ts';
import { classNames } from '#web/ui/class-names.ts';
import { usageShare } from '#web/ui/usage-share.ts';
import { limitFor } from './use-usage.ts';

type UsageCountersProps = { profile: Profile; usage: Usage | undefined; className?: string };

/** bots, docs, msgs: small enough for the header. */
export function UsageCounters({ profile, usage, className }: UsageCountersProps) {
  return (
    <ul aria-label="Usage" className={classNames('flex gap-5', className)}>
      <Counter
        label="bots"
        spoken="Chatbots"
        used={usage?.chatbots}
        limit={limitFor({ profile, resource: 'chatbot' })}
      />
      <Counter
        label="docs"
        spoken="Documents"
        used={usage?.documents}
        limit={limitFor({ profile, resource: 'document' })}
      />
      <Counter
        label="msgs"
        spoken="Messages this month"
        used={usage?.messagesThisMonth}
        limit={limitFor({ profile, resource: 'message' })}
        warns
      />
    </ul>
  );
}

type CounterProps = {
  label: string;
  spoken: string;
  used: number | undefined;
  limit: number;
  /** All chatbots of a plan in use is how it should be; all messages gone is trouble. */
  warns?: boolean;
};

function Counter({ label, spoken, used, limit, warns = false }: CounterProps) {
  const share = usageShare({ used: used ?? 0, limit });
  const unlimited = limit === -1;
  return (
    <li className={unlimited ? '' : 'min-w-[68px]'}>
      <div className="flex items-baseline gap-1.5 text-[13px] whitespace-nowrap">
        <span className="text-ink-muted">
          <span aria-hidden>{label}</span>
          <span className="sr-only">{spoken}: </span>
        </span>
        <span className="font-[620] tabular-nums">
          {used === undefined ? '–' : used.toLocaleString(pageLanguage)} /{' '}
          {unlimited ? (
            <>
              <span aria-hidden>∞</span>
              <span className="sr-only">unlimited</span>
            </>
          ) : (
            limit.toLocaleString(pageLanguage)
          )}
        </span>
      </div>
      <div aria-hidden hidden={unlimited} className="mt-1 h-1 overflow-hidden rounded-full bg-line">
        <div
          className={classNames(
            'h-full rounded-full',
            (!warns && (unlimited || (used ?? 0) <= limit)) || share < 80
              ? 'bg-accent'
              : share < 100
                ? 'bg-warn'
                : 'bg-bad',
          )}
          style={{ width: `${share}%` }}
        />
      </div>
    </li>
  );
}
