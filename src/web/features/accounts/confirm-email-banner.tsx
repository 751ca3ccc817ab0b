import type { Profile } from '#shared/contract/accounts.ts';
import { Notice } from '#web/ui/notice.tsx';
import { ResendVerification } from './resend-verification.tsx';

type ConfirmEmailBannerProps = {
  profile: Pick<Profile, 'email' | 'needs_email_confirmation'>;
  className?: string;
};

/** For accounts made before this installation had a mail server. */
export function ConfirmEmailBanner({ profile, className }: ConfirmEmailBannerProps) {
  if (!profile.needs_email_confirmation) return null;
  return (
    <Notice
      tone="warn"
      title="Confirm your email address"
      {...(className ? { className } : {})}
      actions={
        <ResendVerification getEmail={() => profile.email} label="Send the confirmation email" />
      }
    >
      We have not checked yet that {profile.email} is yours. Open the link we email you, so that you
      can always get back into your account.
    </Notice>
  );
}
