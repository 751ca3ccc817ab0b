import { PushDevices } from '#web/features/push/push-devices.tsx';
import { ProfileSection } from './profile-section.tsx';

export function PushSection({ userId }: { userId: string }) {
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
