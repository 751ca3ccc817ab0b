/** What browser and server say to each other about accounts: sign-up, sign-in, sessions and the profile. */
import { z } from 'zod';
import { measurePassword, passwordRules } from '#shared/password-strength.ts';
import { roles } from '#shared/permissions.ts';
import { planIds } from '#shared/plans.ts';

/** Stored with every new account, so that it is known which wording was accepted. */
export const termsVersion = '2026-11-15';

export const emailField = z
  .string({ error: 'Email is required' })
  .trim()
  .min(1, 'Email is required')
  .max(254, 'Please enter a valid email address')
  .pipe(z.email('Please enter a valid email address'));

export const fullNameField = z
  .string({ error: 'Full name is required' })
  .trim()
  .min(1, 'Full name is required')
  .min(2, 'Name must be at least 2 characters')
  .max(100, 'Name must be at most 100 characters')
  .regex(/^[^\p{Cc}]*$/u, 'Name must be a single line of text');

/** For a password that is being chosen. */
export const newPasswordField = z
  .string({ error: 'Password is required' })
  .min(1, 'Password is required')
  .min(passwordRules.minLength, 'Password must be at least 8 characters')
  .max(passwordRules.maxLength, 'Password must be at most 128 characters')
  .refine((password) => measurePassword(password).score >= passwordRules.minScore, {
    error: 'Password is too weak. Include uppercase, lowercase, numbers, and symbols.',
    abort: true,
  });

/** For a password that is being given. */
const givenPassword = z
  .string({ error: 'Password is required' })
  .min(1, 'Password is required')
  .max(passwordRules.maxLength, 'Password must be at most 128 characters');

export const currentPasswordField = givenPassword;
export const signInPasswordField = givenPassword.min(
  passwordRules.minLengthAtSignIn,
  'Password must be at least 6 characters',
);

/** A language as browsers write it, such as "de" or "pt-BR". */
const localeField = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'Please choose a language')
  .max(35);

export const signUpInput = z.object({
  name: fullNameField,
  email: emailField,
  password: newPasswordField,
  termsVersion: z.literal(termsVersion, { error: 'Please accept the terms and conditions' }),
  newUser: z.literal(true).default(true),
  appName: z.string().trim().max(100).optional(),
  locale: localeField.optional(),
});

/** No account has a shorter password, so none needs to be compared. */
export const signInInput = z.object({
  email: emailField,
  password: givenPassword.min(
    passwordRules.minLengthAtSignIn,
    'Password must be at least 6 characters long.',
  ),
});

/** Success and failure both land on the callback page and nowhere else. */
export const socialSignInInput = z.object({
  provider: z.literal('google'),
  callbackURL: z.literal('/auth/callback').optional(),
  errorCallbackURL: z.literal('/auth/callback').optional(),
  termsVersion: z.literal(termsVersion).optional(),
  locale: localeField.optional(),
});

/** For asking a reset link or another confirmation link. */
export const emailInput = z.object({ email: emailField });

const secretCode = z.string().min(1).max(500);
export const resetPasswordInput = z.object({ token: secretCode, newPassword: newPasswordField });
export const exchangeCodeInput = z.object({ code: secretCode });
export const changePasswordInput = z.object({
  currentPassword: currentPasswordField,
  newPassword: newPasswordField,
});
/** The password is needed where the account has one. */
export const changeEmailInput = z.object({
  newEmail: emailField,
  password: currentPasswordField.optional(),
});

export const sessionUser = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  emailVerified: z.boolean(),
});

/** Response of sign-up, sign-in and exchange-code: the session itself travels in the cookie only. */
export const signedInResponse = z.object({ user: sessionUser, signedIn: z.boolean() });
/** Response of get-session. */
export const sessionResponse = z
  .object({ session: z.object({ id: z.uuid(), expiresAt: z.iso.datetime() }), user: sessionUser })
  .nullable();
/** Response of change-email: at once where no mail server exists, else once the new address is confirmed. */
export const changeEmailResponse = z.object({ changed: z.boolean() });

export const notificationChoices = z.object({
  newSignIn: z.boolean(),
  weeklySummary: z.boolean(),
});

export const profile = z.object({
  id: z.uuid(),
  email: z.string(),
  email_verified: z.boolean(),
  full_name: z.string(),
  avatar_url: z.string().nullable(),
  /** Null until the account has one. */
  locale: z.string().nullable(),
  notifications: notificationChoices,
  plan_id: z.string(),
  subscription_status: z.string(),
  trial_ends_at: z.iso.datetime().nullable(),
  trial_days_left: z.number().nullable(),
  effective_plan: z.enum(planIds),
  /** Chatbots granted beyond what Business includes. */
  chatbot_allowance: z.int().nullable(),
  stripe_subscription_id: z.string().nullable(),
  role: z.string(),
  is_superuser: z.boolean(),
  created_at: z.iso.datetime(),
  /** The workspace this session works for; the plan above is its plan. */
  workspace_id: z.uuid(),
  /** Null where a team was chosen that has no place for the caller at the moment. */
  workspace_role: z.enum(roles).nullable(),
  /** Every one the account may choose from, its own first. */
  workspaces: z.array(z.object({ id: z.uuid(), name: z.string(), role: z.enum(roles) })),
  /** Show the "confirm your email" banner. */
  needs_email_confirmation: z.boolean(),
  has_password: z.boolean(),
  google_linked: z.boolean(),
});

/** Only what an owner may change about themselves; anything else in the body is ignored. */
export const profileChanges = z.object({
  full_name: fullNameField.optional(),
  locale: localeField.optional(),
  notifications: notificationChoices.partial().optional(),
});

export const validateUserSessionInput = z.object({ user_uuid: z.uuid() });
export const validateUserSessionResponse = z.object({
  valid: z.boolean(),
  user_id: z.uuid(),
  expires_at: z.iso.datetime(),
});
export const secureUpdateUserProfileInput = z.object({
  user_uuid: z.uuid(),
  profile_data: profileChanges,
});

export const avatarRules = {
  maxBytes: 204_800,
  types: ['image/png', 'image/jpeg', 'image/webp'],
} as const;

export const activeSession = z.object({
  id: z.uuid(),
  current: z.boolean(),
  /** "Chrome on Windows". */
  device: z.string(),
  /** The network, not the exact address: "203.0.113.x". */
  ipHint: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
});
export const activeSessionsResponse = z.object({ sessions: z.array(activeSession) });

export const deleteAccountInput = z.object({
  /** The account's email address, typed by hand. */
  confirmation: z.string().trim().min(1, 'Please type your email address').max(254),
  password: givenPassword.optional(),
});

/** A mail as the operator sees it where no mail server is configured. */
export const outboxMail = z.object({
  id: z.uuid(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  createdAt: z.iso.datetime(),
});
export const outboxResponse = z.object({ mails: z.array(outboxMail) });

export type SignUpInput = z.infer<typeof signUpInput>;
export type SignInInput = z.infer<typeof signInInput>;
export type SessionUser = z.infer<typeof sessionUser>;
export type SignedInResponse = z.infer<typeof signedInResponse>;
export type SessionResponse = z.infer<typeof sessionResponse>;
export type NotificationChoices = z.infer<typeof notificationChoices>;
export type Profile = z.infer<typeof profile>;
export type ProfileChanges = z.infer<typeof profileChanges>;
export type ActiveSession = z.infer<typeof activeSession>;
export type OutboxMail = z.infer<typeof outboxMail>;
