import { z } from 'zod';
import { fullNameField, type Profile } from '#shared/contract/accounts.ts';
import { updateProfile } from '#web/features/accounts/account-calls.ts';
import { TextField } from '#web/features/accounts/form-fields.tsx';
import { storeProfile } from '#web/features/accounts/observe-profile.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';
import { ProfileSection } from './profile-section.tsx';

const nameForm = z.object({ full_name: fullNameField });

export function NameSection({ profile }: { profile: Profile }) {
  const form = useContractForm({
    schema: nameForm,
    defaultValues: { full_name: profile.full_name },
    fieldNames: { 'profile_data.full_name': 'full_name' },
    submit: async (changes) => {
      storeProfile(await updateProfile({ userId: profile.id, changes }));
      toast.success({ title: 'Settings saved' });
      return undefined;
    },
    onFailure: (error) => toast.error({ title: 'Your name was not saved', text: error.message }),
  });
  return (
    <ProfileSection title="Name" text="How we address you, on screen and in emails.">
      <form {...form.formProps} className="flex flex-col items-start gap-4">
        <div className="w-full max-w-md">
          <TextField
            label="Full name"
            autoComplete="name"
            error={form.errorOf('full_name')}
            {...form.bind('full_name')}
          />
        </div>
        <Button type="submit" variant="secondary" busyLabel={form.isBusy && 'Saving...'}>
          Save name
        </Button>
      </form>
    </ProfileSection>
  );
}
