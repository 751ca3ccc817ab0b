/** The record of who changed what in a workspace, as its owner reads it. */
import { z } from 'zod';

/** Every change that is recorded. */
export const auditActions = [
  'chatbot.created',
  'chatbot.updated',
  'chatbot.deleted',
  'chatbot.secret-changed',
  'calendar.connected',
  'calendar.disconnected',
  'booking.canceled',
  'document.added',
  'document.updated',
  'document.corrected',
  'document.replaced',
  'document.deleted',
  'website.added',
  'website.updated',
  'website.deleted',
  'member.invited',
  'member.invitation-canceled',
  'member.joined',
  'member.role-changed',
  'member.removed',
  'member.left',
  'workspace.renamed',
  'workspace.transferred',
  'key.created',
  'key.revoked',
  'webhook.created',
  'webhook.updated',
  'webhook.deleted',
  'settings.updated',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** The target of `settings.updated`. */
export const auditedSettings = {
  whiteLabel: 'white-label',
  timeSaved: 'time-saved',
  report: 'email-report',
} as const;

export const auditQuery = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});

export const auditEntry = z.object({
  id: z.uuid(),
  /** Null once the account is gone. */
  who: z.string().nullable(),
  action: z.enum(auditActions),
  target: z.string(),
  createdAt: z.iso.datetime(),
});
export const auditResponse = z.object({
  items: z.array(auditEntry),
  nextCursor: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;
export type AuditQuery = z.infer<typeof auditQuery>;
export type AuditResponse = z.infer<typeof auditResponse>;
