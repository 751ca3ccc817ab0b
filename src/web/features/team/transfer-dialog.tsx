import { type TeamMember, transferInput } from '#shared/contract/team.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
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
  const form = useContractForm({
    schema: transferInput,
    defaultValues: {
      userId: members[0]?.userId ?? '',
      ...(hasPassword ? { password: '' } : {}),
    },
    async submit(input) {
      await transferOwnership(input);
      onDone();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !form.isBusy) onClose();
      }}
      title="Hand the workspace over"
      description="The new owner pays and decides; the workspace runs on their plan from then on. You stay as admin. A subscription of yours goes on until you cancel it."
    >
      <form {...form.formProps} className="flex flex-col gap-4">
        {form.failure && <FormFailure title="Nothing was changed">{form.failure}</FormFailure>}
        <Field label="New owner">
          {(control) => (
            <Select {...form.bind('userId')} {...control}>
              {members.map((member) => (
                <option key={member.userId} value={member.userId}>
                  {member.name} ({member.email})
                </option>
              ))}
            </Select>
          )}
        </Field>
        {hasPassword && (
          <Field label="Your password" error={form.errorOf('password')}>
            {(control) => (
              <PasswordInput
                {...form.bind('password')}
                {...control}
                autoComplete="current-password"
              />
            )}
          </Field>
        )}
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button type="submit" variant="danger" busyLabel={form.isBusy && 'Handing over...'}>
            Hand over
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
