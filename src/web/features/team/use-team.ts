import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TeamResponse } from '#shared/contract/team.ts';
import { toast } from '#web/ui/toast.tsx';
import { fetchTeam, listAudit } from './team-calls.ts';

const teamKey = ['team'] as const;
const auditKey = ['audit'] as const;

export function useTeam() {
  return useQuery({ queryKey: teamKey, queryFn: ({ signal }) => fetchTeam(signal) });
}

/** Any change answers with the team as it is afterwards, and is on record. */
export function useTeamChange<Given>({
  change,
  failed,
}: {
  change: (given: Given) => Promise<TeamResponse>;
  /** What to say when it did not work; without it the form says so itself. */
  failed?: string;
}) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess(team) {
      queries.setQueryData(teamKey, team);
      void queries.invalidateQueries({ queryKey: auditKey });
    },
    onError(error) {
      if (failed) toast.error({ title: failed, text: error.message });
      void queries.invalidateQueries({ queryKey: teamKey });
    },
  });
}

export function useAudit() {
  return useInfiniteQuery({
    queryKey: auditKey,
    queryFn: ({ pageParam, signal }) => listAudit({ cursor: pageParam, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}
