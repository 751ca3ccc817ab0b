import { termsVersion } from '#shared/contract/accounts.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useOneAtATime } from '#web/lib/use-one-at-a-time.ts';
import { usePublicConfig } from '#web/lib/use-public-config.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';
import { startGoogleSignIn } from './account-calls.ts';
import { GoogleMark } from './google-mark.tsx';
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
