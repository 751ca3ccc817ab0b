import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  CreateWebsiteInput,
  ImportPagesInput,
  PageChangesResponse,
  UpdateWebsiteInput,
  Website,
  WebsitePagesResponse,
  WebsitePreview,
  WebsitesResponse,
} from '#shared/contract/websites.ts';
import { useDataClient } from '#web/state/data-client.tsx';

const allKey = ['websites'] as const;
const progressMs = 1500;
const previewMs = 1000;

/** Followed for as long as the server works on one of them. */
export function useWebsites() {
  const client = useDataClient();
  return useQuery({
    queryKey: [...allKey, 'list'],
    queryFn: ({ signal }) => client.call<WebsitesResponse>({ path: '/api/websites', signal }),
    refetchInterval: ({ state }) => (state.data?.items.some(isBusy) ? progressMs : false),
  });
}

export const isBusy = ({ state, pages, pagesReady }: Website): boolean =>
  ['finding', 'importing', 'syncing'].includes(state) || pagesReady < (pages.imported ?? 0);

/** For anyone who has changed a website by other means than `useWebsiteAction`. */
export function useRefreshWebsites(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: [...allKey, 'list'] });
}

/** Read again whenever the website itself has changed. */
export function useWebsitePages(website: Website) {
  const client = useDataClient();
  const { id, state, pages, pagesReady, lastSyncedAt } = website;
  return useQuery({
    queryKey: [...allKey, 'pages', id, state, pages.imported ?? 0, pagesReady, lastSyncedAt],
    queryFn: ({ signal }) =>
      client.call<WebsitePagesResponse>({ path: pathOf(id, '/pages'), signal }),
    placeholderData: (before) => before,
  });
}

/** What the last sync that changed something found to be different. */
export function useWebsiteChanges({ id, lastSyncedAt }: Website) {
  const client = useDataClient();
  return useQuery({
    queryKey: [...allKey, 'changes', id, lastSyncedAt],
    queryFn: ({ signal }) =>
      client.call<PageChangesResponse>({ path: pathOf(id, '/changes'), signal }),
  });
}

/** What a website has to offer, followed for as long as it is being read. */
export function useWebsitePreview({ id, state }: Pick<Website, 'id' | 'state'>) {
  const client = useDataClient();
  return useQuery({
    queryKey: [...allKey, 'preview', id, state],
    queryFn: ({ signal }) => client.call<WebsitePreview>({ path: pathOf(id, '/preview'), signal }),
    refetchInterval: state === 'finding' ? previewMs : false,
    placeholderData: (before) => before,
  });
}

export type WebsiteAction =
  | { kind: 'create'; input: CreateWebsiteInput }
  | { kind: 'import'; id: string; input: ImportPagesInput }
  | { kind: 'sync' | 'retry' | 'delete'; id: string }
  | { kind: 'update'; id: string; input: UpdateWebsiteInput };

/** Everything an owner does to a website. The list is read again afterwards, whatever came of it. */
export function useWebsiteAction() {
  const client = useDataClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (action: WebsiteAction) => client.call<unknown>(callOf(action)),
    onSettled: async () => {
      for (const key of ['chatbots', 'chatbot']) {
        void queries.invalidateQueries({ queryKey: [key] });
      }
      // Lists of pages follow what the website says of itself; those of a removed one must not be asked for.
      await queries.invalidateQueries({ queryKey: [...allKey, 'list'] });
    },
  });
}

function callOf(action: WebsiteAction) {
  switch (action.kind) {
    case 'create':
      return { path: '/api/websites', method: 'POST', body: action.input } as const;
    case 'import': {
      const { id, input } = action;
      return { path: pathOf(id, '/import'), method: 'POST', body: input } as const;
    }
    case 'update':
      return { path: pathOf(action.id), method: 'PATCH', body: action.input } as const;
    case 'delete':
      return { path: pathOf(action.id), method: 'DELETE' } as const;
    default:
      return { path: pathOf(action.id, `/${action.kind}`), method: 'POST' } as const;
  }
}

const pathOf = (id: string, rest = ''): `/api/${string}` =>
  `/api/websites/${encodeURIComponent(id)}${rest}`;
