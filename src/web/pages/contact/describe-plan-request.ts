import { brand } from '#shared/brand.ts';
import { planIds, plans } from '#shared/plans.ts';

export type PlanRequest = { title: string; text: string; message: string };

const reasons = new Map([
  ['create-chatbot', "I've reached my chatbot limit and would like to upgrade"],
  ['upload-document', "I've reached my document limit and would like to upgrade"],
  ['general', "I'd like to upgrade"],
]);

/** What an "Upgrade" button leads to where the plan isn't sold online: why, and the request in words. Null for other links. */
export function describePlanRequest(params: URLSearchParams): PlanRequest | null {
  const reason = reasons.get(params.get('intent') ?? '');
  if (params.get('topic') !== 'plans' || !reason) return null;
  const plan = planIds.find((id) => id === params.get('plan'));
  const message = `${reason}${plan ? ` to ${plans[plan].name}` : ''}. How do I get it?`;
  return plan === 'enterprise'
    ? {
        title: 'Enterprise is arranged individually',
        text: "Tell us what you need. We'll reply by email with an offer.",
        message,
      }
    : {
        title: "Plans aren't sold online here",
        text: `The operator of this ${brand.name} installation changes plans by hand. Send this request, and they'll reply by email. Everything you have stays as it is.`,
        message,
      };
}
