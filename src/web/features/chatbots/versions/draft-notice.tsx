import { useState } from 'react';
import { Link } from 'react-router';
import { ServerText } from '#web/lib/server-text.tsx';
import { useMay } from '#web/state/permissions.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { describeChanges } from './describe-changes.ts';
import { useDraft, usePublish, useUndo } from './use-versions.ts';

const mostShown = 3;

/** Shown while visitors don't get the owner's last change because a test fails. */
export function DraftNotice({ chatbotId, base }: { chatbotId: string; base: string }) {
  const { data: draft } = useDraft(chatbotId);
  const mayEdit = useMay('chatbots.edit');
  const publish = usePublish(chatbotId);
  const undo = useUndo(chatbotId);
  const [isUndoing, setUndoing] = useState(false);
  if (draft?.state !== 'held') return null;
  const { failing, published, changes } = draft;
  const left = failing.length - mostShown;
  return (
    <Notice
      tone="warn"
      className="mt-4"
      title="Your last change isn’t live yet"
      actions={
        <>
          <Link to={`${base}tests`} className={buttonClassNames({ size: 'small' })}>
            See failing tests
          </Link>
          {mayEdit && (
            <>
              <Button
                variant="secondary"
                size="small"
                busyLabel={publish.isPending && 'Publishing...'}
                onClick={() => publish.mutate()}
              >
                Publish anyway
              </Button>
              <Button variant="secondary" size="small" onClick={() => setUndoing(true)}>
                Undo the change
              </Button>
            </>
          )}
        </>
      }
    >
      <p>
        {failing.length === 1
          ? '1 test that passes for visitors fails with it.'
          : `${failing.length} tests that pass for visitors fail with it.`}{' '}
        Visitors still get version {published}.
      </p>
      <ul className="mt-2 grid gap-1">
        {failing.slice(0, mostShown).map(({ testId, question, reason }) => (
          <li key={testId} className="wrap-anywhere">
            <span className="font-[560] text-ink">{question}</span>{' '}
            <ServerText>{reason}</ServerText>
          </li>
        ))}
        {left > 0 && <li>and {left} more</li>}
      </ul>
      {isUndoing && (
        <ConfirmDialog
          title="Undo the change?"
          text={`Everything becomes what visitors get now, version ${published}. ${changes ? `${describeChanges(changes).join('. ')}.` : ''}`}
          verb="Undo the change"
          keep="Keep it"
          busyLabel={undo.isPending && 'Undoing...'}
          onConfirm={() => undo.mutate(undefined, { onSettled: () => setUndoing(false) })}
          onClose={() => setUndoing(false)}
        />
      )}
    </Notice>
  );
}
