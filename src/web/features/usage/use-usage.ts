import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Profile } from '#shared/contract/accounts.ts';
import { type LimitedResource, limitOf, type Usage } from '#shared/contract/usage.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { type DataClient, useDataClient } from '#web/state/data-client.tsx';
import { useMay } from '#web/state/permissions.tsx';

const freshMs = 60_000;
const refetchMs = 120_000;
const retries = 2;
const usageKey = ['usage'] as const;

/** How much of the plan is used. Undefined while no one knows. */
export function useUsage(userId: string): Usage | undefined {
  return useUsageQuery(userId).data;
}

export function useUsageQuery(userId: string) {
  const client = useDataClient();
  const mayRead = useMay('usage.read');
  return useQuery({
    enabled: mayRead,
    queryKey: usageKey,
    queryFn: ({ signal }) => fetchUsage({ client, userId, signal }),
    staleTime: freshMs,
    refetchInterval: refetchMs,
    retry: (failures, error) =>
      failures < retries && !(error instanceof ApiError && error.status in { 401: 1, 403: 1 }),
  });
}

/** For anyone who has just made or deleted something that counts. */
export function useRefreshUsage(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: usageKey });
}

type Asking = { client: Pick<DataClient, 'call'>; userId: string; signal?: AbortSignal };

/** Should the one call fail, the three counts are asked for one by one. */
export async function fetchUsage({ client, userId, signal }: Asking): Promise<Usage> {
  const withSignal = signal ? { signal } : {};
  try {
    return await client.call<Usage>({
      path: '/api/rpc/get_user_usage',
      method: 'POST',
      body: { user_uuid: userId },
      ...withSignal,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    if (error instanceof ApiError && error.status in { 401: 1, 403: 1 }) throw error;
  }
  const since = encodeURIComponent(startOfMonth(new Date()).toISOString());
  const count = async (path: `/api/${string}`) =>
    (await client.call<{ count: number }>({ path, ...withSignal })).count;
  const [chatbots, documents, messagesThisMonth] = await Promise.all([
    count('/api/chatbots?count=1'),
    count('/api/documents?count=1'),
    count(`/api/messages?count=1&since=${since}`),
  ]);
  return { chatbots, documents, messagesThisMonth, apiCallsThisMonth: 0 };
}

type PlanOf = Pick<Profile, 'effective_plan' | 'chatbot_allowance' | 'is_superuser' | 'role'>;

export function isSuperuser(profile: Pick<Profile, 'is_superuser' | 'role'>): boolean {
  return profile.is_superuser || profile.role === 'superuser';
}

/** -1 means unlimited, as it is for a superuser. */
export function limitFor({
  profile,
  resource,
}: {
  profile: PlanOf;
  resource: LimitedResource;
}): number {
  if (isSuperuser(profile)) return -1;
  const { effective_plan: planId, chatbot_allowance: chatbotAllowance } = profile;
  return limitOf({ planId, resource, chatbotAllowance });
}

/** A new chatbot needs known usage; a document is tried when usage is unknown: the server decides anyway. */
export function hasRoomFor({
  profile,
  usage,
  resource,
}: {
  profile: PlanOf;
  usage: Usage | undefined;
  resource: 'chatbot' | 'document';
}): boolean {
  const limit = limitFor({ profile, resource });
  if (isSuperuser(profile)) return true;
  if (resource === 'chatbot' && profile.effective_plan === 'free') return false;
  if (!usage) return resource === 'document';
  const used = resource === 'chatbot' ? usage.chatbots : usage.documents;
  return limit < 0 || used < limit;
}

/** Whether a chatbot may be created: never before the usage is known, unless nothing about it could matter. */
export function decideCreation(input: {
  profile: PlanOf;
  usage: Usage | undefined;
}): 'allowed' | 'full' | 'unknown' {
  if (hasRoomFor({ ...input, resource: 'chatbot' })) return 'allowed';
  return input.usage || input.profile.effective_plan === 'free' ? 'full' : 'unknown';
}

function startOfMonth(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
}
