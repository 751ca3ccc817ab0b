import { RecordList } from '#web/ui/record-list.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { AuditSentence } from './audit-sentence.tsx';
import { useAudit } from './use-team.ts';

/** Who changed what, newest first. */
export function AuditList() {
  return (
    <RecordList
      list={useAudit()}
      label="Changes"
      loadingLabel="Loading activity"
      failedTitle="The activity could not be loaded"
      empty="Nothing has been changed yet."
    >
      {({ id, who, action, target, createdAt }) => (
        <li key={id} className="px-4 py-2.5 text-[14.5px]">
          <p className="break-words">
            <AuditSentence who={who} action={action} target={target} />
          </p>
          <p className="text-[13px] text-ink-muted">
            <RelativeTime time={createdAt} />
          </p>
        </li>
      )}
    </RecordList>
  );
}
