import type { Deps } from '#server/deps.ts';
import { listApiKeys } from './manage-api-keys.ts';

/** What an account's export holds of API keys: what they may do, and nothing to call with. */
export function apiKeyAccountData(deps: Deps) {
  return {
    name: 'api_keys',
    exportData: ({ workspaceId }: { workspaceId: string }) => listApiKeys({ deps, workspaceId }),
  };
}
