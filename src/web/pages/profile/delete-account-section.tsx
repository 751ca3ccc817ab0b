import { useState } from 'react';
import type { Profile } from '#shared/contract/accounts.ts';
import { Button } from '#web/ui/button.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { ProfileSection } from './profile-section.tsx';

export function DeleteAccountSection({ profile }: { profile: Profile }) {
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
