import type { LeadStatus } from '#shared/contract/leads.ts';

/** How each step of following up a lead is called and colored. */
export const statusLabels: Record<LeadStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  won: 'Won',
  lost: 'Lost',
};

export const statusTones = {
  new: 'warn',
  contacted: 'accent',
  won: 'good',
  lost: 'quiet',
} as const satisfies Record<LeadStatus, string>;
