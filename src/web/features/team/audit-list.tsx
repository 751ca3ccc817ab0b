import { auditActions } from '#shared/contract/audit.ts';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { useAudit } from './use-team.ts';

/** Who changed what, newest first. */
export function AuditList() {
  const list = useAudit();
  const entries = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="max-h-96 overflow-y-auto rounded-card border border-line bg-surface">
      <ListFrame
        list={list}
        loadingLabel="Loading the record of changes"
        failedTitle="The record could not be loaded"
        isEmpty={entries.length === 0}
        empty="Nothing has been changed yet."
      >
        <ul aria-label="Changes" className="divide-y divide-line">
          {entries.map(({ id, who, action, target, createdAt }) => (
            <li key={id} className="px-4 py-2.5 text-[14.5px]">
              <p className="break-words">
                <span className="font-[560]">{who ?? 'A former member'}</span>{' '}
                {auditActions[action]} <span className="font-[560]">{target}</span>
              </p>
              <p className="text-[13px] text-ink-muted">
                <RelativeTime time={createdAt} />
              </p>
            </li>
          ))}
        </ul>
      </ListFrame>
    </div>
  );
}
