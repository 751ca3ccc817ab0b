import { type ChangeEvent, useRef, useState } from 'react';
import { avatarRules, type Profile } from '#shared/contract/accounts.ts';
import { deleteAvatar, uploadAvatar } from '#web/features/accounts/account-calls.ts';
import { refetchProfile } from '#web/features/accounts/observe-profile.ts';
import { resizePicture } from '#web/features/accounts/resize-picture.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';
import { ProfileSection } from './profile-section.tsx';

export function AvatarSection({ profile }: { profile: Profile }) {
  const [busyLabel, setBusyLabel] = useState('');
  const input = useRef<HTMLInputElement>(null);

  async function run(label: string, work: () => Promise<unknown>) {
    setBusyLabel(label);
    try {
      await work();
      await refetchProfile(profile.id);
      toast.success({ title: 'Settings saved' });
    } catch (error) {
      toast.error({
        title: 'Your picture was not changed',
        text:
          error instanceof ApiError
            ? error.message
            : 'This file could not be read as a picture. Please choose a PNG, JPEG or WebP.',
      });
    }
    setBusyLabel('');
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = '';
    if (file) void run('Uploading...', async () => uploadAvatar(await resizePicture(file)));
  }

  return (
    <ProfileSection title="Picture" text="PNG, JPEG or WebP. It is cut to a square on your device.">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar profile={profile} />
        <input
          ref={input}
          type="file"
          accept={avatarRules.types.join(',')}
          aria-label="Choose a picture"
          className="sr-only"
          tabIndex={-1}
          onChange={choose}
        />
        <Button
          variant="secondary"
          busyLabel={busyLabel || undefined}
          onClick={() => input.current?.click()}
        >
          {profile.avatar_url ? 'Change picture' : 'Upload picture'}
        </Button>
        {profile.avatar_url && !busyLabel && (
          <Button variant="ghost" onClick={() => void run('Removing...', deleteAvatar)}>
            Remove
          </Button>
        )}
      </div>
    </ProfileSection>
  );
}

/** The picture, else the first letter of the name. */
function Avatar({ profile }: { profile: Profile }) {
  if (profile.avatar_url) {
    return (
      <img src={profile.avatar_url} alt="" className="size-16 shrink-0 rounded-full object-cover" />
    );
  }
  return (
    <span
      aria-hidden
      className="grid size-16 shrink-0 place-items-center rounded-full bg-accent-soft text-2xl font-[600] text-accent uppercase"
    >
      {profile.full_name.trim().charAt(0) || '?'}
    </span>
  );
}
