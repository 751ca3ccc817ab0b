import { useState } from 'react';
import type { Conflict, DecideConflictInput } from '#shared/contract/conflicts.ts';
import { useMay } from '#web/state/permissions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { toast } from '#web/ui/toast.tsx';
import { ConflictRow } from './conflict-row.tsx';
import { useDecideConflict } from './use-health.ts';

type ConflictListProps = { chatbotId: string; conflicts: readonly Conflict[]; isChecking: boolean };

/** Sources that contradict each other, those to decide first. */
export function ConflictList({ chatbotId, conflicts, isChecking }: ConflictListProps) {
  const mayEdit = useMay('documents.edit');
  const decision = useDecideConflict(chatbotId);
  const [showsDecided, setShowsDecided] = useState(false);
  const open = conflicts.filter(({ state }) => state === 'open');
  const decided = conflicts.filter(({ state }) => state !== 'open');

  function decide(conflict: Conflict, input: DecideConflictInput): void {
    const { key } = conflict;
    const onError = ({ message }: Error) => toast.error({ title: 'Not saved', text: message });
    const undo = () => decision.mutate({ key, input: { decision: 'open' } }, { onError });
    const onSuccess = () =>
      input.decision !== 'open' &&
      toast.success({ title: titles[input.decision], action: { label: 'Undo', onClick: undo } });
    decision.mutate({ key, input }, { onSuccess, onError });
  }

  const shown = showsDecided ? [...open, ...decided] : open;
  return (
    <Card>
      <div className="p-5">
        <h2 className="text-[17px]">Conflicts</h2>
        <p className="mt-1 text-sm text-ink-muted">
          Two sources say different things about the same thing. Until you decide, answers use the
          newer one, and curated answers come before documents.
        </p>
      </div>
      {shown.length === 0 ? (
        <p className="border-t border-line p-5 text-ink-muted">
          {isChecking ? 'Comparing your sources…' : 'No conflicts: your sources agree.'}
        </p>
      ) : (
        <ul aria-label="Conflicts" className="divide-y divide-line border-t border-line">
          {shown.map((conflict) => (
            <ConflictRow
              key={conflict.key}
              chatbotId={chatbotId}
              conflict={conflict}
              isBusy={decision.isPending}
              onDecide={mayEdit ? (input) => decide(conflict, input) : null}
            />
          ))}
        </ul>
      )}
      {decided.length > 0 && (
        <div className="border-t border-line px-5 py-3">
          <Button variant="ghost" size="small" onClick={() => setShowsDecided(!showsDecided)}>
            {showsDecided ? 'Hide decided conflicts' : `Show decided conflicts (${decided.length})`}
          </Button>
        </div>
      )}
    </Card>
  );
}

const titles = { right: 'Conflict settled', different: 'Kept as different things' } as const;
