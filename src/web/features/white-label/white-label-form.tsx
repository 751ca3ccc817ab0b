import { useState } from 'react';
import type { WhiteLabelResponse } from '#shared/contract/white-label.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { Input } from '#web/ui/input.tsx';
import { LogoField } from './logo-field.tsx';
import { useWhiteLabelForm } from './use-white-label-form.ts';
import { WhiteLabelPreview } from './white-label-preview.tsx';

type WhiteLabelFormProps = {
  label: WhiteLabelResponse['label'];
  /** Where the plan lacks it: to look at and to delete. */
  isReadOnly: boolean;
};

export function WhiteLabelForm({ label, isReadOnly }: WhiteLabelFormProps) {
  const state = useWhiteLabelForm(label);
  const { form } = state;
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
      <form {...form.formProps}>
        <fieldset disabled={isReadOnly} className="flex flex-col gap-4">
          {form.failure && <FormFailure title="Settings not saved">{form.failure}</FormFailure>}
          <LabelFields form={form} />
          {!isReadOnly && (
            <LogoField
              logoUrl={state.logoUrl}
              help={label ? 'Saved right away.' : 'Saved together with your name.'}
              isSaving={state.isSavingLogo}
              onChange={state.changeLogo}
            />
          )}
          {!isReadOnly && (
            <Button type="submit" className="self-start" busyLabel={form.isBusy && 'Saving...'}>
              Save changes
            </Button>
          )}
        </fieldset>
        {label && (
          <Button variant="secondary" className="mt-5 text-bad" onClick={() => setAsking(true)}>
            Remove white-label
          </Button>
        )}
      </form>
      {isAsking && (
        <ConfirmDialog
          title="Remove white-label?"
          text="Visitors see the ordinary chat again. Names, links and logo are deleted."
          verb="Remove"
          keep="Keep it"
          busyLabel={state.isRemoving && 'Removing...'}
          onConfirm={() => state.remove({ onRemoved: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      )}
      <WhiteLabelPreview input={form.watch()} logoUrl={state.logoUrl} />
    </div>
  );
}

function LabelFields({
  form: { bind, errorOf },
}: Pick<ReturnType<typeof useWhiteLabelForm>, 'form'>) {
  return (
    <>
      <Field label="Your name" help="Shown above emails to visitors." error={errorOf('name')}>
        {(control) => <Input {...bind('name')} {...control} placeholder="Bella Group" />}
      </Field>
      <Field
        label="Emails come from"
        help="The sender’s name. The email address itself can’t be changed here."
        error={errorOf('senderName')}
      >
        {(control) => <Input {...bind('senderName')} {...control} placeholder="Bella Support" />}
      </Field>
      <Field
        label="Line under the chat"
        aside="Optional"
        help="For example your domain. It’s also shown below emails."
        error={errorOf('domainText')}
      >
        {(control) => (
          <Input {...bind('domainText')} {...control} placeholder="help.bella.example" />
        )}
      </Field>
      <Field label="Link of this line" error={errorOf('domainUrl')}>
        {(control) => (
          <Input
            {...bind('domainUrl')}
            {...control}
            type="url"
            placeholder="https://help.bella.example"
          />
        )}
      </Field>
      <Field
        label="Your privacy page"
        help="Linked in the chat and wherever visitors leave their details."
        error={errorOf('privacyUrl')}
      >
        {(control) => (
          <Input
            {...bind('privacyUrl')}
            {...control}
            type="url"
            placeholder="https://bella.example/privacy"
          />
        )}
      </Field>
    </>
  );
}
