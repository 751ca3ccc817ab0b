import { useState } from 'react';
import type { Profile } from '#shared/contract/accounts.ts';
import { ConfirmEmailBanner } from '#web/features/accounts/confirm-email-banner.tsx';
import { useMember } from '#web/features/accounts/member.tsx';
import { PushDevices } from '#web/features/push/push-devices.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { useSectionInSight } from '#web/lib/use-section-in-sight.ts';
import { Button } from '#web/ui/button.tsx';
import { AvatarSection } from './avatar-section.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { EmailSection } from './email-section.tsx';
import { ExportSection } from './export-section.tsx';
import { NameSection } from './name-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { TeamsSection } from './teams-section.tsx';

export { PageErrorBoundary as ErrorBoundary } from '#web/pages/errors/page-error-boundary.tsx';

export function meta() {
  return pageMeta({ title: 'Profile Settings', indexable: false });
}

export default function ProfilePage() {
  const { profile } = useMember();
  useSectionInSight();
  return (
    <div className="mx-auto max-w-[920px] px-4 pt-10 sm:px-7 sm:pt-14">
      <h1 className="text-[30px]">Profile Settings</h1>
      <p className="mt-2 text-ink-muted">Signed in as {profile.email}</p>
      <ConfirmEmailBanner profile={profile} className="mt-6" />
      <div className="mt-8 divide-y divide-line border-t border-line">
        <NameSection profile={profile} />
        <AvatarSection profile={profile} />
        <EmailSection profile={profile} />
        <PasswordSection profile={profile} />
        <TeamsSection profile={profile} />
        <SessionsSection />
        <NotificationsSection profile={profile} />
        <PushSection userId={profile.id} />
        <ExportSection />
        <DeleteAccountSection profile={profile} />
      </div>
    </div>
  );
}

function DeleteAccountSection({ profile }: { profile: Profile }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <ProfileSection
      anchor="delete"
      title="Delete account"
      text="Removes your account and everything in it, at once and for good."
    >
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      {isOpen && <DeleteAccountDialog profile={profile} onClose={() => setOpen(false)} />}
    </ProfileSection>
  );
}

function PushSection({ userId }: { userId: string }) {
  return (
    <ProfileSection
      anchor="devices"
      title="Waiting visitors"
      text="Get a notification when a visitor asks for a person, even with no tab open."
    >
      <PushDevices userId={userId} />
    </ProfileSection>
  );
}
