import type { Profile } from '#shared/contract/accounts.ts';
import { changePassword } from '#web/features/accounts/account-calls.ts';
import { changePasswordForm } from '#web/features/accounts/account-forms.ts';
import { PasswordField } from '#web/features/accounts/form-fields.tsx';
import { NewPasswordFields } from '#web/features/accounts/new-password-fields.tsx';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { TextLink } from '#web/pages/auth/text-link.tsx';
import { queryClient } from '#web/state/query-client.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';
import { ProfileSection } from './profile-section.tsx';
import { sessionsKey } from './sessions-key.ts';

export function PasswordSection({ profile }: { profile: Profile }) {
  return (
    <ProfileSection title="Password" text="Changing it signs you out on every other device.">
      {profile.has_password ? <ChangePasswordForm email={profile.email} /> : <NoPassword />}
    </ProfileSection>
  );
}

function ChangePasswordForm({ email }: { email: string }) {
  const form = useContractForm({
    schema: changePasswordForm,
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
    fieldNames: { newPassword: 'password' },
    submit: async ({ currentPassword, password }) => {
      await changePassword({ currentPassword, newPassword: password });
      form.reset();
      void queryClient.invalidateQueries({ queryKey: sessionsKey });
      toast.success({
        title: 'Password changed',
        text: 'You have been signed out on every other device.',
      });
      return undefined;
    },
    onFailure: (error) =>
      toast.error({ title: 'The password was not changed', text: error.message }),
  });
  return (
    <form {...form.formProps} className="flex max-w-md flex-col gap-4">
      {/* Password managers need to see whose password this is. */}
      <input
        aria-hidden
        readOnly
        tabIndex={-1}
        name="username"
        autoComplete="username"
        value={email}
        className="sr-only"
      />
      <PasswordField
        label="Current password"
        error={form.errorOf('currentPassword')}
        {...form.bind('currentPassword')}
      />
      <NewPasswordFields label="New password" form={form} />
      <Button
        type="submit"
        variant="secondary"
        className="self-start"
        busyLabel={form.isBusy && 'Changing...'}
      >
        Change password
      </Button>
    </form>
  );
}

function NoPassword() {
  return (
    <p className="text-ink-soft">
      You sign in with Google, so there is no password yet. To have one as well,{' '}
      <TextLink to="/auth/forgot-password">ask for a link to choose it</TextLink>.
    </p>
  );
}
