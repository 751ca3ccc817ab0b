import { useState } from 'react';
import type { NotificationChoices, Profile } from '#shared/contract/accounts.ts';
import { updateProfile } from '#web/features/accounts/account-calls.ts';
import { NoMailHint } from '#web/features/accounts/no-mail-hint.tsx';
import { storeProfile } from '#web/features/accounts/observe-profile.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { toast } from '#web/ui/toast.tsx';
import { ProfileSection } from './profile-section.tsx';

/** Only mails that are really sent have a switch here. */
const choices: readonly { name: keyof NotificationChoices; label: string; help: string }[] = [
  {
    name: 'newSignIn',
    label: 'New sign-in',
    help: 'When someone signs in to your account on a device we have not seen before.',
  },
  {
    name: 'weeklySummary',
    label: 'Weekly summary',
    help: 'On Mondays, what visitors asked in the week before, when anything was asked.',
  },
];

export function NotificationsSection({ profile }: { profile: Profile }) {
  /** Shown at once; what the server says replaces it. */
  const [wanted, setWanted] = useState<Partial<NotificationChoices>>({});

  async function change(name: keyof NotificationChoices, value: boolean) {
    setWanted((before) => ({ ...before, [name]: value }));
    try {
      const changes = { notifications: { [name]: value } };
      storeProfile(await updateProfile({ userId: profile.id, changes }));
      toast.success({ title: 'Settings saved', id: 'notifications' });
    } catch (error) {
      toast.error({
        title: 'Your choice was not saved',
        ...(error instanceof ApiError ? { text: error.message } : {}),
      });
    }
    setWanted(({ [name]: _settled, ...others }) => others);
  }

  return (
    <ProfileSection title="Notifications" text="What we may email you about.">
      <NoMailHint className="mb-3">
        This installation has no mail server: these messages only reach its operator's outbox.
      </NoMailHint>
      {choices.map(({ name, label, help }) => (
        <Checkbox
          key={name}
          checked={wanted[name] ?? profile.notifications[name]}
          onChange={(event) => void change(name, event.target.checked)}
          label={
            <>
              <span className="font-[560] text-ink">{label}</span>
              <span className="mt-0.5 block text-sm text-ink-muted">{help}</span>
            </>
          }
        />
      ))}
    </ProfileSection>
  );
}
