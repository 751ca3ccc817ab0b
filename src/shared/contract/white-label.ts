/** A workspace's own name in the place of ours, wherever its visitors look. */
import { z } from 'zod';

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Please use at most ${max} characters`)
    .regex(/^[^\p{Cc}]*$/u, 'Please use a single line of text');
const webPage = z
  .url({ protocol: /^https$/, error: 'Please enter a web address that begins with https://' })
  .max(500, 'Please use at most 500 characters');

export const whiteLabelInput = z
  .object({
    name: line(60).min(1, 'Please enter your name'),
    /** Who mails to visitors come from; the address stays the installation's. */
    senderName: line(60).min(1, 'Please enter who emails come from'),
    /** Stands under the chat and under mails, with a link; empty for nothing. */
    domainText: line(60),
    domainUrl: z.union([z.literal(''), webPage]),
    /** Ours speaks of us, so there has to be one. */
    privacyUrl: webPage,
  })
  .refine(({ domainText, domainUrl }) => !domainText || domainUrl, {
    path: ['domainUrl'],
    error: 'Please say where the line leads',
  });
export type WhiteLabelInput = z.infer<typeof whiteLabelInput>;

export const whiteLabelResponse = z.object({
  label: z
    .object({
      name: z.string(),
      senderName: z.string(),
      domainText: z.string(),
      domainUrl: z.string(),
      privacyUrl: z.string(),
      logoUrl: z.string().nullable(),
    })
    .nullable(),
  /** False where the plan lacks it: what was set up stays, and is used again with the plan. */
  isIncluded: z.boolean(),
});
export type WhiteLabelResponse = z.infer<typeof whiteLabelResponse>;
