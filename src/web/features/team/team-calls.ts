/** Every call about teams, by the names the rest of the browser uses. */
import type { AuditResponse } from '#shared/contract/audit.ts';
import type { InvitationInput, InvitationResponse, TeamResponse } from '#shared/contract/team.ts';
import type { MemberRole } from '#shared/permissions.ts';
import { callApi } from '#web/lib/api.ts';

export const fetchTeam = (signal: AbortSignal) =>
  callApi<TeamResponse>({ path: '/api/team', signal });

export const renameWorkspace = (name: string) =>
  callApi<TeamResponse>({ path: '/api/team', method: 'PATCH', body: { name } });

export const invite = (body: InvitationInput) =>
  callApi<TeamResponse>({ path: '/api/team/invitations', method: 'POST', body });

export const resendInvitation = (id: string) =>
  callApi<TeamResponse>({ path: `/api/team/invitations/${id}/resend`, method: 'POST' });

export const cancelInvitation = (id: string) =>
  callApi<TeamResponse>({ path: `/api/team/invitations/${id}`, method: 'DELETE' });

export const changeRole = ({ userId, role }: { userId: string; role: MemberRole }) =>
  callApi<TeamResponse>({ path: `/api/team/members/${userId}`, method: 'PATCH', body: { role } });

export const removeMember = (userId: string) =>
  callApi<TeamResponse>({ path: `/api/team/members/${userId}`, method: 'DELETE' });

export const transferOwnership = (body: { userId: string; password?: string }) =>
  callApi({ path: '/api/team/transfer', method: 'POST', body });

export const chooseWorkspace = (workspaceId: string) =>
  callApi({ path: '/api/workspaces/choose', method: 'POST', body: { workspaceId } });

export const leaveTeam = (workspaceId: string) =>
  callApi({ path: '/api/team/leave', method: 'POST', body: { workspaceId } });

export const showInvitation = ({ token, signal }: { token: string; signal: AbortSignal }) =>
  callApi<InvitationResponse>({
    path: '/api/invitations/show',
    method: 'POST',
    body: { token },
    signal,
  });

export const acceptInvitation = (token: string) =>
  callApi({ path: '/api/invitations/accept', method: 'POST', body: { token } });

export function listAudit({ cursor, signal }: { cursor: string | null; signal: AbortSignal }) {
  const query = cursor ? `?cursor=${encodeURIComponent(cursor)}` : '';
  return callApi<AuditResponse>({ path: `/api/audit${query}`, signal });
}
