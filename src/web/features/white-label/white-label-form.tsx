import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import {
  type WhiteLabelInput,
  type WhiteLabelResponse,
  whiteLabelInput,
} from '#shared/contract/white-label.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.tsx';
import { LogoField } from './logo-field.tsx';
import { useDeleteWhiteLabel, useSaveLogo, useSaveWhiteLabel } from './use-white-label.ts';
import { WhiteLabelPreview } from './white-label-preview.tsx';

// Compiled validators need eval, which the content security policy refuses.
z.config({ jitless: true });

type WhiteLabelFormProps = {
  label: WhiteLabelResponse['label'];
  /** Where the plan lacks it: to look at and to delete. */
  isReadOnly: boolean;
};

const empty = { name: '', senderName: '', domainText: '', domainUrl: '', privacyUrl: '' };

export function WhiteLabelForm({ label, isReadOnly }: WhiteLabelFormProps) {
  const saving = useSaveWhiteLabel();
  const deletion = useDeleteWhiteLabel();
  const logoSaving = useSaveLogo();
  const [picked, setPicked] = useState<File | null>(null);
  const pickedUrl = useObjectUrl(picked);
  const logoUrl = pickedUrl ?? label?.logoUrl ?? null;
  const { register, handleSubmit, formState, watch, reset } = useForm<WhiteLabelInput>({
    resolver: zodResolver(whiteLabelInput) as never,
    defaultValues: label ?? empty,
    mode: 'onTouched',
  });
  const { errors } = formState;
  const [isAsking, setAsking] = useState(false);
  const submit = handleSubmit((input) => {
    if (saving.isPending) return;
    saving.mutate(input, {
      onSuccess: () => {
        if (picked) saveLogo(picked);
        else toast.success({ title: 'Settings saved' });
      },
    });
  });
  const saveLogo = (logo: File | null) =>
    logoSaving.mutate(logo, {
      onSuccess: () => {
        setPicked(null);
        toast.success({ title: 'Settings saved' });
      },
      onError: (error) => toast.error({ title: 'Logo not saved', text: error.message }),
    });
  const remove = () =>
    deletion.mutate(undefined, {
      onSuccess: () => {
        reset(empty);
        setPicked(null);
        setAsking(false);
        toast.success({ title: 'White-label removed' });
      },
      onError: (error) => toast.error({ title: error.message }),
    });

  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
      <form noValidate method="post" onSubmit={submit}>
        <fieldset disabled={isReadOnly} className="flex flex-col gap-4">
          {saving.error && (
            <Notice tone="bad" title="Settings not saved">
              {saving.error.message}
            </Notice>
          )}
          <Field
            label="Your name"
            help="Shown above emails to visitors."
            error={errors.name?.message}
          >
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
          {!isReadOnly && (
            <LogoField
              logoUrl={logoUrl}
              help={label ? 'Saved at once.' : 'Saved together with your name.'}
              isSaving={logoSaving.isPending}
              // The server keeps a logo with the rest, so before the first save it waits here.
              onChange={label ? saveLogo : setPicked}
            />
          )}
          {!isReadOnly && (
            <Button
              type="submit"
              className="self-start"
              busyLabel={saving.isPending && 'Saving...'}
            >
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
          busyLabel={deletion.isPending && 'Removing...'}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        />
      )}
      <WhiteLabelPreview input={watch()} logoUrl={logoUrl} />
    </div>
  );
}

/** An address for a file that only this page has. */
function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [file]);
  return url;
}
