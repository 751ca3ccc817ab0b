import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { TeamMember } from '#shared/contract/team.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { Select } from '#web/ui/select.tsx';
import { transferOwnership } from './team-calls.ts';

type TransferDialogProps = {
  /** Who may become the owner. */
  members: readonly TeamMember[];
  hasPassword: boolean;
  onClose: () => void;
  onDone: () => void;
};

export function TransferDialog({ members, hasPassword, onClose, onDone }: TransferDialogProps) {
  const [userId, setUserId] = useState(members[0]?.userId ?? '');
  const [password, setPassword] = useState('');
  const giving = useMutation({
    mutationFn: () => transferOwnership({ userId, ...(hasPassword ? { password } : {}) }),
    onSuccess: onDone,
  });
  const { error } = giving;
  const passwordProblem = error instanceof ApiError ? error.fields.password : undefined;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!giving.isPending) giving.mutate();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !giving.isPending) onClose();
      }}
      title="Hand the workspace over"
      description="The new owner pays and decides; the workspace runs on their plan from then on. You stay as admin. A subscription of yours goes on until you cancel it."
    >
      <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-4">
        {error && !passwordProblem && (
          <Notice tone="bad" title="Nothing was changed">
            {error.message}
          </Notice>
        )}
        <Field label="New owner">
          {(control) => (
            <Select {...control} value={userId} onChange={({ target }) => setUserId(target.value)}>
              {members.map((member) => (
                <option key={member.userId} value={member.userId}>
                  {member.name} ({member.email})
                </option>
              ))}
            </Select>
          )}
        </Field>
        {hasPassword && (
          <Field label="Your password" error={passwordProblem}>
            {(control) => (
              <PasswordInput
                {...control}
                autoComplete="current-password"
                value={password}
                onChange={({ target }) => setPassword(target.value)}
              />
            )}
          </Field>
        )}
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button type="submit" variant="danger" busyLabel={giving.isPending && 'Handing over...'}>
            Hand over
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
