import type { Profile, SessionUser } from '#shared/contract/accounts.ts';

const id = '00000000-0000-4000-8000-000000000001';
const email = 'maria@trattoria-bella.example';

/** Whose dashboard the demo shows. No such account exists. */
export const demoMember: { user: SessionUser; profile: Profile } = {
  user: { id, email, name: 'Maria Rossi', emailVerified: true },
  profile: {
    id,
    email,
    email_verified: true,
    full_name: 'Maria Rossi',
    avatar_url: null,
    locale: 'en',
    notifications: { newSignIn: false, weeklySummary: false },
    plan_id: 'business',
    subscription_status: 'active',
    trial_ends_at: null,
    trial_days_left: null,
    effective_plan: 'business',
    stripe_subscription_id: null,
    role: 'user',
    chatbot_allowance: null,
    is_superuser: false,
    created_at: '2026-01-01T00:00:00.000Z',
    workspace_id: id,
    workspace_role: 'owner',
    workspaces: [{ id, name: 'Trattoria Bella', role: 'owner' }],
    needs_email_confirmation: false,
    has_password: true,
    google_linked: false,
  },
};
