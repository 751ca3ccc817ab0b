/** The record of who changed what in a workspace, as its owner reads it. */
import { z } from 'zod';

/** Every change that is recorded, in the words that stand between who did it and what they did it to. */
export const auditActions = {
  'chatbot.created': 'created the chatbot',
  'chatbot.updated': 'changed the chatbot',
  'chatbot.deleted': 'deleted the chatbot',
  'chatbot.secret-changed': 'changed a key of the chatbot',
  'booking.canceled': 'canceled the appointment',
  'document.added': 'added the document',
  'document.updated': 'changed the document',
  'document.corrected': 'corrected what was read in the document',
  'document.deleted': 'deleted the document',
  'website.added': 'added the website',
  'website.updated': 'changed the website',
  'website.deleted': 'deleted the website',
  'member.invited': 'invited',
  'member.invitation-canceled': 'canceled the invitation of',
  'member.joined': 'joined as',
  'member.role-changed': 'changed the role of',
  'member.removed': 'removed',
  'member.left': 'left, having been',
  'workspace.renamed': 'renamed the workspace to',
  'workspace.transferred': 'handed the workspace over to',
  'key.created': 'created the API key',
  'key.revoked': 'revoked the API key',
  'webhook.created': 'added the webhook',
  'webhook.updated': 'changed the webhook',
  'webhook.deleted': 'deleted the webhook',
  'settings.updated': 'changed the settings of',
} as const;
export type AuditAction = keyof typeof auditActions;

export const auditQuery = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});

export const auditEntry = z.object({
  id: z.uuid(),
  /** Null once the account is gone. */
  who: z.string().nullable(),
  action: z.enum(Object.keys(auditActions) as [AuditAction, ...AuditAction[]]),
  target: z.string(),
  createdAt: z.iso.datetime(),
});
export const auditResponse = z.object({
  items: z.array(auditEntry),
  nextCursor: z.string().nullable(),
});
export type AuditQuery = z.infer<typeof auditQuery>;
export type AuditResponse = z.infer<typeof auditResponse>;
