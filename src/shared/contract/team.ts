/** Working in one workspace with others: who is there, who is invited, and which workspace a session works for. */
import { z } from 'zod';
import { memberRoles, roles } from '#shared/permissions.ts';
import { currentPasswordField, emailField } from './accounts.ts';

const memberRole = z.enum(memberRoles, { error: 'Please choose a role' });

export const invitationInput = z.object({ email: emailField, role: memberRole });
export const changeRoleInput = z.object({ role: memberRole });
export const renameWorkspaceInput = z.object({
  name: z
    .string()
    .trim()
    .min(2, 'The name must have at least 2 characters')
    .max(60, 'The name must have at most 60 characters')
    .regex(/^[^\p{Cc}]*$/u, 'The name must be a single line of text'),
});
/** The password is needed where the account has one. */
export const transferInput = z.object({
  userId: z.uuid(),
  password: currentPasswordField.optional(),
});
export const chooseWorkspaceInput = z.object({ workspaceId: z.uuid() });
export const invitationTokenInput = z.object({ token: z.string().min(1).max(200) });

export const teamMember = z.object({
  userId: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  joinedAt: z.iso.datetime(),
});
export const openInvitation = z.object({
  id: z.uuid(),
  email: z.string(),
  role: memberRole,
  expiresAt: z.iso.datetime(),
  isExpired: z.boolean(),
});
export const teamResponse = z.object({
  name: z.string(),
  /** The owner first. */
  members: z.array(teamMember),
  invitations: z.array(openInvitation),
});
/** What anyone who holds the link is told before they accept. */
export const invitationResponse = z.object({
  workspaceName: z.string(),
  invitedBy: z.string().nullable(),
  email: z.string(),
  role: memberRole,
  hasAccount: z.boolean(),
});

export type InvitationInput = z.infer<typeof invitationInput>;
export type TeamMember = z.infer<typeof teamMember>;
export type OpenInvitation = z.infer<typeof openInvitation>;
export type TeamResponse = z.infer<typeof teamResponse>;
export type InvitationResponse = z.infer<typeof invitationResponse>;
