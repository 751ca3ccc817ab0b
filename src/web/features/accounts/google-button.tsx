import { termsVersion } from '#shared/contract/accounts.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useOneAtATime } from '#web/lib/use-one-at-a-time.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';
import { startGoogleSignIn } from './account-calls.ts';
import { GoogleMark } from './google-mark.tsx';
import { TermsLinks } from './terms-links.tsx';

/** Also the way to a new account, so the accepted terms travel along. */
export function GoogleButton() {
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
