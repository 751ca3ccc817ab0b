import { useNavigate } from 'react-router';
import { z } from 'zod';
import { currentPasswordField, type Profile } from '#shared/contract/accounts.ts';
import { deleteAccount } from '#web/features/accounts/account-calls.ts';
import { forgetChosenPlan } from '#web/features/accounts/chosen-plan.ts';
import { PasswordField, TextField } from '#web/features/accounts/form-fields.tsx';
import { useSession } from '#web/features/accounts/session.tsx';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.tsx';

type DeleteAccountDialogProps = { profile: Profile; onClose: () => void };

/** Says what goes, and wants the address typed by hand. */
export function DeleteAccountDialog({ profile, onClose }: DeleteAccountDialogProps) {
  const { leave } = useSession();
  const navigate = useNavigate();
  const form = useContractForm({
    schema: deletionForm(profile),
    defaultValues: { confirmation: '', password: '' },
    submit: async ({ confirmation, password }) => {
      await deleteAccount({ confirmation, ...(profile.has_password ? { password } : {}) });
      forgetChosenPlan();
      leave();
      toast.success({ title: 'Account deleted', text: 'Your account and its data are gone.' });
      await navigate('/', { replace: true });
      return 'stay-busy';
    },
    onFailure: (error) => toast.error({ title: 'Nothing was deleted', text: error.message }),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !form.isBusy) onClose();
      }}
      title={`Delete ${profile.email}?`}
      description="This cannot be undone. It takes with it:"
    >
      <ul className="-mt-2 mb-5 list-disc space-y-1 pl-5 text-ink-soft">
        <li>your profile, picture and settings</li>
        <li>your workspace and everything stored in it</li>
        <li>every session: you are signed out on all devices</li>
        {profile.stripe_subscription_id && (
          <li>your subscription, which is canceled first; if that fails, nothing is deleted</li>
        )}
      </ul>
      <form {...form.formProps} className="flex flex-col gap-4">
        <TextField
          label={`Type ${profile.email} to confirm`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={form.errorOf('confirmation')}
          {...form.bind('confirmation')}
        />
        {profile.has_password && (
          <PasswordField error={form.errorOf('password')} {...form.bind('password')} />
        )}
        <div className="mt-1 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={onClose}>
            Keep my account
          </Button>
          <Button type="submit" variant="danger" busyLabel={form.isBusy && 'Deleting...'}>
            Delete account
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function deletionForm({ email, has_password }: Profile) {
  return z.object({
    confirmation: z
      .string()
      .trim()
      .refine((typed) => typed.toLowerCase() === email.toLowerCase(), {
        error: `Please type ${email}`,
      }),
    password: has_password ? currentPasswordField : z.string(),
  });
}
