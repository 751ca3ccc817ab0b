import type { Deps } from '#server/deps.ts';
import { forgetPerson } from '#server/features/audit/index.ts';
import { AppError } from '#shared/errors.ts';
import { deleteInvitationsOf } from './invitation-queries.ts';
import { getTeam } from './manage-team.ts';
import { countMembers, findWorkspace, listMemberships } from './queries.ts';

/** Others work in what an owner would delete, so they are asked about first. Being a member elsewhere simply ends. */
export function teamAccountData(deps: Deps) {
  const connection = deps.database.orm;
  return {
    name: 'team',
    async exportData({ userId, workspaceId }: { userId: string; workspaceId: string }) {
      const memberOf = await listMemberships({ connection, userId });
      return { own: await getTeam({ deps, workspaceId }), member_of: memberOf };
    },
    async beforeDeletion({ workspaceId }: { workspaceId: string }): Promise<void> {
      const others = await countMembers({ connection, workspaceId });
      if (others > 0) {
        throw new AppError(
          'conflict',
          `${others === 1 ? 'One other person works' : `${others} other people work`} in your workspace. Hand it over to one of them or remove them first; nothing was deleted.`,
        );
      }
      const email = (await findWorkspace({ connection, workspaceId }))?.ownerEmail;
      if (!email) return;
      await forgetPerson({ deps, email });
      await deleteInvitationsOf({ connection, email });
    },
  };
}
