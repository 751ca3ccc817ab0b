import { type InvitationInput, invitationInput } from '#shared/contract/team.ts';
import { memberRoles, roleDescriptions, roleNames } from '#shared/permissions.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast.tsx';
import { invite } from './team-calls.ts';
import { useTeamChange } from './use-team.ts';

/** `hasMail` false: no one is mailed, so the operator must pass the link on. */
export function InviteForm({ hasMail }: { hasMail: boolean }) {
  const inviting = useTeamChange({ change: invite });
  const form = useContractForm<InvitationInput, InvitationInput>({
    schema: invitationInput,
    defaultValues: { email: '', role: 'agent' },
    async submit(input) {
      await inviting.mutateAsync(input);
      form.setValue('email', '');
      toast.success({
        title: `${input.email} is invited`,
        text: hasMail
          ? 'The link in the email works for 7 days.'
          : 'This server sends no email: its operator finds the link in the outbox and passes it on.',
      });
    },
  });
  const role = form.watch('role');

  return (
    <form
      {...form.formProps}
      className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_12rem_auto] sm:items-start"
    >
      <Field label="Invite by email" error={form.errorOf('email') ?? form.failure}>
        {(control) => (
          <Input {...form.bind('email')} {...control} type="email" autoComplete="off" />
        )}
      </Field>
      <Field label="Role">
        {(control) => (
          <Select {...form.bind('role')} {...control}>
            {memberRoles.map((name) => (
              <option key={name} value={name}>
                {roleNames[name]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" className="sm:mt-[30px]" busyLabel={form.isBusy && 'Inviting...'}>
        Invite
      </Button>
      <p className="text-[13.5px] text-ink-muted sm:col-span-3">
        {roleNames[role]}: {roleDescriptions[role]}
      </p>
    </form>
  );
}
