import { brand } from '#shared/brand.ts';
import { termsVersion } from '#shared/contract/accounts.ts';
import { limits } from '#shared/limits.ts';
import { signUp } from '#web/features/accounts/account-calls.ts';
import { signUpForm } from '#web/features/accounts/account-forms.ts';
import { EmailField, TextField } from '#web/features/accounts/form-fields.tsx';
import { NewPasswordFields } from '#web/features/accounts/new-password-fields.tsx';
import { useSession } from '#web/features/accounts/session.tsx';
import { TermsLinks } from '#web/features/accounts/terms-links.tsx';
import {
  redirectDelays,
  useDelayedNavigation,
} from '#web/features/accounts/use-delayed-navigation.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.tsx';

const verifyMessage = 'Please check your email to verify your account';

export function SignUpForm() {
  const { enter } = useSession();
  const navigateLater = useDelayedNavigation();

  const form = useContractForm({
    schema: signUpForm,
    defaultValues: { fullName: '', email: '', password: '', confirmPassword: '' },
    fieldNames: { name: 'fullName', termsVersion: 'agreeToTerms' },
    submit: async ({ fullName, email, password }) => {
      const answer = await signUp({ name: fullName, email, password, termsVersion });
      finish(answer);
      return 'stay-busy';
    },
    onFailure: (error) =>
      toast.error({
        title: 'Sign up failed',
        text: error.message || 'Please try again or contact support',
      }),
    onInvalid: () => toast.error({ title: 'Please fix the form errors' }),
  });

  function finish({ user, signedIn }: Awaited<ReturnType<typeof signUp>>) {
    const title = 'Account created!';
    const ms = redirectDelays.afterSignUpMs;
    if (signedIn) {
      toast.success({
        title,
        text: `Welcome to ${brand.name}. Your ${limits.trialDays}-day free trial has begun.`,
      });
      enter(user);
    } else if (user.emailVerified) {
      toast.success({ title, text: 'You can now sign in.' });
      navigateLater({ to: '/auth/login', ms });
    } else {
      toast.success({ title, text: verifyMessage });
      navigateLater({ to: `/auth/login?${new URLSearchParams({ message: verifyMessage })}`, ms });
    }
  }

  return (
    <form {...form.formProps} className="flex flex-col gap-4">
      <TextField
        label="Full name"
        autoComplete="name"
        placeholder="Maria Rossi"
        error={form.errorOf('fullName')}
        {...form.bind('fullName')}
      />
      <EmailField autoComplete="email" error={form.errorOf('email')} {...form.bind('email')} />
      <NewPasswordFields form={form} />
      <div>
        <Checkbox
          label={
            <>
              I agree to the <TermsLinks />
            </>
          }
          aria-invalid={form.errorOf('agreeToTerms') ? true : undefined}
          aria-describedby="terms-error"
          {...form.bind('agreeToTerms')}
        />
        <FieldError id="terms-error">{form.errorOf('agreeToTerms')}</FieldError>
      </div>
      <Button type="submit" className="w-full" busyLabel={form.isBusy && 'Creating account...'}>
        Create Account
      </Button>
      <p className="text-[13px] text-ink-muted">
        Continuing with Google also means that you agree to them.
      </p>
    </form>
  );
}
