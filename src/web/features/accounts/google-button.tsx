import { useEffect, useRef, useState } from 'react';
import { termsVersion } from '#shared/contract/accounts.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { usePublicConfig } from '#web/lib/use-public-config.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';
import { startGoogleSignIn } from './account-calls.ts';
import { GoogleMark } from './google-mark.tsx';

/** Also the way to a new account, so the accepted terms travel along. Where Google isn't set up, it says so before the click. */
export function GoogleButton() {
  const config = usePublicConfig();
  const [isBusy, setBusy] = useState(false);
  const sending = useRef(false);

  useEffect(() => {
    // Coming back from Google with the back button shows this very page as it was left.
    function onReturn({ persisted }: PageTransitionEvent) {
      if (!persisted) return;
      sending.current = false;
      setBusy(false);
    }
    window.addEventListener('pageshow', onReturn);
    return () => window.removeEventListener('pageshow', onReturn);
  }, []);

  async function goToGoogle() {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    try {
      const { url } = await startGoogleSignIn({ termsVersion });
      window.location.assign(url);
    } catch (error) {
      sending.current = false;
      setBusy(false);
      toast.error({
        title: 'Sign in failed',
        text:
          error instanceof ApiError ? error.message : 'Please check your credentials and try again',
      });
    }
  }

  return (
    <Button
      variant="secondary"
      className="w-full [&_svg]:size-[18px]"
      busyLabel={isBusy && 'Opening Google...'}
      onClick={goToGoogle}
    >
      <GoogleMark />
      Continue with Google
      {config?.hasGoogleSignIn === false && (
        <span className="text-[13px] font-[450] text-ink-muted">(not set up)</span>
      )}
    </Button>
  );
}
