/** What the forms ask for, in the contract's own fields, so that screen and server say the same sentences. */
import { z } from 'zod';
import {
  currentPasswordField,
  emailField,
  fullNameField,
  newPasswordField,
  signInPasswordField,
} from '#shared/contract/accounts.ts';

export const signInForm = z.object({ email: emailField, password: signInPasswordField });

export const signUpForm = withConfirmation({
  fullName: fullNameField,
  email: emailField,
  password: newPasswordField,
  agreeToTerms: z.literal(true, { error: 'Please accept the terms and conditions' }),
});

/** The dialog's sign-up: its notice stands in for the checkbox. */
export const quickSignUpForm = z.object({ email: emailField, password: newPasswordField });

export const emailForm = z.object({ email: emailField });
export const newPasswordForm = withConfirmation({ password: newPasswordField });
export const changePasswordForm = withConfirmation({
  currentPassword: currentPasswordField,
  password: newPasswordField,
});

/** Compared even while other fields are still wrong, or people would meet their mistakes one at a time. */
function withConfirmation<
  Shape extends z.core.$ZodLooseShape & { password: typeof newPasswordField },
>(shape: Shape) {
  return z
    .object({
      ...shape,
      confirmPassword: z
        .string({ error: 'Please confirm your password' })
        .min(1, 'Please confirm your password'),
    })
    .refine((form) => isConfirmed(form), {
      path: ['confirmPassword'],
      error: 'Passwords do not match',
      when: ({ value }) => Boolean((value as Confirmation | undefined)?.confirmPassword),
    });
}

type Confirmation = { password?: unknown; confirmPassword?: unknown };

function isConfirmed({ password, confirmPassword }: Confirmation): boolean {
  return password === confirmPassword;
}
