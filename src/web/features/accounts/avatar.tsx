import type { Profile } from '#shared/contract/accounts.ts';
import { classNames } from '#web/ui/class-names.ts';

type AvatarProps = { profile: Pick<Profile, 'avatar_url' | 'full_name'>; className?: string };

/** The picture, else the first letter of the name. Decoration: the name stands beside it. */
export function Avatar({ profile, className }: AvatarProps) {
  const frame = classNames('size-9 shrink-0 rounded-full', className);
  if (profile.avatar_url) {
    return <img src={profile.avatar_url} alt="" className={classNames(frame, 'object-cover')} />;
  }
  return (
    <span
      aria-hidden
      className={classNames(
        'grid place-items-center bg-accent-soft font-[600] text-accent uppercase',
        frame,
      )}
    >
      {profile.full_name.trim().charAt(0) || '?'}
    </span>
  );
}
