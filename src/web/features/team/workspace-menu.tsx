import { Building2, Check } from 'lucide-react';
import type { Profile } from '#shared/contract/accounts.ts';
import { roleNames } from '#shared/permissions.ts';
import { pageAddress } from '#web/lib/page-language.ts';
import { Button } from '#web/ui/button.tsx';
import { DeferredMenu } from '#web/ui/deferred-menu.tsx';
import { toast } from '#web/ui/toast.tsx';
import { chooseWorkspace } from './team-calls.ts';

type WorkspaceMenuProps = { profile: Pick<Profile, 'workspace_id' | 'workspaces'> };

/** Anyone who has only their own workspace never sees it. */
export function WorkspaceMenu({ profile: { workspace_id, workspaces } }: WorkspaceMenuProps) {
  if (workspaces.length < 2) return null;
  const current = workspaces.find(({ id }) => id === workspace_id);
  return (
    <DeferredMenu
      align="start"
      trigger={
        <Button
          variant="ghost"
          size="small"
          className="h-10 max-w-52 min-w-11"
          aria-label={`Workspace: ${current?.name ?? 'none'}`}
        >
          <Building2 aria-hidden className="shrink-0" />
          <span className="truncate max-md:hidden">{current?.name ?? 'Choose a workspace'}</span>
        </Button>
      }
    >
      {({ MenuItem, MenuLabel }) => (
        <>
          <MenuLabel>Workspaces</MenuLabel>
          {workspaces.map(({ id, name, role }) => (
            <MenuItem key={id} onSelect={() => void openWorkspace(id)}>
              <Check aria-hidden className={id === workspace_id ? '' : 'invisible'} />
              <span className="min-w-0 truncate">{name}</span>
              <span className="ml-auto pl-3 text-[13px] text-ink-muted">{roleNames[role]}</span>
            </MenuItem>
          ))}
        </>
      )}
    </DeferredMenu>
  );
}

/** The page is loaded anew: nothing of one workspace may be left standing in another. */
export async function openWorkspace(id: string): Promise<void> {
  try {
    await chooseWorkspace(id);
    location.assign(pageAddress('/app'));
  } catch (error) {
    const text = error instanceof Error ? error.message : '';
    toast.error({ title: 'The workspace was not changed', text });
  }
}
