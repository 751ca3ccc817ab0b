import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SignedInResponse } from '#shared/contract/accounts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { rememberPlan } from './chosen-plan.ts';
import { DialogSignInForm } from './dialog-sign-in-form.tsx';
import { DialogSignUpForm } from './dialog-sign-up-form.tsx';
import { GoogleButton, GoogleTerms } from './google-button.tsx';
import { NoMailHint } from './no-mail-hint.tsx';
import { OrDivider } from './or-divider.tsx';
import { ResendVerification } from './resend-verification.tsx';
import { useSession } from './session.tsx';
import { TrialPromise } from './trial-promise.tsx';

type AuthDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Kept until it is bought or three days have passed; without one an earlier choice is forgotten. */
  plan?: string | null;
};

/** Sign-in and sign-up without leaving the page; success leads to the dashboard. */
export function AuthDialog({ open, onOpenChange, plan = null }: AuthDialogProps) {
  const { enter } = useSession();
  const navigate = useNavigate();
  const [mode, setMode] = useState<'signin' | 'signup'>('signup');
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);

  useEffect(() => {
    if (open) rememberPlan({ plan });
  }, [open, plan]);

  function finish({ user, signedIn }: SignedInResponse) {
    if (!signedIn) {
      setUnconfirmed(user.email);
      return;
    }
    enter(user);
    onOpenChange(false);
    void navigate('/app');
  }

  if (unconfirmed !== null) {
    return (
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title="Check your inbox"
        description={`We sent a link to ${unconfirmed}. Please check your email to verify your account.`}
      >
        <NoMailHint className="mb-4" />
        <p className="text-sm text-ink-muted">
          Nothing there? <ResendVerification getEmail={() => unconfirmed} />
        </p>
      </Dialog>
    );
  }
  const isSignUp = mode === 'signup';
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={isSignUp ? 'Create Account' : 'Welcome Back'}
      description={isSignUp ? <TrialPromise plan={plan} /> : 'Sign in to go on where you left off.'}
    >
      <GoogleButton />
      {!isSignUp && <GoogleTerms className="mt-2" />}
      <OrDivider />
      {isSignUp ? <DialogSignUpForm onDone={finish} /> : <DialogSignInForm onDone={finish} />}
      <p className="mt-4 flex items-center justify-center text-[15px] text-ink-soft">
        {isSignUp ? 'Already have an account?' : 'New here?'}
        <Button variant="link" onClick={() => setMode(isSignUp ? 'signin' : 'signup')}>
          {isSignUp ? 'Sign in' : 'Create an account'}
        </Button>
      </p>
    </Dialog>
  );
}
