import { renameWorkspaceInput } from '#shared/contract/team.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast.tsx';
import { renameWorkspace } from './team-calls.ts';
import { useTeamChange } from './use-team.ts';

/** What members see in their menu, and invited people in the mail. */
export function WorkspaceNameForm({ name }: { name: string }) {
  const renaming = useTeamChange({ change: renameWorkspace });
  const form = useContractForm({
    schema: renameWorkspaceInput,
    defaultValues: { name },
    async submit(input) {
      await renaming.mutateAsync(input.name);
      toast.success({ title: 'Name saved' });
    },
  });
  return (
    <form
      {...form.formProps}
      className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start"
    >
      <Field label="Workspace name" error={form.errorOf('name') ?? form.failure}>
        {(control) => <Input {...form.bind('name')} {...control} autoComplete="organization" />}
      </Field>
      <Button
        type="submit"
        variant="secondary"
        className="sm:mt-[30px]"
        busyLabel={form.isBusy && 'Saving...'}
      >
        Save name
      </Button>
    </form>
  );
}
