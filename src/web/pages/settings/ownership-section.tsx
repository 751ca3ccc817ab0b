import { useState } from 'react';
import { useMember } from '#web/features/accounts/member.tsx';
import { SettingsSection } from '#web/features/settings/settings-section.tsx';
import { TransferDialog } from '#web/features/team/transfer-dialog.tsx';
import { useTeam } from '#web/features/team/use-team.ts';
import { pageAddress } from '#web/lib/page-language.ts';
import { useMay } from '#web/state/permissions.tsx';
import { Button } from '#web/ui/button.tsx';

/** Only the owner can give the workspace away, and only to someone who works in it. */
export function OwnershipSection() {
  const { profile } = useMember();
  const { data: team } = useTeam();
  const isOwner = useMay('ownership.edit');
  const [isGiving, setGiving] = useState(false);
  const others = team?.members.filter(({ role }) => role !== 'owner') ?? [];
  if (!isOwner || others.length === 0) return null;
  return (
    <SettingsSection
      title="Ownership"
      text="Make a member of your team the owner. You stay as admin."
    >
      <Button variant="secondary" onClick={() => setGiving(true)}>
        Hand the workspace over
      </Button>
      {isGiving && (
        <TransferDialog
          members={others}
          hasPassword={profile.has_password}
          onClose={() => setGiving(false)}
          onDone={() => location.assign(pageAddress('/app'))}
        />
      )}
    </SettingsSection>
  );
}
