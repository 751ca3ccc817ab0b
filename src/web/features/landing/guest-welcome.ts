import { brand } from '#shared/brand.ts';

export type Welcome = {
  headline: string;
  text: string;
  action: string;
  /** `null` opens the sign-up dialog. */
  target: `/dashboard${string}` | null;
};

export const guestWelcome: Welcome = {
  headline: brand.slogan,
  text: `Upload your menu, price list or handbook. ${brand.name} puts an assistant on your site that answers from it ${brand.claims.availability}, shows where each answer comes from, and offers to bring you in when it doesn't know.`,
  action: 'Start free trial',
  target: null,
};
