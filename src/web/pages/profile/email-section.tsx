import { useState } from 'react';
import { z } from 'zod';
import { currentPasswordField, emailField, type Profile } from '#shared/contract/accounts.ts';
import { changeEmail } from '#web/features/accounts/account-calls.ts';
import { EmailField, PasswordField } from '#web/features/accounts/form-fields.tsx';
import { refetchProfile } from '#web/features/accounts/observe-profile.ts';
import { useSession } from '#web/features/accounts/session.tsx';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.tsx';
import { ProfileSection } from './profile-section.tsx';

const emailForm = z.object({ email: emailField, password: z.string().optional() });
const emailAndPasswordForm = emailForm.extend({ password: currentPasswordField });

export function EmailSection({ profile }: { profile: Profile }) {
  const { reload } = useSession();
  const [waitingFor, setWaitingFor] = useState('');
  const form = useContractForm({
    schema: profile.has_password ? emailAndPasswordForm : emailForm,
    defaultValues: { email: '', password: '' },
    fieldNames: { newEmail: 'email' },
    submit: async ({ email, password }) => {
      const { changed } = await changeEmail({ newEmail: email, password });
      form.reset();
      if (changed) {
        await Promise.all([refetchProfile(profile.id), reload().catch(() => undefined)]);
        toast.success({ title: 'Email address changed', text: `It is now ${email}.` });
      }
      setWaitingFor(changed ? '' : email);
      return undefined;
    },
    onFailure: (error) =>
      toast.error({ title: 'Your email address was not changed', text: error.message }),
  });
  return (
    <ProfileSection
      title="Email address"
      text={
        <>
          You sign in with <span className="break-words text-ink-soft">{profile.email}</span>.
        </>
      }
    >
      <form {...form.formProps} className="flex flex-col items-start gap-4">
        {waitingFor && (
          <Notice tone="good" title="One step left" className="w-full">
            We sent a link to {waitingFor}. Your address changes once you have opened it; until then
            the old one stays.
          </Notice>
        )}
        <div className="flex w-full max-w-md flex-col gap-4">
          <EmailField
            label="New email address"
            autoComplete="email"
            error={form.errorOf('email')}
            {...form.bind('email')}
          />
          {profile.has_password && (
            <PasswordField
              label="Your password"
              help="Confirm your password to continue."
              error={form.errorOf('password')}
              {...form.bind('password')}
            />
          )}
        </div>
        <Button type="submit" variant="secondary" busyLabel={form.isBusy && 'Changing...'}>
          Change email
        </Button>
      </form>
    </ProfileSection>
  );
}
