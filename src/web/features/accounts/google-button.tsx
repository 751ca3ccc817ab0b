import { termsVersion } from '#shared/contract/accounts.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useOneAtATime } from '#web/lib/use-one-at-a-time.ts';
import { usePublicConfig } from '#web/state/use-public-config.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';
import { startGoogleSignIn } from './account-calls.ts';
import { TermsLinks } from './terms-links.tsx';

/** Also the way to a new account, so the accepted terms travel along. Where Google isn't set up, it says so before the click. */
export function GoogleButton() {
  const config = usePublicConfig();
  const { start, isBusy } = useOneAtATime(async () => {
    try {
      const { url } = await startGoogleSignIn({ termsVersion });
      window.location.assign(url);
      return 'stay-busy';
    } catch (error) {
      toast.error({
        title: 'Sign in failed',
        text:
          error instanceof ApiError ? error.message : 'Please check your credentials and try again',
      });
    }
  });

  return (
    <Button
      variant="secondary"
      className="w-full [&_svg]:size-[18px]"
      busyLabel={isBusy && 'Opening Google...'}
      onClick={() => void start()}
    >
      <GoogleMark />
      Continue with Google
      {config?.hasGoogleSignIn === false && (
        <span className="text-[13px] font-[450] text-ink-muted">(not set up)</span>
      )}
    </Button>
  );
}

/** A first sign-in with Google creates an account and stores that its terms were accepted. */
export function GoogleTerms({ className }: { className: string }) {
  return (
    <p className={`text-[13px] text-ink-muted ${className}`}>
      By continuing with Google you agree to the <TermsLinks />.
    </p>
  );
}

/** Google asks for its own colors on the button that leads to it; they are the one exception to our tokens. */
function GoogleMark() {
  return (
    <svg aria-hidden viewBox="0 0 24 24" fill="none" strokeWidth="4">
      <path stroke="#EA4335" d="M5.2 8.1A7.9 7.9 0 0 1 17.6 6.4" />
      <path stroke="#FBBC05" d="M5.2 15.9a7.9 7.9 0 0 1 0-7.8" />
      <path stroke="#34A853" d="M17.2 17.9A7.9 7.9 0 0 1 5.2 15.9" />
      <path stroke="#4285F4" d="M12.2 12h7.7a7.9 7.9 0 0 1-2.7 5.9" />
    </svg>
  );
}
