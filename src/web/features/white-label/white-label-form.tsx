import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { WhiteLabelInput, WhiteLabelResponse } from '#shared/contract/white-label.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
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
      <form noValidate method="post" onSubmit={state.submit}>
        <fieldset disabled={isReadOnly} className="flex flex-col gap-4">
          {state.saveError && (
            <Notice tone="bad" title="Settings not saved">
              {state.saveError.message}
            </Notice>
          )}
          <LabelFields form={form} />
          {!isReadOnly && (
            <LogoField
              logoUrl={state.logoUrl}
              help={label ? 'Saved at once.' : 'Saved together with your name.'}
              isSaving={state.isSavingLogo}
              onChange={state.changeLogo}
            />
          )}
          {!isReadOnly && (
            <Button type="submit" className="self-start" busyLabel={state.isSaving && 'Saving...'}>
              Save
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

function LabelFields({ form }: { form: UseFormReturn<WhiteLabelInput> }) {
  const { register } = form;
  const { errors } = form.formState;
  return (
    <>
      <Field label="Your name" help="Shown above emails to visitors." error={errors.name?.message}>
        {(control) => <Input {...register('name')} {...control} placeholder="Bella Group" />}
      </Field>
      <Field
        label="Emails come from"
        help="The name beside the sender’s address. The address itself is the installation’s."
        error={errors.senderName?.message}
      >
        {(control) => (
          <Input {...register('senderName')} {...control} placeholder="Bella Support" />
        )}
      </Field>
      <Field
        label="Line under the chat"
        aside="Optional"
        help="For example your domain. It’s also shown below emails."
        error={errors.domainText?.message}
      >
        {(control) => (
          <Input {...register('domainText')} {...control} placeholder="help.bella.example" />
        )}
      </Field>
      <Field label="Where the line leads" error={errors.domainUrl?.message}>
        {(control) => (
          <Input
            {...register('domainUrl')}
            {...control}
            type="url"
            placeholder="https://help.bella.example"
          />
        )}
      </Field>
      <Field
        label="Your privacy page"
        help="Visitors are led there before they leave their details."
        error={errors.privacyUrl?.message}
      >
        {(control) => (
          <Input
            {...register('privacyUrl')}
            {...control}
            type="url"
            placeholder="https://bella.example/privacy"
          />
        )}
      </Field>
    </>
  );
}
