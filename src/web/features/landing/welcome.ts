import { brand } from '#shared/brand.ts';
import { guestWelcome, type Welcome } from './guest-welcome.ts';
import { findUserState, type Member, type UserState } from './user-state.ts';

const onboarding = '/dashboard?onboarding=industry';

/** The first words of the landing page for someone with an account. */
export function findWelcome(member: Member): Welcome {
  const state = findUserState({ session: 'signed-in', ...member });
  if (state !== 'free_unused') return welcomes[state];
  // Without a plan nothing can be built, so the first step is to choose one.
  const { account } = member;
  if (typeof account === 'object' && account.effective_plan === 'free') return unusedWithoutPlan;
  return unused(typeof account === 'object' ? account.trial_days_left : null);
}

const welcomes: Record<Exclude<UserState, 'free_unused'>, Welcome> = {
  loading: guestWelcome,
  guest: guestWelcome,
  new_user: {
    headline: 'Good to have you. Let us build your chatbot.',
    text: `Pick your industry, drop in a document, and try it yourself. It takes ${brand.claims.setup}.`,
    action: 'Set up your first chatbot',
    target: onboarding,
  },
  free_active: {
    headline: 'A good start. Keep going.',
    text: 'Your chatbot learns with every document you add. See what visitors asked, and fill the gaps.',
    action: 'Continue building',
    target: '/dashboard',
  },
  free_limited: {
    headline: 'You have reached your limit. Your work is safe.',
    text: 'Your chatbots, documents and conversations are all still here. Choose a plan and they answer again at once.',
    action: 'Upgrade',
    target: '/dashboard?tab=billing',
  },
  paid_user: {
    headline: 'Welcome back. Your assistant is on duty.',
    text: 'See what customers asked while you were away, and answer what only you can.',
    action: 'Open dashboard',
    target: '/dashboard',
  },
  existing_user: {
    headline: 'Welcome back. Everything is as you left it.',
    text: 'Your chatbots and documents are waiting in the dashboard.',
    action: 'Open dashboard',
    target: '/dashboard',
  },
};

const unusedWithoutPlan: Welcome = {
  headline: 'Still here for you. Choose a plan to start.',
  text: 'Then pick your industry, and your chatbot is ready for its first document.',
  action: 'Choose a plan',
  target: '/dashboard?tab=billing',
};

function unused(trialDaysLeft: number | null): Welcome {
  const shared = { action: 'Set up your first chatbot', target: onboarding } as const;
  if (trialDaysLeft === null) {
    return {
      ...shared,
      headline: 'Still here for you. Start when you like.',
      text: 'Pick your industry, drop in a document, and ask your chatbot a first question.',
    };
  }
  const left = trialDaysLeft === 1 ? 'One day' : `${trialDaysLeft} days`;
  return {
    ...shared,
    headline: 'Your trial is running. Your chatbot is next.',
    text: `${left} of your trial left, and a first chatbot takes ${brand.claims.setup}. Start from words that fit your trade.`,
  };
}
