import { useRef, useState } from 'react';
import { ApiError } from '#web/lib/api-error.ts';
import { fetchPublicConfig } from '#web/state/use-public-config.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';
import { sendVerificationMail } from './account-calls.ts';

type ResendVerificationProps = {
  /** Read when it is clicked: the address as typed at that moment. */
  getEmail: () => string;
  label?: string;
};

export function ResendVerification({
  getEmail,
  label = 'Resend verification email',
}: ResendVerificationProps) {
  const [isBusy, setBusy] = useState(false);
  const sending = useRef(false);

  async function resend() {
    const email = getEmail().trim();
    if (!email) {
      toast.error({ title: 'Please enter your email address first' });
      return;
    }
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    try {
      await sendVerificationMail(email);
      toast.success({ title: 'Verification email sent', text: await whereItGoes() });
    } catch (error) {
      toast.error({ title: 'Failed to send verification email', text: describeFailure(error) });
    }
    sending.current = false;
    setBusy(false);
  }

  return (
    <Button
      variant="link"
      size="small"
      className="-mx-3"
      busyLabel={isBusy && 'Sending...'}
      onClick={resend}
    >
      {label}
    </Button>
  );
}

async function whereItGoes(): Promise<string> {
  const config = await fetchPublicConfig().catch(() => null);
  return config && !config.hasMail
    ? 'This installation has no mail server: ask its operator to pass the message on.'
    : 'Please check your inbox and spam folder.';
}

function describeFailure(error: unknown): string {
  const known = error instanceof ApiError && error.status < 500 && error.code !== 'bad_request';
  return known ? error.message : 'Please try again or contact support if the problem persists.';
}
