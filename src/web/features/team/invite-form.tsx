import { type FormEvent, useState } from 'react';
import { invitationInput } from '#shared/contract/team.ts';
import { type MemberRole, memberRoles, roleDescriptions, roleNames } from '#shared/permissions.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast.tsx';
import { invite } from './team-calls.ts';
import { useTeamChange } from './use-team.ts';

/** `hasMail` false: no one is mailed, so the operator must pass the link on. */
export function InviteForm({ hasMail }: { hasMail: boolean }) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<MemberRole>('agent');
  const [problem, setProblem] = useState('');
  const inviting = useTeamChange({ change: invite });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (inviting.isPending) return;
    const checked = invitationInput.safeParse({ email, role });
    setProblem(checked.error?.issues[0]?.message ?? '');
    if (!checked.success) return;
    inviting.mutate(checked.data, {
      onSuccess() {
        setEmail('');
        toast.success({
          title: `${checked.data.email} is invited`,
          text: hasMail
            ? 'The link in the email works for 7 days.'
            : 'This server sends no email: its operator finds the link in the outbox and passes it on.',
        });
      },
      onError: (error) =>
        setProblem((error instanceof ApiError && error.fields.email) || error.message),
    });
  }

  return (
    <form
      noValidate
      method="post"
      onSubmit={submit}
      className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_10rem_auto] sm:items-start"
    >
      <Field label="Invite by email" error={problem}>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="off"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
      </Field>
      <Field label="Role">
        {(control) => (
          <Select
            {...control}
            value={role}
            onChange={({ target }) => setRole(target.value as MemberRole)}
          >
            {memberRoles.map((name) => (
              <option key={name} value={name}>
                {roleNames[name]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button
        type="submit"
        className="sm:mt-[30px]"
        busyLabel={inviting.isPending && 'Inviting...'}
      >
        Invite
      </Button>
      <p className="text-[13.5px] text-ink-muted sm:col-span-3">
        {roleNames[role]}: {roleDescriptions[role]}
      </p>
    </form>
  );
}
