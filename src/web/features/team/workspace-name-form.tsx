import { type FormEvent, useState } from 'react';
import { renameWorkspaceInput } from '#shared/contract/team.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast.tsx';
import { renameWorkspace } from './team-calls.ts';
import { useTeamChange } from './use-team.ts';

/** What members see in their menu, and invited people in the mail. */
export function WorkspaceNameForm({ name }: { name: string }) {
  const [text, setText] = useState(name);
  const [problem, setProblem] = useState('');
  const renaming = useTeamChange({ change: renameWorkspace });

  function submit(event: FormEvent): void {
    event.preventDefault();
    const checked = renameWorkspaceInput.safeParse({ name: text });
    setProblem(checked.error?.issues[0]?.message ?? '');
    if (!checked.success) return;
    renaming.mutate(checked.data.name, {
      onSuccess: () => toast.success({ title: 'Name saved' }),
      onError: (error) => setProblem(error.message),
    });
  }

  return (
    <form
      noValidate
      method="post"
      onSubmit={submit}
      className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start"
    >
      <Field label="Name of the workspace" error={problem}>
        {(control) => (
          <Input
            {...control}
            value={text}
            autoComplete="organization"
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="secondary"
        className="sm:mt-[30px]"
        busyLabel={renaming.isPending && 'Saving...'}
      >
        Save name
      </Button>
    </form>
  );
}
