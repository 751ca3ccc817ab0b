/** What browser and server say to each other about paying: checkout, its result, and the subscription in Settings. */
import { z } from 'zod';
import { type BuyablePlan, buyablePlans } from '#shared/plans.ts';

export const checkoutIntents = ['general', 'create-chatbot', 'upload-document'] as const;
export type CheckoutIntent = (typeof checkoutIntents)[number];

const planChoice = z.object({
  planId: z.enum(buyablePlans, 'Please choose Starter or Business.'),
  isYearly: z.boolean().default(false),
});

/** The account may be named, and must then be the caller's own. Prices, addresses and customers are never taken. */
export const checkoutInput = planChoice.extend({
  intent: z.enum(checkoutIntents).catch('general').default('general'),
  userId: z.string().max(100).optional(),
  userEmail: z.string().max(254).optional(),
});
export const changePlanInput = planChoice;

export const verifySubscriptionInput = z.object({
  sessionId: z.string().min(1).max(200),
  userId: z.string().max(100).optional(),
});

export type CheckoutInput = z.input<typeof checkoutInput>;
export type CheckoutResponse = { sessionId: string; url: string };
export type VerifyResponse = { verified: boolean; planId: string | null; sessionId: string };
/** What is known of one checkout without asking the payment provider. */
export type CheckoutState = {
  sessionId: string;
  planId: string;
  subscription_status: string | null;
};

export type PlanOffer = {
  planId: BuyablePlan;
  isYearly: boolean;
  /** In the currency's smallest unit, as the payment provider charges it. */
  amount: number;
  currency: string;
};

export type Invoice = {
  id: string;
  number: string | null;
  createdAt: string;
  amount: number;
  currency: string;
  status: string;
  url: string | null;
};

export type Billing = {
  subscription: {
    planId: string;
    isYearly: boolean;
    status: string;
    amount: number;
    currency: string;
    periodEndsAt: string;
    endsAtPeriodEnd: boolean;
  } | null;
  card: { brand: string; last4: string } | null;
  invoices: Invoice[];
  /** None where the operator gave the plan. */
  offers: PlanOffer[];
  hasPortal: boolean;
};
