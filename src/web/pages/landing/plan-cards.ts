import type { PlanId } from '#shared/plans.ts';

type PlanCard = {
  name: string;
  price: string;
  period?: string;
  badge?: string;
  description: string;
  features: readonly string[];
  action: { label: string; plan: Exclude<PlanId, 'free'> };
};

/** The words of the pricing cards. What a plan really allows is decided by the server. */
export const planCards: readonly PlanCard[] = [
  {
    name: 'Starter',
    price: '$14.99',
    period: 'per month',
    badge: 'Most Popular',
    description: 'For one shop with one website.',
    features: [
      '1 chatbot',
      '1,000 conversations per month',
      '10 knowledge documents',
      'Branding removed',
      'Email and chat support',
      'Basic analytics',
    ],
    action: { label: 'Start with Starter', plan: 'starter' },
  },
  {
    name: 'Business',
    price: '$250',
    period: 'per month',
    badge: 'Recommended',
    description: 'For a team with several websites.',
    features: [
      '10+ chatbots',
      'Unlimited conversations and documents',
      'API access',
      'Priority support',
      'Advanced analytics',
      'Team collaboration',
      'Custom integrations',
    ],
    action: { label: 'Start with Business', plan: 'business' },
  },
  {
    name: 'Enterprise',
    price: 'Custom',
    description: 'For organizations with custom needs.',
    features: [
      'Unlimited chatbots, conversations and documents',
      'White-label',
      'Dedicated manager',
      'SLA',
      '24/7 phone support',
    ],
    action: { label: 'Contact sales', plan: 'enterprise' },
  },
];
